/** Words that texts write in small letters, and that neither the rewriter's lists nor WordNet's have. */
export const EVERYDAY: ReadonlySet<string> = new Set(
  (
    'aback abattoir absence absolve abundance abusive abuzz abyss academies accident accidents achievable acne acolytes acorns ' +
    'acronyms activist activists acumen addict addictive addicts adherence adjustable administrative adolescence adopters adrenaline ' +
    'adrift ads adult adverbs advertisers advice advocacy aerosol aether affective afterlife afternoon aftertaste ai-driven aircraft ' +
    'airspace aisle aisles album albums alchemical alcohol alcoholic algae algal algebra algebraic algorithm algorithmic algorithms ' +
    'alkali alliances almond alot altar altars aluminum amplifiers amplitude analysis analysts anecdote anecdotes anemia anew ankle ' +
    'annals anniversary anomalies anomaly antechamber antennas anthem anthills anthropological anthropology anti antibiotic ' +
    'antibiotics anticipatory antidote antipsychotics antlers ants anvil anxieties anxiety anybody anymore anytime anywhere aperture ' +
    'app appalled appendices appetite appetites appetizer apples appliances applicants apprenticeships apps aptitude aquamarine ' +
    'aquarium aquatic aquifers arbiters archaeologist archaeologists archaic archipelago architectural architecture architectures ' +
    'archival archivist archivists arctos arent arguably arithmetic armchair aromatic arrogance arsenal arteries arthritis artifact ' +
    'artifacts artisanal artist artists artwork ascetic aspirational asteroid astronaut astronauts astronomy astrophysicist ' +
    'astrophysicists asunder asymmetrical asymptomatic athlete athletes auditory augmentative avalanche avian awash awesome axle baby ' +
    'backdrop backend backfire backlash backstreets backyard bacteria bacterial balcony ballet ballpoint balm banal banana bandit ' +
    'bandits bandwidth barcode barefoot barista baritone barley barn baseball baseboard baseline basil basketball bastion bathroom ' +
    'batsman batsmen batteries battery bedroom bedrooms bedside bedtime beef beeping beer behalf behavioral behavioural beheld ' +
    'bemusing benchmark benchmarking benchmarks beneficiaries benevolence benign bequeathing bereaved bereft bib bigamy bigotry bile ' +
    'biliary bilingual billionaire billionaires binders bio biofuels biographies biography biological biologists biology ' +
    'bioluminescent biomarkers biomass biomedical biometric biotech bipedal birdsong birthday birthdays bishop bishops blackout blip ' +
    'blizzard blockbuster blockchain blog bloggers blogs bloodlines bloodstock bloodstream blueprint boardrooms bombarded bookcase ' +
    'bookkeeping bookshelf bookstore bookstores boredom botched bounty boutique boutiques bowels bracelet brackets brainstorm ' +
    'brainstorming braised brand brandy bras bread breadcrumbs breakfast bred brethren brick bricks briefcase briefings brightwork ' +
    'brine briny broadcasters brochure broth browsers brunt brushstroke builders bulb bunny buoy bureaucracies bureaucracy ' +
    'bureaucratic bureaucrats burial burnout burrito businessman butter butterfly buttermilk buyers buzzword byproduct bystanders ' +
    'cabinetry cadmium caf cafeteria caffeine cake calculus calorie camera cameras campfire campus cancerous candlelit canines ' +
    'canisters cannibalise captors carbohydrates carbon carcinogens cardigan cardiologist cardiovascular caregiver caregivers ' +
    'caregiving caretaker carnivores carousel carrot carrots cartography carton cassette caste cat catalytic catalyzed categorical ' +
    'cathartic cathedral cathedrals cedar celebratory cello cellular censor centerpiece ceramic certainty chandelier chaos charisma ' +
    'chatbot chatbots cheatsheet checklist checklists checkout checkpoints cheekbone cheese cheesy chef chemical chemicals chemistry ' +
    'chemotherapy cherry chessboard chicken childcare childhood childhoods chili chilies chimney chimneys chitinous chocolate ' +
    'cholecystectomy cholelithiasis cholera cholesterol chopstick choral choreography churchgoers cigarette cigarettes cinematic ' +
    'cinnamon circadian circuitry cistern citizenry citizens citizenship citrus cityscapes clarion clarity cleaners clearance clich ' +
    'climactic climatic climbers clinic clinician clinicians clinics clipboard clipboards clockwork clutter coastal coastline cobalt ' +
    'cobbles cobwebs cockpit cockroaches cocktail cocoa coconut coders coefficients coffee cognitive cognitively cogs cohort cohorts ' +
    'coliforms collector collectors college colleges cologne colonists colorblind coma combos combust comet comets comm commemorative ' +
    'commercialize communicators commuters comparative competence competencies competency complacency complicit compression ' +
    'computational computers concatenated concatenating concentric condolences conduit confession confetti confluence congregants ' +
    'connoisseur conscience conservationists considerate consortia consortium constable constituencies consultancy consumable ' +
    'consumers containers contextual continental contingency continuum contort contractor contractors contractual contrails ' +
    'contributor contributors convent conveyor convolutional cooed cookbook cookie cookies coppery copyright cordite coriander ' +
    'correlational corridor corridors corrosion cortisol cosmology cosplay cotoletta cottage councils countable countdown ' +
    'counterintuitive countermeasures countertop countertops countryside couplet coupon coupons courtesy courtship courtyard cousins ' +
    'cowardice cowl coworkers coyote cranberry crap craters credentials creditors creepy crept crime crimes crinkle crinkly crises ' +
    'crisis critics crossover crostini crowdsourced crowdsourcing crowtheri crucible crucifixion crumbs cryogenics crypt crypto ' +
    'cryptography cubicle cucumber cuisine culinary culprit cupcakes curative curator curators curdle curdled curfew currencies ' +
    'currency curricula curry curvature customizable cutlery cybercrime cybernetic cyclical cylinder cylinders cynic cysts daedra ' +
    'daemonium dashboard dashboards database datasets daycare deadline deadlines debt debts decency decimal decisional declarative ' +
    'declaratory declassified deconstruct deconstructing decouple deer deferential defiance deflect deflected defused delete deleted ' +
    'deleting deliverables delusion dementia demigod demographic demographics demonic demonstrators denial deontological departmental ' +
    'depleted depopulate der derailed descriptive desk deskilling desks desktop dessert desserts deterministic dev developers ' +
    'developmental devolve dew dewy diabetes diabolical dialectical dietary differentiator digestive digit dilemma dilemmas dinner ' +
    'dinosaurs dioxide diplomat diplomats disclaimers disco discomfort discord discoverable discriminator discriminatory disease ' +
    'diseases dishwasher disposable disproportionate disproportionately disrespect dissociative dividend dividends divisible ' +
    'divisions doctrinal dog dole dolphins dont donts doodle doorframe dorm dos dossier dough dove downfall downsides downstream ' +
    'downtown dragon dragons dredged drivers drool droplet dropout drought droughts drudgery drumbeat dude duffel dully dummy ' +
    'dumplings dumpster dumpsters dutifully duvet dwarves dynamical dysentery dystopian e-mail ear earbuds earmarked ears earthen ' +
    'ebook ecclesiastical eco ecological ecology economist economists ecosystem ecosystems edicts editor editorial editors educator ' +
    'educators eerily efficiencies efficiency egalitarian egg eggs egocentric elective electrochemical electrolyte electrolytes ' +
    'electromagnetic electronic electronics elegance elegy elevator elevators elliptical elsewhere elven elves email emails embryonic ' +
    'embryos emerald emissary emojis emotion empathy empires employee employees employer employers encircled encoders encrypted ' +
    'encyclopedia enforceable engine engines ensemble enslaved ensnare ensnared enthusiasm enthusiast enthusiasts entities entity ' +
    'entrepreneur entrepreneurial entrepreneurs entwined envelope enviable environmental eons epicenter epidemiologic epilepsy ' +
    'epiphanies episodic epistemic epistemological epistemology epitaph equator equilateral erasure ergonomic ergonomics errands ' +
    'escalator escrow espionage espresso et ether ethic ethicists ethnographers ethnographic etiquette euthanasia everybody ' +
    'everywhere evocative evolutionary excellence executional expatriates expediency expense expenses experimenters expertise ' +
    'exploitative exponential exponentially exposure extender extenders extent extracurricular fabricate fabricated facial facile ' +
    'facilitator facilitators fact facto facts fallacy fallout fanbase fangs faq farmers farmhouse farriers faucet faulty favour ' +
    'favourite fearsome fecal feedback feline feoh fern fertilizers fester fever fibre fibro fickle filling filmmaker filmmaking ' +
    'filth finesse finetune finetuned finetuning fingernails fingertip fingertips fins fireball firefighter firefighters fireflies ' +
    'firework fireworks firmware fishermen fission fist fists fitness fitters fizzing flagship flagstones flatlined floorboards ' +
    'floorplan flora flu fluctuated fluctuates fluctuating folklore font fonts footage football footballer footballing footfall ' +
    'foothold footprint footprints foray forge forged forgettable forklifts forsaken fortitude forums fossil foundries fractious ' +
    'fraudulent fraught freelance freelancer frequencies frequency fresco freshwater frictional fridge friendship friendships ' +
    'frontiers frontline frosty fruit fruits fucking funeral furnace furnaces furniture fuselage futuristic fyrst galas galaxies ' +
    'galaxy gallbladder gallstone gallstones gambit gameplay garish garlic garnish garnished gastrointestinal gatekeeper gatekeeping ' +
    'gateway gauntlet gecko gene generalizable generalship genes genie genome genomes genre genres geo geography geological geometry ' +
    'geopolitical geospatial geotagged geothermal geriatric gesceaftas getaway getaways gibberish ginger glacier glaciers glassware ' +
    'glitch glitches glitching gloom gloves glyphs godhood goggles goind golfers gotten graffiti graft grammar grammars grandad ' +
    'grandchild grandfather grandparents granite granulated gratitude gravitas gravitate gravitational greenhouse grid grids grill ' +
    'grinders grit gritted groundwater grumpy guardianship guardrails guesswork guideline guidelines guilds guillotine guilt guise ' +
    'guises guitar gunfight gunfighter gurgle gym gyms habitat habitats hackathons hangar hangover hardware hardwood harmonize hash ' +
    'hashtag hashtags hassle hast havoc headcount headlights headquarters headstone headwinds healthcare heartbroken heartstrings ' +
    'hedgerows helicopter helipads helmet helpfull hen herb herbs heroine heuristic heuristics hexadecimal hibiscus hierarchies ' +
    'hierarchy hikers hindsight historian historians hoarded hoarding hoaxes hoc hockey holistic holographic holos holstered ' +
    'homecoming homemade homeowner homeowners homepage hometown homework homicide hominem honesty hoodies hoofbeats hooves hormonal ' +
    'hoses hospice hotel hotspot hub hubris hubs huh humid husks hybrid hybrids hydrate hydrated hydraulic hydraulics hydroelectric ' +
    'hydroponic hype hyper hyperparameter hyperparameters hypertension hypervigilance hypnotic hypocrisy iceberg icicle icon icons ' +
    'icosahedron ideologies ideology ignorance illegible imago immeasurable immemorial immersion immersive immigrant immigrants ' +
    'immigrating immunosenescence impenetrable imperceptible impermanence importance imposter impressionable impure inaccessible ' +
    'inalienable inbox incest incidence incinerate income incomparable incorruptible incubators incumbent incumbents independence ' +
    'indestructible indomitable inductive industrialist inebriated ineffective inefficiency inefficient inertia infancy infantry ' +
    'inference inferences inferno infinitive influencer influencers info infographic infographics informational informative ' +
    'infrastructure infrastructures infringe infront infusion inimitable inland innovator innovators ins insatiable insecure ' +
    'inseparable insignia insignificance instinctively instructional insufficiency insulator insulin int integer integers integrative ' +
    'interdisciplinary interfaces intermediaries internship internships interpretable interrogatories interspecies interstellar ' +
    'intoxicating inventors investors irrefutable irrelevance irreplaceable island itinerary janitor jealousy jeans jellyfish ' +
    'jeopardise jewelry jiggling journalists joyful judgmental juggle juggling jugular juice jukebox jungle jure jurors kaleidoscope ' +
    'keyboard keypads keyword keywords kidney killers kin kindergarten kindle kinked kitchen lacquered laissez lakes lamp lamplight ' +
    'lamps landfill landlord lanes langsumne lantern lanterns lapel laptop laptops laser latency latrines latter latticework ' +
    'laughable laundromat laundromats lava lawn lawns lawsuit layoffs layout layouts leach leaderboard leaky leather legible ' +
    'legislative legislators legislature leisure lemon leniency lens lenses leukemia levitate lexical liaising librarians libraries ' +
    'library licensure lifeblood lifecycle lifeline lifespan lifestyle lifetime lifetimes lightning likelihood lilies limb limbs ' +
    'liminal linen linguist linguists linoleum lioness lipsum lists litanies litany literacy literature liturgical liturgy livestock ' +
    'livestream locomotive locus logbook logic logos loophole lore loremipsum lorry loss losses lottadigital lottery lullabies ' +
    'lullaby lunch lunchbox lungs luxury lymph machinery maelstrom mage mages magma magnetic mailbox mainland mainstay mainstream ' +
    'maintainable maize malfeasance malfunctioned malignancy malignant mallet managerial mandalas mango mangoes manhunt manicured ' +
    'manifesto manipulative mannerisms mantra manuscript marathon marinades marinara marketers marrow martyrdom mast masterpiece ' +
    'masterpieces matchstick mathematician mathematicians matrices matrix matryoshka mattress mayflies mayor meagre meal meals ' +
    'meantime meatball mediator mediocre meds membrane membranes meme memes memo mental mentorship merchants mercies mercy ' +
    'meritocracy meta metabolic metacognitive metadata metallurgy metaphor metaphorical metaphors metaplasia metastatic meteoric ' +
    'meteorite meteors method methodological methods metronome metropolitan mezzanine mic microbial microbiology microcosm ' +
    'microenterprise micrometeors microorganisms microplastics microscopes microservices microsite microwave midfield midfielder ' +
    'midlife midnight midwife migraine migratory mile miles milestone milestones milk millennia millennium millimetric milliseconds ' +
    'mimicking mimicry mindset minefield minimalist minivan minutiae miracle miracles misaligned miscast misconduct mismatch mission ' +
    'missions mnemonic mockups moderator moderators modernist modifiable mogul molars molasses molecular moles momentum monarchic ' +
    'monasteries monastery monetary monetize money monocultural monolith monologue monopolistic monsoon month months moonlit morale ' +
    'morphing morphology mosaic mosquito mosquitoes motel motels motes moth motherhood motivational motivator motivators motorists ' +
    'mouthpiece movable muggers multi multidisciplinary multifactorial multilingual multimedia multimodal munching murals museum ' +
    'museums mushroom mushrooms music mustache myspace myth mythology mythos myths nameable narcissistic nature naughty navigational ' +
    'nebulae needy neighbour neighbouring neon neurological neurologist neurons neuroscience neuroscientists newsletters nickered ' +
    'niece nigh nightstand nippers nitrogen nonexistence nonprofits noodle noodles nor normalcy normalize normative nostalgia ' +
    'nostrils notebook notebooks nouns npm nub numerals nun nurseries nursery nutritional nutritious nylon oak oatmeal obedience ' +
    'obedient obsessive obsessively obsidian occupational ochre octave offline olfactory omnipotence omnipotent omniscience ' +
    'onboarding oncologic oncology oneself onion onions online ontological onus onward oovoo oozing operator operators optimist ' +
    'opting optional orbital orc orchid orchids orcs ord ordeal ore org organ organizers organs ounce outages outgrew outgrowth ' +
    'outlast outliers outpouring ovarian oven overcrowd overcrowding overdue overfitting overhead overheard overlaid overrule ' +
    'overstates overthrown overtime overview owl oxygen ozone pacemakers paddy pageviews painkillers palate palatial palette pallet ' +
    'pallets panacea pancake pandemonium pantry paperwork paradox paralysis paramedics parameter parameters paranoia paranormal ' +
    'parasitic parenthood parenting parka parlor parole parsley participatory partisan partnership partnerships passport password ' +
    'passwords pasta paternal pathogen pathogens pathology pathophysiological patience patina paycheck payment payments payoff ' +
    'payroll pea peaches peacocks peahens pear peat pebbles peceto pedagogical pedestrian pedestrians pediatric pediatrician penal ' +
    'pendulum penultimate peppermint percussive performative peri perimeter period periods perk permanence permissive pernicious ' +
    'personhood pest pesticides pests petrol pewter pharmaceutical phenomena phenomenon philosopher philosophers phlegmatic ' +
    'photogenic photographers photography photon photons physicist physicists physics physiology pianist pickers pickup pie piecemeal ' +
    'piety pigeon pigeons pinprick pints pistol pitfall pitfalls pixels pizza placeholder placeholders plaintiff planform planners ' +
    'plaque plaques plateau platitudes playback playground playgrounds playlist playlists plea pleas plethora pliable plopped plumage ' +
    'plume plumeria plural plywood podium poem poems poet policymakers politician politicians pollutants polymer polymers pontoons ' +
    'ponytail popcorn poppy porcelain porch porridge portable portafilter portal portals portfolio portfolios positional positivist ' +
    'postcard postcards postcolonial postwar potato potatoes pothole potion pottery poverty powerhouse powerhouses powertrain ' +
    'practitioners pragmatist pre precipice precision preconceived predated predatory predicate predicated pregnancies pregnancy ' +
    'preheat premature prematurely premodern prenatal preordained prep preschool prescient prescriptive presence prestige pretrained ' +
    'pretraining pretzels prevalence preventable preventative pried priest priestess priests primacy primordial princes principle ' +
    'principled principles printable printers prison probabilistic processor processors prodigies profession professions professor ' +
    'professors programmers prohibitively projectionist projector promotional pronouns proofreader propagators propane prophecies ' +
    'prophecy prophylactic prose prosecutors prosthetic prosthetics prot protein proteins protesters protocols proximal pruning ' +
    'psychiatric psychiatry psychologist psychologists psychology psychometric publishers pumpkin punchline punctual pungent punitive ' +
    'puppeteer purist purr purrs pyretic quagmire qualitative quantifiable quantum quarantine quarantined quetzal quo quota quotas ' +
    'rabbi raccoon raccoons racecourses racehorse racism radiator radius rainbow rainwater rainy random rarity raspy ratchet ' +
    'rationalist raven ravine reactors readership reallocated reassess rebirth reboot reboots recap recasts recharge recipe recipes ' +
    'recirculated reconfigure reconfigured reconfiguring reconnaissance reconstitute recruiters rectangle recurrence recursion ' +
    'recycle recycled recycling redemptive reductive reedy referendum referral referrals refineries reformers refractory refrigerate ' +
    'refugee refusal regression regrettably rehab rehearsal rehearsals reheated reimplementing reinvent reinventing reinvest ' +
    'reinvested relatable relational reliant reliquaries remade removable removal renegotiate renewable renovate rental renters ' +
    'repeatable replaceable replayed replaying repression repurposed reputational reroute reservoir reservoirs residential resilience ' +
    'resiliency reskilling resource resources respondents responders restart restaurants restorative restroom restructured ' +
    'restructuring resurfaced resurfaces retailers retraining retributive reusable rhetoric rhetorical rice rife riff rind ' +
    'ritualistic rivers roaches roadmap robbery robot rollout rollouts rooftop rooftops roommate roommates router routers royalties ' +
    'rulers rumour runway s sacrificial saga sagas salad sale sales samplers sandcastle sanity sapiens sardines saris satchel sauce ' +
    'saut savant saxophone scalability scalable scalded scalpel scapegoat scapegoats scarves scary scavenged sceatt scenario ' +
    'scenarios scenery schizophrenia sci scientists scikit scissors scorecards screenshot sculptor seabed seasonal secretive ' +
    'sectarian seduced seekers self selfish selves semantic semantics semester semiconductor seminar seminars sentience sequels ' +
    'serving servings setup sewage shallots shawl sheath sheep shingles shockwaves shoppers shortfall shortfalls shorthand shrapnel ' +
    'shrinkage sibling siblings sidetracked sideways sigil sigils signage silicon silicone silk silks sill siloed silos silverware ' +
    'simus singletons siphoned siren sirens situational skak skeleton skeptics skewed skies skillet skincare skittered skittering ' +
    'skull skulls skylights skyscrapers slab slang slavery slay sleep sleepers sleet sleeve sleeves slew slippage slippers slither ' +
    'sloshing slowdown slung smartphone smartphones smartwatch smiths smog smudges snack snacks sneaky sneeze sneezed snide ' +
    'snorkeling snowman soccer socio socioeconomic sociological sociologist sociologists sociology sockets solar solicitor solitude ' +
    'solvency someday somehow sommelier sorceress soulmate soulmates soundtrack soup soups soy spacecraft spaceship spacetime spatial ' +
    'spatially spawn spawning specialists species specimen spectacle spectra spectrum spelaeus spice spices spidery spilt spokesman ' +
    'spokeswoman sponsorship sponsorships spores spotty spreadable spreadsheet spreadsheets squadron squalor squirrel squirrels src ' +
    'stablehand staffers stakeholder stakeholders stalactites stalemate stamina stanza stardust starlight starship startup startups ' +
    'stash stasis stationary statistical statistician statistics stats statue statues stench sternum stewards stewardship stickers ' +
    'stimuli stipend stockpile storyboard storytelling stove streetlight streetlights streets studio stylist stylists subatomic ' +
    'subcontractor subdomains subjunctive subplot subscribers subset subsets subsidies subterranean suburb suburban suburbs subword ' +
    'succulent sugar suicidal suicide sume sunbeams sunflower sunlit superhero superheroes supermarket supernova superpower ' +
    'superpowers superset supervisor superyacht supranational surgeon surgeons surgeries surgery surname surrogate surveillance ' +
    'surveils survivor survivors suspense sustainability sustainable sustainably swaddled switchgear swollen syllable syllables ' +
    'syllabus syllogisms symbiosis symbol symbols symptom symptoms synaptic synonym synonyms syntactic syntax synth syrup systematic ' +
    'tablespoon tabloids tacit tacos tactical taekwondo takeaway takeaways talons tandem tarp tatters tattoo tattooed tavern ' +
    'taxonomies taxonomy taxpayer tea teamwork teapot tech technician technicians technologists tecnology tectonic teeth telecom ' +
    'teleological telescopic temperature temperatures template templates tendrils tentacles terminus terrain terrains terroir ' +
    'tertiary testable testers textual texture textures thee thematic theodolite theologians theological theorists ther thermodynamic ' +
    'thermodynamics thermostat thesis thief thier thieves thighs thou thousandth thrift throat throats throes thumbnail thunderclap ' +
    'thunderstorm thunked thy tidal timeline timelines timeslots timetable timetables timothy tinged titan titans titular toddler ' +
    'toddlers tofu toggling toiletry tolerance tolerances tomato tomes tomorrow tonight toolkit tooth toothbrush toothpaste ' +
    'topography topological topologist topology touchscreen tourist tourists town towns trainers trait traits trajectory tram ' +
    'transactional transcendent transferable transformable transformational transgression transgressions transitional translator ' +
    'translators transnational traumatic trawling tray treatise treeline trefoil triage triangles tribes tricky triplet tripod trivia ' +
    'tropes trophy troubleshooting trove tuition tungsten turbines turquoise tusks tutorial tutorials tweak tweaking tweaks tweeting ' +
    'tweets typesetting typewriter typhoid tyrannical tyrants ultrasound unaccustomed unaddressable unadorned unadulterated ' +
    'unanticipated unbidden unblemished unborn unbraided unbreakable uncaring unchanging uncharted unchecked uncle uncoiled ' +
    'uncooperative uncountable uncoupling underappreciated underfoot underfunded undergraduate undergraduates undergrowth underneath ' +
    'underserved understaffed undertone undeterred undisclosed undisputed unencumbered unequivocal unexamined unfiltered unflinching ' +
    'unforeseeable unfurl unfurled unfurling unglamorous ungrouped unheard unhook unicorn unidentified uninformed unintelligible ' +
    'unison unit units unlabeled unlatched unlearned unmake unmoor unmoored unmoving unnamed unplanned unplugged unpunished ' +
    'unquenchable unreachable unreasonable unshakeable unsold unspecified unspooled unspooling unsteady unstoppable unsupported ' +
    'unsuspecting unsustainable unthinkable untrained unwary unwrapping upload uploaded upskilling upstairs upstream upturn usability ' +
    'usage usefull user users utensils utterances vaccine vaccines valleys valves vampire vampires vantage vector vectors vegan ' +
    'vegetable vegetables vegetarian vehicle vehicles vellum vending vendor vendors venue verb verbs verdict verdicts vermin versus ' +
    'vessel vessels veterinarians vial vigilante villagers villas vinegar vintage vinyl viral virus viruses visas viscous visitor ' +
    'visitors visor vocatio vocational voicemail vole volleyball volunteer vortex vowels vying waist waistcoat wallet wallets ' +
    'warehouse warranty warrior warriors warships wartime wasp watchdog watchtower waterborne watercolour waterfront waterways ' +
    'waveform wavelengths wealth weaponize wearable webcast webinar webinars weighty wellbeing wellness wept whereby whimsy whiplash ' +
    'whirlwind whirlwinds whiteboard wholesale whopping wickets wife wigs wikis wildfire wildlife willpower windmills window ' +
    'windowsill windshield wisdom wispy wives wizardry wolves woman women wont woodsmoke workbook workflow workflows workforce ' +
    'workout workouts workplace workspace worldview wreckage wrist wrongdoing wrought yarn yeah yearling yeast yeasty yesterday yoga ' +
    'yogurt youth youths zero zoo'
  ).split(' '),
);
