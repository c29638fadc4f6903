/** Long links between words, and the small words that do instead. */
export const LINKS = [
  {
    reason: 'A smaller word links this as well.',
    lines: `
-(across|of|over|around) the globe > $1 the world
-(also|commonly|often) known as > $1 called
-(contexts|environment|situations|world) in which > $1 where
-(costs|risks|problems) associated with > $1 of
-(has|have) emerged as (a|the) > $1 become $2
-^(more|most) importantly , > above all ,
-(public|political) discourse > $1 debate
+(these|such) issues > $1 problems
+(the|a|OWN) desire to > $1 wish to
-+, and yet > , but
-, known as > , called -- a an
-, yet > , but -- another again
-a combination of > a mix of
-a handful of > a few
-a part of > part of
-a portion of (the|OWN) > part of $1
+a range of > several
-a surge in > a sharp rise in
+!accompanied by > with
-!aimed at $ing > to $base
-!akin to > like
+all of (the|these|those|OWN) > all $1
-ample (opportunity|space|time) > plenty of $1
-an opportunity for > a chance for
+an understanding of > a grasp of
-and ultimately > and in the end
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
-existing (methods|models|approaches|solutions|laws|tools|policies) > current $1
+for instance > for example
-for the purpose of > for
-from within (the|a|an|this|that|these|those|OWN) > from inside $1
+imbued with > filled with
-in a bid to > to
-in excess of > more than
-in the absence of > without
-in the aftermath of > after
-^in this (STUDY) , (we|i) > here $2
-!intended to $base > to $base
+mindful of > aware of
-~not merely > not just
-oblivious to > unaware of
+once more > again
+one another > each other
+opportunities for > chances for
-previous (attempts|models|research|studies|work) > earlier $1
+rather than (a|an|the|OWN) > instead of $1
-referred to as > called
-regardless of (OWN) > whatever $1
+replied > answered -- to with that
-stated that > said that
-stating that > saying that
-suitable for > right for
-tailored to (the|meet|specific|individual|OWN) > adapted to $1
-^that said , > still ,
-the advent of > the arrival of
+the consequences of > the effects of
-the extent to which > how far
-the likelihood of > the chance of
-the necessity of > the need for
-the sheer (number|scale|size|volume) of > the $1 of
-the true (cost|meaning|nature|value) of > the real $1 of
-the very (fabric|heart|core|essence|nature|foundation|foundations|idea|notion|soul) of > the $1 of
-viewed as > seen as
-ways in which > ways
-which in turn > which
-while simultaneously > while also
+with a sense of > with -- humor humour direction style self identity the what how
-within (the|a|an|this|that|these|those|OWN) > in $1 -- next first last past limits bounds framework range rules law reach hour hours day days week weeks month months year years walls confines scope budget distance minute minutes seconds hundred thousand few yards miles meters feet inches inch radius kilometers single
-^yet > but -- another again
-^yet , > but
`,
  },
];
