/** Long links between words, and the small words that do instead. */
export const LINKS = [
  {
    reason: 'A smaller word links this as well.',
    lines: `
-(across|of|over|around) the globe > $1 the world
-(also|commonly|often|otherwise|formerly) known as > $1 called
-(brief) (moment|pause|overview|reprieve|silence|conversation) > short $2
-(cases|contexts|situations|world|environment|society|places|culture) in which > $1 where
-(costs|risks|problems) associated with > $1 of
-(existing) (methods|models|approaches|systems|solutions|laws|tools|literature|policies) > current $2
-(has|have|had) emerged as (a|an|the|one) > $1 become $2
-(many|most|several|some) instances > $1 cases
-^(more|most) importantly , > above all ,
-(previous) (work|studies|research|models|attempts) > earlier $2
-(public|political) discourse > $1 debate
+(these|such) issues > $1 problems
+(the|a|OWN) desire to > $1 wish to
-(vast|large|huge) amounts of > a lot of
-+, and yet > , but
-, known as > , called -- a an
-, which is why > , so
-, yet > , but -- another again
-a (certain|) degree of > some
-a combination of > a mix of
-a handful of > a few
-a part of > part of
-a portion of (the|OWN) > part of $1
+a range of > several
-a surge in > a sharp rise in
+!accompanied by > with
-against (a|the) backdrop of > amid
-!aimed at $ing > to $base
-!akin to > like
+all of (the|these|those|OWN) > all $1
-ample (time|opportunity|evidence|space) > plenty of $1
-an opportunity for > a chance for
+an understanding of > a grasp of
-and ultimately > and in the end
+any (kind|type|sort) of > any
-at this juncture > now
-at times > sometimes -- of like when
-but rather > but
-characterized by > marked by
-continues to be > is still
-!coupled with > along with
-deep within > deep in
-!designed to $base > to $base
-difficult to > hard to
-dubbed > called -- in into
+even though > though
-every single > every
+for instance > for example
-for the purpose of > for
+imbued with > filled with
-immediately (after|following) > right after
-in a bid to > to
-in comparison (to|with) > compared with
-in excess of > more than
-in order for > for
-in order that > so that
-in preparation for > to prepare for
-in the absence of > without
-in the aftermath of > after
-in the meantime > meanwhile
-^in this (STUDY) , (we|i) > here $2
-!intended to $base > to $base
+mindful of > aware of
+most commonly > most often
-~not merely > not just
-oblivious to > unaware of
+once more > again
+one another > each other
+opportunities for > chances for
+rather than (a|an|the|OWN) > instead of $1
-referred to as > called
-regardless of (OWN) > whatever $1
+replied > answered -- to with that
-stated that > said that
-stating that > saying that
-suitable for > right for
-tailored to (the|meet|specific|individual|OWN) > adapted to $1
-^that said , > still ,
-the (majority) of the > most of the
-the advent of > the arrival of
+the consequences of > the effects of
-the extent to which > how far
-the likelihood of > the chance of
-the necessity (of|for) > the need for
-the opportunity for > the chance for
-the reason why > the reason
-the sheer (number|volume|size|amount|scale) of > the $1 of
-the true (nature|meaning|essence|value|cost|power) of > the real $1 of
-the very (fabric|heart|core|essence|nature|foundation|foundations|idea|notion|soul) of > the $1 of
+through $ing (the|a|an|OWN|these) > by $ing $1
-time (after|and) (again|time) > again and again
-viewed as > seen as
-ways in which > ways
-when compared (to|with) > compared $1
-which in turn > which
-while simultaneously > while also
+with a sense of > with -- humor humour direction style self identity the what how
-with regards to > about
-within (the|a|an|this|that|these|those|OWN) > in $1 -- next first last past limits bounds framework range rules law reach hour hours day days week weeks month months year years walls confines scope budget distance minute minutes seconds hundred thousand few yards miles meters feet inches inch radius kilometers single
-^yet > but -- another again
-^yet , > but
`,
  },
];
