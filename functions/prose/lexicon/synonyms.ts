/** Words that say the same as others. The fact check takes the one for the other, both ways: word > another / a third. */
export const SYNONYMS = `
aberrant > unusual
abolish > end
abrupt > sudden
abruptly > suddenly
abundant > plentiful
accelerate > speed up
accolade(s) > award
accommodate > fit
accomplish > achieve
accumulate > build up
adaptable > flexible
additional > extra / more
address > deal with
adept > skilled
adhere > keep
adore > love
advancements > advances
advantageous > useful
adversary > opponent
adversities > hardships
adversity > hardship
affirm > confirm
affluent > wealthy
aforementioned > same
aid > help
ailment(s) > illness
alarming > worrying
albeit > though
alleviate > ease
allude > refer
allure > appeal
alter > change
alteration(s) > change
although > though
amass > gather
ambience > mood
ambiguous > unclear
ameliorate > improve
amidst > amid
amongst > among
ancillary > extra
anguish > pain
anxiously > nervously
appealing > attractive
apprehension(s) > worry
apprehensive > worried
approximately > about
arduous > hard
arouse > stir
articulate > express
ascertain > find out
aspiration(s) > hope
assist > help
assistance > help
astonishing > surprising
astounding > surprising
atop > on
attain > reach
attempt > try
attentively > carefully
audacious > bold
augment > add to
await > wait for
awe-inspiring > impressive
baffling > puzzling
beckon > call
beneath > under
beneficial > helpful / useful
beverage(s) > drink
bewilder > confuse
bizarre > strange
bleak > grim
boast > have
bolster > strengthen
boundless > endless
breathtaking > stunning
broaden > widen
broader > wider
burgeon > grow
bygone > past
calamity > disaster
calculate > work out
camaraderie > friendship
capabilities > abilities
capability > ability
captivating > gripping
catastrophe(s) > disaster
cautiously > carefully
cease > stop
ceaseless > constant
ceaselessly > constantly
cessation > end
challenges > problems / difficulties
challenging > difficult
chasm(s) > gap
cherish > value
chiefly > mainly
circumvent > get around
coalesce > come together
cognizant > aware
cohesive > united
collaborate > work together
collaboratively > together
colossal > huge
combat > fight
commemorate > mark
commence > start
commend > praise
commendable > good
commonplace > common
compelling > strong
comprehend > understand
comprehensive > full / thorough / broad
comprehensively > fully
conceal > hide
concept(s) > idea
concurrently > at the same time
conducive > helpful
conduct > carry out
confound > puzzle
consensus > agreement
considerable > great
constrain > limit
construct > build
contemplate > consider
contemporary > modern
contentious > disputed
continuously > constantly
conventional > standard
convey > express
cornerstone(s) > foundation
corroborate > confirm
cosmos > universe
countless > many
courageous > brave
covert > secret
covertly > secretly
craft > create
crucial > important
cryptic > puzzling
culminate > end
cumbersome > awkward
currently > now
curtail > cut
daring > bold
daunting > difficult
deceptive > misleading
decipher > work out
deduce > work out
deem > consider
deep-rooted > deep
deep-seated > deep
defective > faulty
deftly > skillfully
deliberately > on purpose
delightful > lovely
delineation > outline
demeanor > manner
demonstrate > show
denounce > condemn
depart > leave
dependable > reliable
depict > show
descend > come down
deteriorate > get worse
deterioration > decline
detrimental > harmful
devise > design
devoid > empty
dichotomy > split
difficult > hard
dire > serious
directive(s) > order
discern > make out
discernible > visible
disclose > reveal
discover > find
discrepancy > difference
discrete > separate
disparate > different
disparities > gaps
display > show
disregard > ignore
disseminate > spread
dissipate > fade
diverse > varied / different
divulge > reveal
dormant > inactive
drastically > sharply
drawback(s) > weakness
dreadful > terrible
dwindle > shrink
efficacy > effectiveness
effortless > easy
effortlessly > easily
egregious > shocking
elapse > pass
elevate > improve
elicit > draw
eliminate > remove
elongate > lengthen
elucidate > explain
emanate > come
embark > set out
embodiment > picture
emergence > rise
emotions > feelings
emphasise > stress
emphasize > stress
emulate > copy
enable > allow
encapsulate > sum up
enchanting > charming
encompass > cover / include
endanger > put at risk
endeavor > try
endeavour > try
endorse > back
enduring > lasting
engaging > interesting
engender > create
engross > absorb
enigma(s) > mystery
enigmatic > mysterious
enormous > huge
enormously > hugely
enrich > improve
ensue > follow
entail > involve
enthusiastically > eagerly
entire > whole
entirely > completely
enumerate > list
envisage > imagine
envision > imagine
equilibrium > balance
equitable > fair
eradicate > wipe out
eradication > removal
erode > wear away
eschew > avoid
ethos > spirit
evade > avoid
evaluate > assess
ever-changing > changing
ever-evolving > changing
ever-growing > growing
ever-present > constant
evident > clear
evoke > call up
exacerbate > worsen
examine > look at
exceedingly > very
exceptional > outstanding
exceptionally > very
excessive > too much
exemplary > model
exhaustive > complete
exhilarating > exciting
expanse > stretch
expansive > wide
expedite > speed up
expenditure > spending
exquisite > beautiful
extinguish > put out
extraordinarily > very
extremely > very
exuberant > lively
facet(s) > side
facilitate > support
far-reaching > wide
feasible > possible
feeble > weak
fervent > keen
fervor > passion
findings > results
flawless > perfect
flawlessly > perfectly
fleeting > brief
fluctuation(s) > swing
foe(s) > enemy
foremost > leading
foresee > expect
forfeit > lose
formerly > once
formidable > tough
formulate > work out
fortify > strengthen
fortunate > lucky
fortunately > luckily
foundational > core
fragment(s) > piece
frequently > often
fruitful > useful
fundamental > basic
futile > useless
game-changing > major
gamut > range
gauge > measure
genesis > origin
genuine > real
genuinely > really
gigantic > huge
globally > around the world
gradually > slowly
grant > give
grapple > struggle
grievance(s) > complaint
groundbreaking > pioneering
grueling > hard
gruesome > horrible
habitual > usual
hallmark(s) > mark
halt > stop
hamper > slow
harness > use
hastily > quickly
hazardous > dangerous
heartfelt > sincere
heartwarming > touching
hectic > busy
heinous > terrible
herald > announce
highlight > show / point to
hilarious > very funny
hinder > hold back
hitherto > until now
holistically > as a whole
horrific > terrible
horrifying > horrible
hurriedly > quickly
iconic > famous
idyllic > peaceful
illicit > illegal
illustrate > show
illustrious > famous
immaculate > spotless
immediately > at once
immense > huge / great
immensely > hugely
immutable > fixed
impact > affect
impact(s) > effect
impactful > powerful
impart > give
impassioned > passionate
impeccable > perfect
impeccably > perfectly
impede > slow
impending > coming
impetus > push
implore > beg
impoverished > poor
improperly > wrongly
inadequate > poor
inadvertently > accidentally
inaugural > first
incentivize > encourage
inception > start
incessant > constant
incorrect > wrong
incorrectly > wrongly
incredible > amazing
incredibly > very
indefinitely > without end
indelible > lasting
indication(s) > sign
indispensable > essential / key
individuals > people
induce > cause
inefficiencies > waste
inescapable > certain
infamous > notorious
influence > affect
influx > flood
inhabitants > people
inhibit > hold back
initial > first
initially > first
initiate > start
innate > natural
innately > naturally
innovative > new
innumerable > countless
inquire > ask
inquisitive > curious
insightful > useful
insignificant > small
inspect > check
instantly > at once
instigate > start
instill > build
integral > essential
intensely > deeply
intermittent > occasional
interplay > interaction
intervene > step in
intricacies > details
intricacy > complexity
intricate > complex
intriguing > interesting
inundate > flood
invaluable > very useful
invariably > always
investigate > look into
invigorate > refresh
invigorating > refreshing
irrevocably > forever
jeopardize > put at risk
jointly > together
joyfully > happily
joyous > happy
judiciously > wisely
juncture > point
laborious > slow
largely > mostly
lengthy > long
lethal > deadly
leverage > use
limitations > limits
locate > find
long-standing > old
longstanding > old
lucrative > profitable
luminous > bright
magnificent > splendid
magnitude > size
mandatory > required
marginally > slightly
markedly > clearly
marvelous > wonderful
massive > huge
massively > hugely
masterfully > skillfully
menacing > threatening
merely > only
mesmerizing > fascinating
methodologies > methods
meticulously > carefully
mind-boggling > amazing
mindset > outlook
misguided > mistaken
misstep(s) > mistake
mitigate > reduce
modalities > forms
modern-day > modern
modification(s) > change
modify > change
momentary > brief
momentous > important
monotonous > dull
monumental > huge
multifaceted > complex
multiple > several
mundane > everyday
myriad > countless / many
nation(s) > country
nearly > almost
necessitate > require
negate > cancel
negligible > tiny
nevertheless > still
newfound > new
nonetheless > still
noteworthy > interesting
noticeable > clear
notify > tell
notion(s) > idea
notwithstanding > despite
novel > new
nuance(s) > subtlety
nuanced > subtle
numerous > many
nurture > support
objective(s) > goal
obligatory > required
obliterate > destroy
obsolete > outdated
obstruct > block
obtain > get
occasionally > sometimes
occur > happen
occurrence(s) > event
ongoing > continuing
onset > start
operationalize > put into practice
optimistic > hopeful
optimize > improve
opulent > rich
orchestrate > direct
originally > first
originate > start
oscillate > swing
outcome(s) > result
outperform > beat
outset > start
overhaul > rework
overly > too
overwhelming > great
pacify > calm
painstaking > careful
painstakingly > carefully
partially > partly
particularly > especially
particulars > details
pathway(s) > path
peculiar > strange
penchant > liking
perceive > see
peril(s) > danger
perilous > dangerous
periodically > from time to time
perish > die
permeate > fill
permissible > allowed
permit > allow
permutation(s) > variation
perpetual > constant
perpetually > always
perpetuate > keep alive
perplexing > puzzling
personnel > staff
perspectives > views
pertain > relate
pertinent > relevant
pervade > fill
physician(s) > doctor
picturesque > pretty
pinnacle > peak
pinpoint > find
pledge(s) > promise
poignant > moving
ponder > think about
portray > show
possess > have
postpone > put off
potent > powerful
potential > possible
powerfully > strongly
preclude > rule out
precursor(s) > forerunner
predicament(s) > problem
predominant > main
predominantly > mainly
prerequisite(s) > requirement
present-day > modern
pressing > urgent
prestigious > respected
prevailing > current
prevalent > common
primarily > mainly
primary > main
prior > previous
pristine > clean
proclaim > declare
procure > get
proficiency > skill
proficient > skilled
profound > deep
profoundly > deeply
profundity > depth
progressively > steadily
prohibit > ban
proliferate > spread
proliferation > spread
prolong > extend
promptly > quickly
propel > push
propensity > tendency
proponent(s) > supporter
prosper > do well
protagonist(s) > main character
protracted > long
provoke > cause
prudent > wise
purchase > buy
quantify > measure
quell > calm
quest(s) > search
quintessential > classic
quirky > odd
radiant > bright
ramification(s) > effect
rampant > widespread
rapid > fast
rapidly > quickly
rationale > reason
readily > easily
reaffirm > confirm
recollection(s) > memory
rectify > fix / correct
refine > improve
regarding > about
reimagine > rethink
reinforce > strengthen
reiterate > repeat
rejuvenate > refresh
rekindle > revive
relentlessly > constantly
reliance > dependence
relinquish > give up
relocate > move
reluctance > unwillingness
remainder > rest
remark(s) > comment
remarkable > striking / great
remarkably > surprisingly / very
remediate > fix
remnants > remains
remorse > regret
repair > fix
repercussion(s) > effect
replenish > refill
request > ask for
rescue > save
resemble > look like
reshape > change
residence(s) > home
resounding > clear
restrict > limit
resurgence > revival
retain > keep
reverence > respect
revitalize > revive
revolutionize > transform / change
rigorously > strictly
roadmap(s) > plan
robust > solid / strong
rudimentary > basic
safeguard > protect
salvage > save
savor > enjoy
scarcely > hardly
scrutinize > study
seamless > smooth
seamlessly > smoothly
seek > look for
select > choose
seminal > important
sensation(s) > feeling
serene > calm
serenely > calmly
severe > serious
severity > seriousness
shortcoming(s) > weakness
shortly > soon
showcase > display / show
significance > importance
significant > major / large / big
significantly > greatly
silently > quietly
simply > just
simultaneously > at the same time
sizable > large
skepticism > doubt
skillset(s) > skill
slight > small
sluggish > slow
slumber > sleep
solace > comfort
solely > only
sought-after > popular
spacious > roomy
spearhead > lead
sporadic > occasional
staggering > huge
stance(s) > position
starkly > sharply
steadfastly > firmly
stimulate > encourage
straightforward > simple
stringent > strict
subsequent > later
subsequently > later
subside > ease
substantial > great
substantially > greatly
substantiate > support
succinct > short
succumb > give in
sufficient > enough
sufficiently > enough
superb > excellent
supplement > add to
supplementary > extra
surmount > overcome
susceptible > open
sustenance > food
swift > quick
swiftly > quickly
symbolize > stand for
synergies > shared gains
tackle > deal with
takeaway(s) > lesson
tale(s) > story
tapestry > fabric
tedious > dull
tenet(s) > principle
terminate > end
terrifying > frightening
thought-provoking > interesting
thoughtfully > with care
thrilling > exciting
thriving > successful
thwart > stop
time-consuming > slow
timeframe(s) > period
timeless > lasting
timid > shy
trajectories > paths
tranquil > calm
tranquility > calm
transcend > go beyond
transformative > powerful / deep
transpire > happen
traverse > cross
treacherous > dangerous
tremendous > huge
tremendously > greatly
trepidation > fear
trigger > cause
trivial > small
tumultuous > stormy
turmoil > trouble
typically > usually
ubiquitous > widespread
ultimately > in the end
unassuming > modest
unconventional > unusual
undeniable > clear
undeniably > plainly
undermine > weaken
underpinnings > foundations
underscore > show
undertake > take on
undoubtedly > surely / no doubt
unearth > find
unending > endless
unequivocally > clearly
unforeseen > unexpected
unforgettable > memorable
unmistakable > clear
unnerving > disturbing
unparalleled > unmatched
unsettling > disturbing
untapped > unused
untimely > early
unveil > present
unyielding > firm
upcoming > coming
upon > on
user-friendly > easy to use
utilise > use
utilize > use
utmost > greatest
utterly > completely
valiantly > bravely
valuable > useful
vanish > disappear
vanquish > defeat
various > several / different
vast > huge
vehemently > strongly
verbose > wordy
verdant > green
verify > check
via > through
vibrant > lively / bright
vicinity > area
viewpoint(s) > view
vigilant > watchful
vigor > energy
vigorous > strong
visibly > clearly
vital > important
vitality > energy
vividly > clearly
warrant > justify
weariness > tiredness
weary > tired
whatsoever > at all
whereas > while
whilst > while
whimsical > playful
wholeheartedly > fully
wholly > fully
wide-ranging > broad
witness > see
world-class > excellent
wrath > anger
yearn > long
yield > give / produce
`;
