/** Turns around a verb where one plain verb does. */
export const TURNS = [
  {
    reason: 'A plain verb does the work of this turn.',
    lines: `
-(STUDY) focuses on > $1 looks at
-(communicate|cope|learn|perform|respond|work|works|working) effectively > $1 well
-({bear}|{keep}) in mind that > {remember} that
+({gaze}|{peer}) (around|at|down|into|out|through|up) > {look} $2
-diminish > lessen
+elevate > raise
-incorporate(|s) > include$1 -- into in within by
+reflects (a|an|both|how) > shows $1
-remains (controversial|difficult|high|important|limited|relevant|the|uncertain|unclear|unknown) > is still $1
-{achieve} (OWN) (goal|goals) > {reach} $1 $2
-{achieve} (OWN) objectives > {reach} $1 goals
-{allow} for (a|an|better|greater|more|the) > {allow} $1
+{appear} to > {seem} to
-{arise} from > {come} from
+{begin} $ing > {start} $ing
+{begin} (by|with) > {start} $1
-{be} (confronted|faced) with > {face}
-{be} adept at > {be} good at
-{be} designed to > {be} meant to
-{be} equipped with > {have}
-{be} hesitant to > {hesitate} to
-{be} instrumental in $ing > {help} $base
-{be} reminiscent of > {be} like
-{be} similar to > {be} like
-{be} subjected to > {face}
-{be} the result of > {come} from
-{conclude} (with|by) > {end} $1
-{confront} the (reality|truth) > {face} the $1
-{contend} that > {argue} that
+{continue} to $base > {keep} $ing -- be believe belong cast define enjoy exist exert face feel have hold know love need remain reside see serve stand suffer want
+{emerge} from (the|his|her|their|a|behind) > {come} out of $1
-{empower} (PEOPLE|employees) to > {help} $1 to
-{explore} (how|themes|the concept|the effects|the idea|the impact|the nature|the potential|the role|the use|why) > {look} at $1
-{extend} beyond > {go} beyond
+{feel} a sense of > {feel} -- humor humour direction style self the what how
-{foster} (a|an|connections|deeper|relationships|stronger|trust) > {build} $1
-{gather} (data|evidence|feedback|information) > {collect} $1
+{lay} the (foundation|groundwork) for > {prepare} the way for
-{maintain} (control|order|peace) > {keep} $1
-{make} an attempt to > {try} to
-{originate} from > {come} from
-{participate} in > {take} part in
-{perform} (better|well|poorly) > {do} $1
-{pose} a (grave|major|serious|significant) threat to > seriously {threaten}
-{pose} a threat to > {threaten}
+{provide} (accurate|additional|effective|evidence|important|opportunities|relevant|support|training) > {offer} $1
-{provide} (a|an) (framework|glimpse|overview|sense|summary) (of|for) > {give} $1 $2 $3
+{provide} (a|an) (platform|space|alternative|opportunity|chance|means|safe) > {offer} $1 $2
-{provide} (feedback|guidance|advice|answers|examples|context|insight|insights|clarity|information) > {give} $1
-{provide} a (better|clear|comprehensive|deeper|detailed|full|fuller|more|new|powerful) > {give} a $1
-{provide} access to > {give} access to
-{reach} out to (her|him|me|them|us|you) > {contact} $1
-{recall} (how|that|when) > {remember} $1
-{remain} (steady|unchanged|in place|on|alone|vigilant|consistent|flexible|intact|optimistic|resilient) > {stay} $1
-{render} (it|them|useless|invisible) > {make} $1
-{resolve} (conflicts|disputes|the dispute) > {settle} $1
-{send} shockwaves through > {shock}
-{stem} from > {come} from
-{strive} for > {aim} for
-{stumble} (upon|across) > {come} across
-{take} a look at > {look} at
+{uncover} (evidence|insights|the truth) > {find} $1
+{wish} to $base > {want} to $base
`,
  },
];
