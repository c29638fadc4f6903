/**
 * base > plainer base / another. Every form is inflected from these.
 * Marks before the base: * for every strength, + for strong alone, ~ where a text speaks to somebody, ? only where the sentence
 * shows that it is a verb. docs/rewriter.md tells how to add one.
 */
export const VERBS = `
abolish > end
accelerate > speed up
accommodate > fit
accomplish > achieve
accumulate > build up
?address > deal with
adhere > keep
affirm > confirm
?aid > help
alleviate > ease
allude > refer
ameliorate > improve
?articulate > express
ascertain > find out
assist > help
?attempt > try
augment > add to
beckon > call
*?boast > have
*bolster > support / strengthen
broaden > widen
*burgeon > grow
cherish > value
circumvent > get around
coalesce > come together
+collaborate > work together
commemorate > mark
*commence > start
commend > praise
comprehend > understand
-?conduct > carry out
confound > puzzle
?construct > build
contemplate > consider
convey > express
corroborate > confirm
*?craft > create
*culminate > end
curtail > cut
decipher > work out
deduce > work out
deem > consider
*delve > look
demonstrate > show
denounce > condemn
depart > leave
depict > show
descend > come down
deteriorate > get worse
devise > design
discern > make out
disclose > reveal
+discover > find -- how
?disregard > ignore
disseminate > spread
dissipate > fade
divulge > reveal
dwindle > shrink
elapse > pass
elicit > draw
eliminate > remove
elongate > lengthen
*elucidate > explain
emanate > come
*embark > set out
*emphasise > stress
*emphasize > stress
*emulate > copy
*encapsulate > sum up
*encompass > cover / include
endanger > put at risk
*?endeavor > try
*?endeavour > try
engender > create
engross > absorb
*enhance > improve
enrich > improve
ensue > follow
*entail > involve
enumerate > list
envisage > imagine
*envision > imagine
eradicate > wipe out
erode > wear away
eschew > avoid
evade > avoid
*evoke > call up
*exacerbate > worsen
-#examine > look at -- further
*exemplify > show
*?exhibit > show
*expedite > speed up
extinguish > put out
*facilitate > support
foresee > expect
forfeit > lose
formulate > work out
fortify > strengthen
*?foster > encourage
*garner > win / gain
?gauge > measure
*grapple > struggle
hamper > slow
*?harness > use
?herald > announce
*?highlight > show / point to
hinder > hold back
*illustrate > show
*?impact > affect
impart > give
impede > slow
implore > beg
incentivize > encourage
induce > cause
inhibit > hold back
-initiate > start
inquire > ask
inspect > check
*instill > build
inundate > flood
-#investigate > look into -- further
invigorate > refresh
jeopardize > put at risk
*?leverage > use
?locate > find
mitigate > reduce
*necessitate > require
negate > cancel
notify > tell
*nurture > support
obliterate > destroy
obstruct > block
-obtain > get
operationalize > put into practice
*optimize > improve
*orchestrate > direct
originate > start
oscillate > swing
~outperform > beat
?overhaul > rework
perceive > see
permeate > fill
?permit > allow
perpetuate > keep alive
+pertain > relate
pervade > fill
?pinpoint > find
ponder > think about
portray > show
possess > have
preclude > rule out
proclaim > declare
procure > get
proliferate > spread
prolong > extend
*propel > push
prosper > do well
provoke > cause -- thought thoughts thinking reflection
?purchase > buy
quantify > measure
quell > calm
reaffirm > confirm
rectify > fix
*reimagine > rethink
reinforce > strengthen
reiterate > repeat
rejuvenate > refresh
rekindle > revive
relinquish > give up
remediate > fix
replenish > refill
resemble > look like
*reshape > change
restrict > limit
retain > keep
*revolutionize > transform
?safeguard > protect
scrutinize > study
?seek > look for
-?select > choose
*?showcase > show / display
*spearhead > lead
stimulate > encourage
*streamline > simplify
subside > ease
substantiate > support
succumb > give in
supersede > replace
?supplement > add to
*surmount > overcome
symbolize > stand for
tackle > deal with
terminate > end
thwart > stop
transcend > go beyond
transpire > happen
traverse > cross
?trigger > cause
*underpin > support
*underscore > show
unearth > find
*unveil > reveal
*utilise > use
*utilize > use
vanish > disappear
vanquish > defeat
verify > check
?warrant > justify
?witness > see
yearn > long
*?yield > give / produce
`;
