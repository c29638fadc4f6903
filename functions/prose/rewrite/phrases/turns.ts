/** Turns around a verb where one plain verb does. */
export const TURNS = [
  {
    reason: 'A plain verb does the work of this turn.',
    lines: `
-(communicate|communicates|communicating|work|works|working|function|functioning|perform|performing|compete|collaborate|operate|lead|adapt|respond|learn|teach|cope) effectively > $1 well
-(report|paper|essay|study|project|article) focuses on > $1 looks at
-confronted (by|with) > faced $1
-diminish > lessen
-diminishes > lessens
+elevate > raise
+elevates > raises
+elevating > raising
-incorporate > include -- into in within by
-incorporates > includes -- into in within by
+intend to $base > plan to $base
+~receive (a|an|the|their|your|more|no|any|it) > get $1
+~receives (a|an|the|their|its|more|no|his|her) > gets $1
-~receiving (a|an|the|their|your|more|his|her) > getting $1
+reflects (a|an|both|how) > shows $1
-remains (unclear|uncertain|unknown|important|popular|relevant|difficult|common|crucial|central|essential|limited|the|elusive|controversial|high|low|possible|unresolved|critical|vital|strong|committed) > is still $1
-to determine (whether|if|the cause|the exact cause|the best|the extent) > to find out $1
-~{achieve} (better|higher|good|strong|competitive|impressive|promising|superior) (results|performance|accuracy|scores) > {get} $1 $2
-{achieve} (my|your|their|his|her|our|its|these|the) objectives > {reach} $1 goals
-{achieve} (my|your|their|his|her|our|its|these|this|the|a|specific|common|shared) (goals|goal|aims|aim|targets|target) > {reach} $1 $2
-{acquire} (knowledge|skills|experience|expertise|new|information) > {gain} $1
-{allow} for (a|an|the|more|better|greater|easy|easier|faster|flexible|efficient|quick|quicker|smooth|deeper|precise|rapid) > {allow} $1
+{appear} to > {seem} to
-{arise} from > {come} from
-{arrive} at the conclusion that > {conclude} that
-{bear} in mind that > {remember} that
-{become} more aware of > {learn} more about
+{begin} $ing > {start} $ing
+{begin} (with|by) > {start} $1
-{be} a reflection of > {reflect}
+{be} a symbol of > {stand} for
-{be} adept at > {be} good at
-{be} akin to > {be} like
-{be} an indication (of|that) > {be} a sign $1
+{be} commonly > {be} often
-{be} comparable to > {be} like
-{be} conducive to > {help}
-{be} confronted (with|by) > {face}
*{be} contingent (on|upon) > {depend} on
-{be} derived from > {come} from
-{be} designed to > {be} meant to
-{be} equipped with > {have}
-{be} faced with > {face}
-{be} hesitant to > {hesitate} to
-{be} in charge of > {run}
-{be} in dire need of > badly {need}
-{be} in possession of > {have}
-{be} in the process of $ing > {be} $ing
-{be} inclined to > {tend} to
+{be} increasingly (important|popular|common|complex|difficult|clear|competitive|global|rare|aware|likely|sophisticated|hard|expensive|urgent|diverse|digital|evident|apparent|powerful|relevant|vital|frequent|influential|isolated|visible) > {be} more and more $1
-{be} instrumental in $ing > {help} $base
-{be} lacking in > {lack}
-{be} met with (criticism|praise|applause|anger|skepticism|mixed reactions|mixed reviews|backlash|outrage|enthusiasm) > {draw} $1
-{be} on the (brink|verge|cusp) of > {be} close to
-{be} on the decline > {be} falling
-{be} on the rise > {be} rising
-{be} on the verge of $ing > {be} about to $base
-{be} predicated (on|upon) > {depend} on
-{be} proficient (in|at) > {be} good at
-{be} prone to $ing > {tend} to $base
-{be} reminiscent of > {be} like
-{be} similar to > {be} like
-{be} subjected to > {face}
-{be} the result of > {come} from
-{bring} about (a|an|the|change|changes) > {cause} $1
-{call} attention to > {point} to
-{call} into question > {question}
-{capture} (my|his|her|their|our|your) attention > {catch} $1 attention
-{capture} the attention of > {catch} the attention of
-{center} around > {center} on
-{come} to an abrupt end > {end} suddenly
-{come} to fruition > {happen}
-{come} to realize that > {realize} that
-{come} to understand that > {understand} that
-{complete} (the|a|his|her|their|my|your|our|this) (task|project|work|job|course|book|assignment|training|merge|study|race|game) > {finish} $1 $2
-{conclude} (with|by) > {end} $1
-{conduct} an investigation into > {investigate}
-{conduct} experiments > {run} experiments
-{conduct} interviews with > {interview}
-{conduct} research (into|on) > {do} research $1
-{confront} (challenges|problems|issues|reality|the reality|the truth|the fact|the problem) > {face} $1
-{contend} that > {argue} that
+{continue} to develop > {keep} developing
+{continue} to drive > {keep} driving
+{continue} to evolve > {keep} changing
+{continue} to expand > {keep} expanding
+{continue} to fight > {keep} fighting
+{continue} to increase > {keep} increasing
+{continue} to live > {keep} living
+{continue} to make > {keep} making
+{continue} to play > {keep} playing
+{continue} to push > {keep} pushing
+{continue} to serve > {keep} serving
+{continue} to shape > {keep} shaping
+{continue} to thrive > {keep} thriving
-{develop} (skills|relationships|trust|confidence|resilience) > {build} $1
-{draw} the conclusion that > {conclude} that
*{draw} upon > {draw} on
+{embrace} (change|new|diversity|technology|innovation|challenges|the challenge|opportunities|the opportunity) > {welcome} $1
+{emerge} from (the|his|her|their|its|my|a|an|behind|beneath|under) > {come} out of $1
-{empower} (people|users|students|us|them|me|him|you|individuals|businesses|organizations|companies|communities|employees|learners|women|teams|readers|workers) to > {help} $1
-{encompass} a (wide|broad|diverse) (range|variety|array) of > {cover} many
-{engage} in (conversation|conversations|discussion|discussions|dialogue) (with|about) > {talk} $2
-{establish} (a|an|its|their) (system|framework|program|company|business|committee|foundation|network|fund|school|office|center|base|colony|partnership|settlement) > {set} up $1 $2
-{exert} (pressure|influence) on > {put} $1 on
-{experience} (fear|joy|stress|anxiety|loneliness|grief|emotions|pain|love|happiness|pleasure) > {feel} $1
-{experience} feelings of > {feel}
-{explore} (how|why) > {look} at $1
-{explore} (themes|ideas|issues|questions|topics|options|some|several) > {look} at $1
-{explore} the (ways|role|roles|impact|relationship|relationships|concept|potential|history|nature|importance|effects|effect|challenges|benefits|theme|themes|idea|intersection|evolution|causes|connection|connections|factors|implications|key|different|question|use|limits) > {look} at the $1
-{express} (my|his|her|their|our) (gratitude|thanks|appreciation) to > {thank}
-{extend} beyond > {go} beyond
-{feature} a (wide|broad|diverse) (range|variety|array|selection) of > {have} many
+{feel} a sense of > {feel} -- humor humour direction style self the what how
-{find} it (difficult|challenging) to > {struggle} to
-{foster} (a|an|deeper|stronger|relationships|connections|habits|friendships|ties|trust) > {build} $1
-{gain} popularity > {become} popular
-{gain} recognition > {become} known
-{gather} (data|information|evidence|feedback|samples) > {collect} $1
+{gaze} (at|out|into|up|down|around) > {look} $1
-{give} (me|him|her|us|them|you|people|students|users) the (opportunity|ability) to > {let} $1
-{have} a conversation (about|with) > {talk} $1
-{have} a desire to > {want} to
-{have} a discussion about > {discuss}
-{have} a preference for > {prefer}
-{have} difficulty $ing > {struggle} to $base
-{have} implications for > {affect}
-{implement} (changes) > {make} $1
-{implement} (measures) > {take} $1
-{implement} (policies|a plan|plans|a program|programs|reforms) > {carry} out $1
-{keep} in mind that > {remember} that
-{keep} track of > {track}
+{lay} the (foundation|foundations|groundwork) for > {prepare} the way for
-{lead} to (problems|delays|confusion|stress|burnout|errors|mistakes|conflict|conflicts|injuries|injury|misunderstandings|misunderstanding|frustration|accidents|damage|death|deaths|loss|losses|anxiety|depression|unemployment|shortages|failure|failures|disease|chaos|tension|tensions|pain|harm) > {cause} $1
-{lend} (credence|support) to > {support}
-{maintain} (a|their|its|his|her|our|my|your) (balance|focus|distance|silence|composure|peace|pace|position|place|lead|job|jobs|independence|edge) > {keep} $1 $2
-{maintain} (control|order|peace|silence|balance|focus|contact|eye contact|pace) > {keep} $1
-{make} (adjustments|modifications|changes) to > {change}
-{make} (significant|great|huge|major|important|remarkable|substantial|considerable) strides (in|toward|towards) > {make} great progress $2
-{make} a choice > {choose} -- that which about of between
-{make} a commitment to > {commit} to
-{make} a full recovery > {recover} fully
-{make} an appearance > {appear}
-{make} an attempt to > {try} to
-{make} arrangements (for|to) > {arrange} $1
-{make} every effort to > {try} hard to
-{make} it (difficult|challenging) (for|to) > {make} it hard $2
-{make} mention of > {mention}
-{make} plans to > {plan} to
-{make} preparations for > {prepare} for
-{make} reference to > {refer} to
-{make} strides (in|toward|towards) > {make} progress $1
-{maximize} the use of > {make} the most of
-{minimize} (the|any|potential) (risk|risks|impact|damage|effects|harm) > {limit} $1 $2
-{offer} (support|assistance|help) to > {help}
-{offer} an explanation (for|of) > {explain}
-{opt} for > {choose}
-{opt} to > {choose} to
-{originate} from > {come} from
-{participate} in > {take} part in
-{pay} a visit to > {visit}
+{peer} (at|into|through|out|down|over|around|up) > {look} $1
-{perform} (better|well|poorly) > {do} $1
-{play} host to > {host}
-{pledge} to $base > {promise} to $base
-{pose} a (significant|serious|grave|major|severe) threat to > seriously {threaten}
-{pose} a threat to > {threaten}
-{present} an opportunity (for|to) > {be} a chance $1
-{proceed} to $base > {go} on to $base
-{promote} (understanding|equality|growth|innovation|collaboration|cooperation|learning|creativity|diversity|inclusion|tolerance|trust|engagement|discussion|dialogue|teamwork) > {encourage} $1
-{provide} (a) (clear|detailed|comprehensive|brief|general|unique|new|better|deeper|more|fuller|full|complete|powerful) > {give} a $2
-{provide} (a|an) (framework|overview|explanation|analysis|example|view|picture|account|sense|summary|list|description|definition|glimpse) (of|for|that) > {give} $1 $2 $3
+{provide} (a|an) (platform|space|solution|alternative|opportunity|chance|service|range|home|refuge|way|means|place|safe|variety|strong|solid|foundation|basis) > {offer} $1 $2
-{provide} (feedback|details|guidance|advice|answers|examples|detail|context|reasons|insight|insights|clarity|meaning|information) > {give} $1
-{provide} (me|him|her|us|them|you|people|students|users) with the (opportunity|chance) to > {let} $1
+{provide} (opportunities|support|evidence|services|help|training|comfort|hope|protection|solutions|benefits|important|additional|further|accurate|effective|personalized|relevant|useful) > {offer} $1
-{provide} a basis for > {support}
-{provide} a description of > {describe}
-{provide} a glimpse into > {show}
-{provide} a summary of > {summarize}
-{provide} access to > {give} access to
-{provide} an explanation (for|of) > {explain}
-{provide} care (for|to) > {care} for
-{provide} funding (for|to) > {fund}
-{provide} guidance (for|to) > {guide}
-{provide} proof of > {prove}
-{provide} protection (for|to) > {protect}
-{provide} training (for|to) > {train}
-{put} (a|an) (greater|strong|heavy) emphasis on > {stress}
-{reach} a compromise > {compromise}
-{reach} a decision > {decide}
-{reach} out to (me|us|him|her|them|you) > {contact} $1
-{reach} the conclusion that > {conclude} that
-{recall} (how|that|when|the time|the day|the moment) > {remember} $1
-{refrain} from $ing > {avoid} $ing
-{remain} (steady|stable|unchanged|constant|still|in place|on|alone|hidden|vigilant|cautious|consistent|flexible|healthy|motionless|intact|connected|united|faithful|conscious|awake|seated|behind|humble|resilient|optimistic) > {stay} $1
-{render} (it|them|him|her|us|useless|impossible|ineffective|obsolete|invisible|meaningless) > {make} $1
-{resolve} (conflicts|disputes|conflict|the dispute|the conflict) > {settle} $1
-{resolve} (issues|problems|the issue|the problem) > {solve} $1
+{resolve} to $base > {decide} to $base
-{run} the risk of $ing > {risk} $ing
-{seize} the opportunity to > {take} the chance to
-{send} (shockwaves|shock waves) (through|across) > {shock}
-{span} across > {span}
-{spark} a (heated|fierce|national|wider|public|lively|widespread) debate > {start} a $1 debate
-{stand} in stark contrast to > {differ} sharply from
-{stem} from > {come} from
-{strive} for > {aim} for
-{stumble} (upon|across) > {come} across
-{take} (delight|pleasure) in > {enjoy}
-{take} a look at > {look} at
-{take} a toll on > {hurt}
-{take} measures to > {act} to
-{take} note of > {notice}
-{take} notice of > {notice}
-{take} precedence over > {come} before
-{turn} (my|his|her|their|our|its) attention to > {turn} to
+{uncover} (the truth|evidence|patterns|secrets|the secrets|insights|information) > {find} $1
-{undergo} (a) (dramatic|significant|radical|profound|major|complete|remarkable) (transformation|change|shift) > {change} greatly
-{undergo} (training|surgery|treatment) > {have} $1
+{wish} to $base > {want} to $base
-{work} hand in hand with > {work} with
-{work} tirelessly > {work} hard
`,
  },
];
