import { LISTED_VERBS } from './inflect.ts';

/** Common verbs that are in no other list: evidence for word classes, and possible bases of an “-ing” form. */
const KNOWN_VERBS = `
abandon abolish absorb accept accommodate accompany accomplish account accumulate accuse achieve acknowledge act adapt
address adhere adjust adore advance advise advocate affect affirm agonize aim alarm align allege alleviate allude
alter amass ameliorate analyse anchor annotate announce answer anticipate apologize appear appreciate approach argue
arm arouse arrange arrest arrive articulate ascend ascertain ask assemble assert assign assist associate assume assure
attack attain attempt attend attribute augment avert avoid await awaken back bake banish bargain base bathe beam
beckon believe belong bewilder blame blanket blaze blend blink block bloom boast bolster bolt bomb borrow bother
bounce bow brace braid brew bribe bruise brush buckle bulge bundle burgeon burn bury bustle buy buzz call calm
campaign cancel capitalize captivate care carve cater cease celebrate cement certify charge chase check cherish chew
chill chirp chronicle chuckle circulate circumvent cite claim clarify clean cleanse clear clench click climb clink
clutch coach coalesce coax coil collaborate collapse collide color combat comfort command commemorate commence commend
communicate commute compare compensate compete compile complain complete comply comprehend compress comprise
compromise compute conceal concentrate concern condemn confess configure confine conflict confound confront confuse
conjure connect conserve consolidate constrain construct consult consume contain contaminate contemplate contend
continue contract contradict contrast contribute convert convey convict convince cook cool cooperate coordinate cope
copy correct corroborate cough count cower crack cradle craft crash crave crawl creak criticize cross crouch crown
crumble crush cry cultivate curate curb curl curse curtail curve dance dangle dare dart dazzle debate decay decipher
declare decline decrease dedicate deduce deem defeat defend define defy degrade delay delight delineate demonstrate
denounce depart derive descend deserve design designate destroy detach detail deteriorate determine devise devote
devour dictate die differ diminish direct disable disappear discard discern disclose discourage dismiss display
disregard dissect disseminate dissipate dissolve distinguish distort divert divide divulge document dodge dominate
donate doubt drain drape drench dress drift drown dry dust dwindle ease echo edit educate elapse elevate elicit
elongate elucidate emanate embark embody embrace emerge empower empty emulate encapsulate enchant encode encourage
endanger endeavor endeavour endorse endure engage engender engross engulf enjoy enrich enroll ensue entangle enter
entertain enumerate envelop envisage envision erase erupt escape eschew escort estimate etch evacuate evade evaporate
evoke evolve exacerbate exceed excite exclaim exclude execute exercise exert exhale exhaust exist expect expedite
experience explain exploit explore export express extinguish extract exude fade fail fascinate feature fetch file fill
find finish fire fix flare flash flatten flicker flinch float flood flourish flow flutter focus fold follow forfeit
forge form fortify fracture fragment frame frighten frown fulfill fumble function fund funnel fuse gasp gather gauge
gaze gesture get giggle glance glare gleam glide glimpse glint glisten glow gnaw govern grace grasp graze greet groan
growl guard guess guide hack hail halt halve hammer handle happen harden harness haul haunt have heal heat help herald
hesitate hint hire hiss hone honor hope hover howl huddle humble hunt hurl hurry identify ignite ignore illuminate
imbue immerse impact impart impede implore imply import impose impress imprison improve improvise incentivize inch
incorporate induce inform infuse inhale inherit inhibit initiate injure ink innovate inquire insist inspect instigate
instill intend interact interpret interrupt intersect intertwine intervene intrigue inundate invade invent invest
invigorate invoke irritate isolate issue join judge jump justify juxtapose keep kick kill kiss knock lace lack lament
land lash laugh launch lead leak lengthen lessen leverage liberate license lick lift linger link list listen locate
lodge loom love lurch lure lurk magnify maintain manipulate manufacture march market marry mask match maximize measure
mediate melt mend mention merge mimic mingle mirror miss mix moan mock model modify mold monitor motivate mount mourn
move multiply mumble murder murmur mutter name narrate narrow navigate negate negotiate nestle nominate note notify
nourish nudge nurture obey obliterate obstruct obtain operate operationalize oppose optimize orchestrate order
organize originate oscillate outpace outperform outsource outweigh overcome overhaul overlook overshadow overwhelm owe
own pace pacify pack paint pair pant paralyze park part participate pass pause peck peek peel peer penetrate perceive
perch perform perish permeate persist persuade pertain pervade pick pierce pile pilot pinpoint pivot plant plead
pledge pluck plunge polish ponder pore posit position possess postpone pound pour practice praise pray preclude
predict press prick print prioritize probe proceed process proclaim progress prohibit proliferate prolong promise
propagate propose prosper protect provoke prowl publish puff pulsate pulse pump punch punctuate purchase pursue put
puzzle qualify quantify quell question quote race radiate rain rally range rank rattle ravage react reaffirm realize
reappear reassure recalibrate receive reclaim recognize recommend reconsider record recover recruit rectify redirect
refill refine reframe refresh refuse refute regain regulate rehearse reimagine reiterate reject rejoin rejuvenate
rekindle relate relax relay release relinquish relive relocate rely remain remark remediate rent reopen repair repeat
replenish reply report represent request require rescue research resemble resign resist resolve resonate resort
respect respond rest resume retain rethink retire retreat retrieve return reunite reverse revert revitalize reward
rework ripple risk roam roar rock roll ruin rule rush rustle sacrifice safeguard sail salvage sanction saturate savor
scatter schedule scold score scour scramble scrape scratch scream scribble scrutinize sculpt seal sear search secure
seem seep seize select sense sentence separate set settle share shield shift shimmer shiver shorten shout shove show
showcase shriek shroud shudder sigh sign silence simulate sketch slice slump smash smear smile smirk sniff soak soar
soften solve soothe sound sparkle spearhead specialize specify speed spill spiral splash splinter sprawl spray spread
sprint sprout squeeze squint stabilize stack stagger stain standardize stare start startle starve state stay steady
steer stipulate stitch store strain strengthen stroke structure stumble submerge subside subvert succeed succumb
suffer suffocate suit sum summarize summon supplement supply suppose surge surmount surpass surrender surround survive
suspect suspend swallow sway sweat swirl synthesize tackle tailor tangle target taste taunt tease teeter teleport
temper terminate terrify test testify tether thank thicken thrill thrive thwart tick tie tilt toast torment toss touch
trace track trade trail train transcend transform translate transmit transpire transport traumatize travel traverse
tremble trickle trust try tuck tumble turn twinkle twirl twist twitch type uncover understand unearth unfold unify
unite unleash unravel unveil update upend upgrade urge use utilise utilize utter value vanish vanquish vary veil
venture verify vibrate violate visit visualize vote vow wail wait walk wander want warm warn wash wave weigh welcome
wheel whisper whistle wield wipe wish witness wobble wonder work worry worsen wrestle yawn yearn yell
`;

/** Returns common verbs in their base form. */
export const plainVerbs = (): Set<string> => new Set([...LISTED_VERBS, ...KNOWN_VERBS.trim().split(/\s+/)]);
