/** Turns around a verb where one plain verb does. */
export const TURNS = [
  {
    reason: 'A plain verb does the work of this turn.',
    lines: `
-(STUDY) focuses on > $1 looks at
-(communicate|work|works|working|function|perform|compete|operate|respond|learn|teach|cope) effectively > $1 well
-confronted (by|with) > faced $1
-diminish > lessen
+elevate > raise
-incorporate > include -- into in within by
-incorporates > includes -- into in within by
+intend to $base > plan to $base
+~receive (a|the|your|more|no|it) > get $1
-~receiving (a|the|your|more) > getting $1
+reflects (a|an|both|how) > shows $1
-remains (unclear|uncertain|unknown|important|popular|relevant|difficult|essential|limited|the|controversial|high|critical|strong) > is still $1
-to determine (whether|if|the cause|the exact cause|the extent) > to find out $1
-{achieve} (OWN) (goals|goal|aims|targets) > {reach} $1 $2
-{achieve} (OWN) objectives > {reach} $1 goals
-~{achieve} (better|higher|good|strong|promising) (results|performance|accuracy) > {get} $1 $2
-{allow} for (a|an|the|more|better|greater|easy|faster) > {allow} $1
+{appear} to > {seem} to
-{arise} from > {come} from
-{bear} in mind that > {remember} that
+{begin} $ing > {start} $ing
+{begin} (with|by) > {start} $1
-{be} adept at > {be} good at
-{be} confronted (with|by) > {face}
-{be} designed to > {be} meant to
-{be} equipped with > {have}
-{be} faced with > {face}
-{be} hesitant to > {hesitate} to
+{be} increasingly (important|popular|common|complex|difficult|competitive|sophisticated|rare|aware) > {be} more and more $1
-{be} instrumental in $ing > {help} $base
-{be} reminiscent of > {be} like
-{be} similar to > {be} like
-{be} subjected to > {face}
-{be} the result of > {come} from
-{conclude} (with|by) > {end} $1
-{conduct} experiments > {run} experiments
-{confront} (challenges|the reality|the truth) > {face} $1
-{contend} that > {argue} that
+{continue} to $base > {keep} $ing -- be believe belong cast define enjoy exist exert face feel have hold know love need remain reside see serve stand suffer want
+{continue} to evolve > {keep} changing
+{emerge} from (the|his|her|their|a|behind) > {come} out of $1
-{empower} (PEOPLE|employees) to > {help} $1 to
-{explore} (how|why) > {look} at $1
-{explore} (themes|ideas|questions|options|some) > {look} at $1
-{explore} the (role|impact|concept|potential|history|nature|importance|effects|relationship|idea|intersection|different|use|themes|ways) > {look} at the $1
-{extend} beyond > {go} beyond
+{feel} a sense of > {feel} -- humor humour direction style self the what how
-{foster} (a|an|deeper|stronger|relationships|connections|friendships|trust) > {build} $1
-{gather} (data|information|evidence|feedback|samples) > {collect} $1
+{gaze} (at|out|into|up|down|around) > {look} $1
-{give} (PEOPLE) the (opportunity|ability) to > {let} $1
-{implement} (policies|plans|programs|reforms) > {carry} out $1
-{keep} in mind that > {remember} that
+{lay} the (foundation|foundations|groundwork) for > {prepare} the way for
-{lead} to (problems|delays|confusion|stress|burnout|errors|conflict|damage|death|loss|anxiety|failure|frustration) > {cause} $1
-{maintain} (control|order|peace|silence|eye contact) > {keep} $1
-{make} a choice > {choose} -- that which about of between
-{make} an attempt to > {try} to
-{make} it (difficult|challenging) (for|to) > {make} it hard $2
-{originate} from > {come} from
-{participate} in > {take} part in
+{peer} (at|into|through|out|down|over|around|up) > {look} $1
-{perform} (better|well|poorly) > {do} $1
-{pose} a (significant|serious|grave|major) threat to > seriously {threaten}
-{pose} a threat to > {threaten}
-{promote} (growth|innovation|collaboration|understanding|equality|engagement|dialogue) > {encourage} $1
-{provide} (PEOPLE) with the (opportunity|chance) to > {let} $1
-{provide} (a) (clear|detailed|comprehensive|brief|new|better|deeper|more|fuller|full|powerful) > {give} a $2
-{provide} (a|an) (framework|overview|explanation|example|sense|summary|list|glimpse) (of|for|that) > {give} $1 $2 $3
+{provide} (a|an) (platform|space|alternative|opportunity|chance|means|safe) > {offer} $1 $2
-{provide} (feedback|guidance|advice|answers|examples|context|insight|insights|clarity|information) > {give} $1
+{provide} (opportunities|support|evidence|training|protection|important|additional|accurate|effective|relevant|useful) > {offer} $1
-{provide} access to > {give} access to
-{reach} out to (me|us|him|her|them|you) > {contact} $1
-{recall} (how|that|when|the day) > {remember} $1
-{remain} (steady|unchanged|in place|on|alone|vigilant|consistent|flexible|intact|optimistic|resilient) > {stay} $1
-{render} (it|them|useless|invisible|meaningless|obsolete) > {make} $1
-{resolve} (conflicts|disputes|the dispute|the conflict) > {settle} $1
-{resolve} (issues|problems|the issue|the problem) > {solve} $1
-{send} (shockwaves|shock waves) (through|across) > {shock}
-{spark} a (heated|fierce|national|public) debate > {start} a $1 debate
-{stem} from > {come} from
-{strive} for > {aim} for
-{stumble} (upon|across) > {come} across
-{take} a look at > {look} at
+{uncover} (the truth|evidence|patterns|insights) > {find} $1
+{wish} to $base > {want} to $base
-{work} tirelessly > {work} hard
`,
  },
];
