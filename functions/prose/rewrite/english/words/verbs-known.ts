/** Common verbs that stand in no other list: evidence for word classes, and what an “-ing” form may turn back into. */
export const KNOWN_VERBS = `
abandon accept accompany account accuse acknowledge adapt adjust advance advise advocate agonize alarm align allege
analyse anchor annotate answer anticipate apologize appreciate approach arm arrange arrest arrive ascend assemble assert
assign associate assume assure attack attend attribute avert awaken bake banish bargain base bathe beam believe belong
blame blanket blaze blend blink bloom bolt bomb borrow bother bounce bow brace braid brew bribe bruise brush buckle
bulge bundle burn bury bustle buzz campaign capitalize captivate care carve cater celebrate cement certify charge chase
chew chill chirp chronicle chuckle circulate cite claim clarify clean cleanse clear clench click climb clink clutch
coach coax coil collapse collide color comfort command communicate commute compare compensate compete compile complain
complete comply compress comprise compromise compute concentrate concern confess configure confine conflict conjure
connect conserve consolidate consult consume contain contract contradict contrast contribute convert convict convince
cook cool cooperate coordinate cope cough count cower crack cradle crash crave crawl creak criticize crouch crown
crumble crush cry cultivate curate curb curl curse curve dance dangle dare dart dazzle debate decay decline decrease
dedicate defend define defy degrade delay delight delineate derive deserve designate detach detail determine devote
devour dictate differ diminish disable discard discourage dismiss dissect dissolve distinguish distort divert divide
document dodge dominate donate doubt drain drape drench dress drift drown dry dust echo edit educate elevate embody
embrace empty enchant encode endure engage engulf enroll entangle enter entertain envelop erase erupt escape escort
estimate etch evacuate evaporate evolve exceed excite exclaim exclude execute exercise exert exhale exhaust exist
experience exploit export extract exude fail fascinate feature fetch file finish fire flare flash flatten flicker flinch
float flourish flow flutter focus fold form fracture fragment frame frighten frown fulfill fumble fund funnel fuse gasp
gesture giggle glance glare gleam glide glimpse glint glisten glow gnaw govern grace grasp graze greet groan growl guard
guess guide hack hail halve hammer handle harden haul haunt heal heat hint hire hiss hone honor hope hover howl huddle
humble hunt hurl hurry identify ignite illuminate imbue immerse imply import impose impress imprison improvise inch
incorporate inform infuse inhale inherit injure ink innovate insist intend interact interpret interrupt intertwine
intrigue invade invent invest invoke irritate isolate issue join judge jump juxtapose kick kill kiss knock lace lack
lament land lash laugh launch leak lessen liberate license lick lift linger link listen lodge loom lurch lure lurk
magnify manipulate manufacture march market marry mask match maximize mediate melt mend mention merge mimic mingle
mirror miss mix moan mock model mold monitor motivate mount mourn multiply mumble murder murmur mutter name narrate
narrow negotiate nestle nominate note nourish nudge obey operate oppose order organize outpace outsource outweigh
overlook overshadow overwhelm owe own pace pack paint pair pant paralyze park part pause peck peek peel penetrate perch
persist persuade pick pierce pile pilot pivot plant plead pledge pluck plunge polish pore posit position pound pour
practice pray predict press prick print prioritize probe proceed process progress promise propagate propose prowl
publish puff pulsate pulse pump punch punctuate pursue qualify question quote race radiate rain rally range rank rattle
ravage react realize reappear reassure recalibrate receive reclaim recognize recommend reconsider record recover recruit
redirect reframe refuse refute regain regulate rehearse reject rejoin relax relay release relive rely remark rent reopen
reply report require research resign resist resort respect respond rest resume retire retreat retrieve return reunite
reverse revert reward ripple risk roam roar rock roll ruin rush rustle sacrifice sail sanction saturate scatter schedule
scold score scour scramble scrape scratch scream scribble sculpt seal sear search secure seep seize sense sentence
separate share shield shift shimmer shiver shorten shout shove shriek shroud shudder sign silence simulate sketch slice
slump smash smear smile smirk sniff soak soar soften solve soothe sound sparkle specialize specify spill spiral splash
splinter sprawl spray sprint sprout squeeze squint stabilize stack stagger stain standardize stare startle starve state
steady steer stipulate stitch store strain stroke structure submerge subvert succeed suffer suffocate suit summarize
summon supply suppose surge surpass surrender surround survive suspect suspend swallow sway sweat swirl tailor tangle
target taste taunt tease teeter teleport temper terrify test testify tether thank thicken thrill thrive tick tie tilt
toast torment toss touch trace track trade trail train transform translate transmit transport traumatize travel tremble
trickle trust tuck tumble turn twinkle twirl twist twitch type unfold unify unite unleash unravel update upend upgrade
urge utter vary veil venture vibrate violate visit visualize vote vow wail walk wander warm warn wash wave weigh welcome
wheel whisper whistle wield wobble wonder wrestle yawn yell
`;
