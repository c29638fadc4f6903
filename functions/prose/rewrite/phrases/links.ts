/** Long links between words, and the small words that do instead. */
export const LINKS = [
  {
    reason: 'A smaller word links this as well.',
    lines: `
+(a) (better|clear|good|solid|strong|firm|full) understanding of > a $2 grasp of
+(a) deeper understanding of > a better grasp of
-(across|of|over) the globe > $1 the world
-(also|commonly|widely|often|sometimes|otherwise|popularly|formerly) known as > $1 called
-(as) (evidenced|illustrated|demonstrated|exemplified) by > as shown by
-(become|becomes|became|becoming) apparent > $1 clear
-(benefits|challenges|costs|dangers|difficulties|issues|problems|risks) associated with > $1 of
-(brief) (moment|period|time|pause|visit|description|summary|overview|introduction|reprieve|respite|glance|silence|conversation|meeting|statement|stay|career) > short $2
+(can|may|will|could|would|might) ultimately > $1
-(cases|contexts|countries|environments|fields|industries|scenarios|situations|societies) in which > $1 where
-(conference|crisis|debate|environment|event|field|industry|nation|neighborhood|region|room|setting|situation|society|state|town|village|workplace) in which > $1 where
-(era|moment|period|time|year|day|age) in which > $1 when
-(existing) (methods|models|approaches|systems|techniques|solutions|research|laws|law|rules|tools|studies|literature|policies|practices) > current $2
-(has|have|had) emerged as (a|an|the|one) > $1 become $2
-(many|most|several|some) instances > $1 cases
-^(more|most) importantly , > above all ,
-^(moving|going) forward , > from now on ,
-(previous) (work|studies|research|methods|models|approaches|attempts|experiments|efforts|results|versions) > earlier $2
-(public|political|civil|national) discourse > $1 debate
-(severely) (damaged|limited|affected|restricted|hurt|burned|wounded|hampered) > badly $2
-(these|many|different|various|real-world|such) scenarios > $1 situations
+(these|such) issues > $1 problems
+(the|a|his|her|their|my|our|its) desire to > $1 wish to
-(this|that|the|any|such a) scenario > $1 situation
-(vast|large|huge) amounts of > a lot of
-(viable) (option|options|solution|solutions|alternative|alternatives|plan|strategy) > workable $2
-+, and yet > , but
-, following the (accident|announcement|arrest|attack|birth|collapse|crash|death|election|explosion|fire|incident|loss|match|murder|release|success|war) > , after the $1
-, known as > , called -- a an
-, notably > , especially
-, which is why > , so
-, yet > , but -- another again
-a (certain|) degree of > some
-a certain level of > some
-a combination of > a mix of
-a handful of > a few
-a majority of > most
-a part of > part of
-a portion of (the|his|her|their|its) > part of $1
+a range of > several
-a sizable > a large
-a slew of > many
-a spate of > a series of
-a surge in > a sharp rise in
*a treasure trove of > a store of
*a whirlwind of > a rush of
+!accompanied by > with
-against (a|the) backdrop of > amid
-!aimed at $ing > to $base
-!akin to > like
-all across the > across the
+all of (the|these|those|my|our|their|his|her) > all $1
-ample (time|opportunity|evidence|space|room|opportunities|resources) > plenty of $1
-an ever-changing > a changing
-an ever-growing > a growing
-an opportunity for > a chance for
+an understanding of > a grasp of
-and ultimately > and in the end
+any (kind|type|sort) of > any
-apparent that > clear that
-as a consequence of > because of
-as a direct result of > because of
-as a way of $ing > to $base
-as of now > now
-as regards > about
+as though > as if
-^as time (passed|went on|went by|progressed) , > in time ,
-at any given (moment|time) > at any $1
-at the very least > at least
-at this juncture > now
-at times > sometimes -- of like when
-but rather > but
-characterized by > marked by
-continues to be > is still
-!coupled with > along with
-deep within > deep in
-!designed to $base > to $base
-difficult to > hard to
-drastically different > very different
-dubbed > called -- in into
+even though > though
-every now and then > now and then
-every once in a while > now and then
-every single > every
+exclusively (for|on|to|in|by|from) > only $1
-exhaled > breathed out
-few and far between > rare
-^following the (accident|announcement|arrest|attack|birth|collapse|crash|death|election|explosion|fire|incident|loss|match|murder|release|success|war) > after the $1
+for instance > for example
-for the duration of > throughout
-for the purpose of > for
+from (all) walks of life > of all kinds
-from a young age > from childhood
+from every corner of > from all over
-from that (moment|point) on > from then on
-from that (moment|point) onward > from then on
-from time to time > now and then
-given the fact that > since
+imbued with > filled with
-immediately (after|following) > right after
-in a bid to > to
-in a matter of (seconds|minutes|hours|days|weeks|months) > within $1
-in a responsible manner > responsibly
-in a sense , > in a way ,
-in a similar (vein|manner|fashion) > in the same way
-in a systematic manner > systematically
-in advance of > before
-in all likelihood > probably
-in and of itself > in itself
-in any (manner|fashion) > in any way
-in close succession > one after another
-in comparison (to|with) > compared with
-^in comparison , > by contrast ,
-in due course > in time
-in excess of > more than
-in hopes of $ing > hoping to $base
-in large part because > mostly because
-in light of (this|these|the|his|her|their|its|recent) > given $1
-in most (instances|circumstances) > usually
-in one way or another > somehow
-in opposition to > against
-in order for > for
-in order that > so that
-in preparation for > to prepare for
+^in reality , > in fact ,
-^in recent times , > lately ,
-in reference to > about
-in retrospect , > looking back ,
-^in stark contrast to > unlike
-in such a way as to > to
-in the absence of > without
-in the aftermath of > after
-in the company of > with
-in the hopes of $ing > hoping to $base
-in the meantime > meanwhile
-in the modern world > today
-in the present day > today
-in this (manner|fashion) > this way
-^in this (paper|report|study|essay|article) , (we|i) > here $2
-in today's (society|age) > today
-in today's rapidly changing > in today's changing
-in unison > together
-inhaled > breathed in
-!intended to $base > to $base
-irrespective of > regardless of
-it appears that > it seems that
+mindful of > aware of
-more difficult > harder
+most commonly > most often
-^needless to say , > of course ,
-~not merely > not just
-^nowadays , > today ,
-oblivious to > unaware of
-on (many|multiple|several) levels > in many ways
-on (multiple|several) occasions > several times
-on a deeper level > more deeply
-on a global scale > around the world
-on a personal level > personally
-on account of > because of
-on numerous (levels|fronts) > in many ways
-on occasion > sometimes
-on rare occasions > rarely
-on the (subject|topic|issue) of > about
-on the part of > by
-once in a while > now and then
+once more > again
+one another > each other
+opportunities for > chances for
-out of the ordinary > unusual
-owing to > because of
-part and parcel of > part of
+rather than (a|an|the|his|her|their|its|my|our|your) > instead of $1
-referred to as > called
-regardless of (his|her|their|its|your|our|my) > whatever $1
+replied > answered -- to with that
-stated that > said that
-stating that > saying that
-suitable for > right for
-tailored to (the|meet|their|your|his|her|each|specific|individual) > adapted to $1
-that is to say > that is
-^that said , > still ,
-the (majority) of the > most of the
-the advent of > the arrival of
-the better part of > most of
-the bulk of > most of
+the consequences of > the effects of
-the degree to which > how much
-the demise of > the end of
-the extent to which > how far
-the likelihood of > the chance of
-the necessity (of|for) > the need for
-the opportunity for > the chance for
-the rate at which > how fast
-the reason for this is that > this is because
-the reason why > the reason
-the sheer (number|volume|size|amount|scale) of > the $1 of
-the transition from > the shift from
-the true (nature|meaning|essence|value|cost|power) of > the real $1 of
-the very (fabric|heart|core|essence|nature|foundation|foundations|idea|notion|soul) of > the $1 of
-this is due to the fact that > this is because
+through $ing (the|a|an|my|our|their|his|her|its|your|this|these) > by $ing $1
-throughout the (country|region|city|nation) > across the $1
-time (after|and) (again|time) > again and again
-under the assumption that > assuming that
-up until > until
-viewed as > seen as
-way in which > way
-ways in which > ways
-when compared (to|with) > compared $1
-which in turn > which
-while simultaneously > while also
+with a sense of > with -- humor humour direction style self identity the what how
-with a view to $ing > to $base
-with great care > carefully
-with increasing frequency > more and more often
-with regards to > about
-with the (intent|intention) to > to
-with the passage of time > in time
-within (the|a|an|this|that|these|those|my|your) > in $1 -- next first last past limits bounds framework range rules law reach hour hours day days week weeks month months year years walls confines scope budget distance minute minutes seconds hundred thousand few yards miles meters feet inches inch radius kilometers single
-^yet > but -- another again
-^yet , > but
`,
  },
];
