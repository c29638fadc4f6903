/** Common verbs by their base form: evidence for word classes, and what an "-ing" form may turn back into. */
export const KNOWN_VERBS = `
accelerate accept accompany account accuse achieve acknowledge acquire act adapt add address adjust adopt advance advise
advocate affect afford aid aim alarm align allege allocate allow alter amplify analyse analyze anchor announce answer
anticipate apologize appear appease apply appreciate approach argue arise arm armor arrange arrest arrive ask assess assign
assist associate assume assure attack attempt attend attract attribute avoid await awaken bake balance banish baptize bargain
base bathe be beam bear beat beckon become beg begin believe belong benefit bind bite blame blanket blast blaze bleed blend
blink block bloom blow blur bolt bomb boost borrow bother bounce bow brace braid break breathe brew bridge bring broadcast
broaden bruise brush buckle build bulge bundle burn bury buy buzz calculate call calm campaign cancel capture care carry carve
cast catch cause celebrate cement certify challenge change charge chase check chew chill chip choose chop chronicle chuckle
cite claim clap clarify classify clean cleanse clear clench click climb cling close clutch coach coax coil collaborate
collapse collect collide color combine come comfort command communicate compare compensate compete compile complain complete
complicate comply compress comprise compromise compute conceal concentrate concern conclude conduct confess confine confirm
conflict confront confuse conjure connect conserve consider consist constitute construct consult consume contain contemplate
continue contract contrast contribute control convert convey convict convince cook cool cooperate cope cost cough count
counter cover crack cradle craft crash crawl creak create criticize cross crouch crown crumble crush cry culminate cultivate
curate curb curl curse curve cut damage dance dangle dare dart deal debate decay decide decipher declare decline decrease
dedicate deepen defend define degrade delay delight deliver delve demand demonstrate deny depend depict deploy derive descend
describe deserve design destroy detach detail detain detect deter determine develop devise devote devour dictate differ digest
dim diminish dip direct disable disappear discard discourage discover discuss dismiss display disrupt dissect dissolve
distinguish distort distribute dive divert divide document dominate donate double doubt drag drain drape draw dream dredge
drench dress drift drink drip drive drop drown drum dry dust dwell earn ease eat echo edit educate elevate elicit eliminate
embed embody embrace emerge emphasise emphasize employ empower empty enable enchant encode encounter encourage end endure
enforce engage engrave engulf enhance enjoy enlist enrich enroll ensue ensure entail enter entertain entice envelop equip
erase erode erupt escape escort establish estimate evade evaluate evaporate evoke evolve examine exceed excite exclaim exclude
execute exercise exert exhale exhaust exile exist expand expect experience explain exploit explore export expose express
extend extract exude face facilitate fade fail fall fascinate feature feed feel ferry fetch fight file fill find fine finish
fire fit fix flank flare flash flatten flee flicker flinch fling flip float flood flourish flow flutter focus fold follow
forbid force forecast forge forget forgive form foster fracture fragment frame free freeze frighten frown fuel fulfill fumble
function fund funnel fuse gain garner gasp gather gaze generate gesture get giggle gild give glance glare gleam glide glimpse
glint glisten glow gnaw go govern grab grace grant grapple grasp graze greet grin grind grip groan grow growl guarantee guard
guess guide gulp hack hail halt halve hammer handle hang happen harden harm harness haul haunt have heal hear heat heighten
help herald hesitate hide highlight hint hire hiss hit hoist hold hone honor hope hover howl huddle hug hum humble hunt hurl
hurry hurt identify ignite ignore illuminate illustrate imagine immerse immortalize impact impart implement imply import
impose imprison improve inch include incorporate increase incur indicate influence inform infuse inhale inherit inhibit
initiate injure ink innovate insist inspect inspire install instill integrate intend intensify interact interpret interrupt
intertwine intervene intrigue introduce invade invest investigate invite involve irritate isolate issue itch jab jog join jolt
judge juggle jump justify keep kick kidnap kill kiss kneel knit knock know label lace lack lag land lash last laugh launch lay
lead leak lean leap learn leave lend lessen let leverage liberate license lick lie lift light limit limp linger link listen
live locate lodge look loom loot lose love lower lure lurk magnify maintain make manage manipulate manufacture map march mark
market marry mask match matter maximize mean measure mediate meet melt mend mention merge mimic mingle minimize mirror miss
mitigate mix moan mock model modify mold monitor motivate mount mourn move multiply mumble murder murmur mutter name narrow
navigate necessitate need negotiate nestle nod nominate note notice nourish nudge nurture obey observe obtain occur offer
offset open operate oppose optimize orchestrate order organize originate oust outline outpace outperform outweigh overcome
overlap overlook oversee overshadow overtake overwhelm owe own pace pack paint pair pant paralyze park part participate pass
pat pause pave pay peek peel peer penetrate perceive perch perform permit perpetuate persist persuade pervade pick pierce pile
pilot pivot place plan plant play plead pledge pluck plunge point polish ponder pop portray pose posit position possess postpone
pound pour practice praise pray predict prefer prepare present preserve press prevent prick print prioritize probe proceed
process produce progress prohibit prolong promise promote prompt prop propagate propel propose protect prove provide provoke
prowl publish pull pulse pump punch punctuate purchase purge pursue push put puzzle qualify quell question quote race radiate
rain raise rally range rank rattle ravage reach react read realize reap reassure rebuff rebuild recall receive reclaim
recognize recommend reconsider record recover recruit redefine redirect reduce refer refine reflect refuel refuse refute
regain regard regret regulate rehearse reimagine reinforce reject rejoin rekindle relate relax relay release relish relocate
rely remain remand remark remember remind remove render rent reopen repair repeat replace reply report represent request
require reroute rescue research resemble reshape reside resign resist resolve resonate resort respect respond rest restore
restrict result resume retain retell rethink retire retreat retrieve return reunite reveal reverse revolutionize reward
rewrite ride ring rip ripple rise risk roam roar rob rock roll rub ruin rule run rush rustle sack sacrifice safeguard sail
salvage sanction saturate save savor say scan scar scatter schedule scold score scramble scrape scratch scream scribble scrub
sculpt seal sear search secure see seek seem seep seethe seize select send sense sentence separate serve set settle shake
shape share shatter shed shield shift shimmer shine shiver shock shoot shorten shout shove show showcase shrink shroud shrug
shudder sigh sign signal signify silence simplify sing sip sit slam slap slash sleep slice slide slip slow slump smash smear
smell smile smirk smother smuggle snap snarl sniff soak soar sob soften solve soothe sound span spark sparkle speak specialize
specify spend spill spin spiral splash splice splinter split sprawl spray spread sprint sprout spur squash squeeze squint stab
stabilize stack stagger stain stand standardize stare start startle starve state stay steady steal steer stem step stick
stifle stimulate stipulate stir stop store strain streamline strengthen stress stretch strike strip strive stroke structure
struggle study stumble stun submerge submit subvert succeed sue suffer suffocate suggest suit summarize summon supply support
suppose surge surpass surrender surround survive suspect suspend sustain swallow swap sway swear sweat sweep swing swirl
symbolise symbolize tackle tailor take talk tangle tap target taste taunt teach tear tease tell temper tend terrify test
testify tether thank thicken think threaten thrill thrive throb throw thrum thrust thunder thwart tick tie tighten tilt tint
toast topple torment toss touch tow trace track trade trail train transcend transfer transform translate trap traumatize
travel traverse treat tremble trickle trigger trim trip trust try tuck tug tumble turn twinkle twirl twist twitch type uncover
undergo underline undermine underpin underscore understand undertake unearth unfold unify unite unleash unlock unravel unveil
update upend upgrade uphold uproot urge use usher utilize utter validate value vanish vanquish vary veil venture verify
vibrate view violate visit visualize void vote vow wail wait wake walk wander want warm warn wash waste watch wave weaken wear
weave weigh welcome wheel whip whirl whisper whistle widen wield win wipe wish withdraw wither withstand witness wobble wonder
work worry wrap wrestle wring write yawn yell yield
abandon absorb agonize annotate ascend assemble assert avert bend bribe brim burrow bustle capitalise capitalize captivate cater
cease chirp circulate clink commute configure consolidate contradict coordinate cower crave dampen dazzle decrypt defy designate
dig dodge dribble entangle escalate etch evacuate excel expel foreshadow foretell fret imbue impress improvise invent invoke
jeopardize legitimise lurch misname narrate outmaneuver outsource peck pore puff pulsate reappear rebalance recalibrate reframe
reignite relive revert rupture sell sag scour scowl shriek simulate sink sketch skid skim slosh splatter squirm stitch stoke stride
swim teeter teleport transport vomit wreak
accentuate attract delineate juxtapose perturb retrieve solidify tremble uphold validate
`;
