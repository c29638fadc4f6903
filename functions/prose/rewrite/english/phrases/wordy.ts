/** Long ways round to a short word. */
export const WORDY = [
  {
    reason: 'A shorter phrase says the same.',
    lines: `
@(about|across|by|for|from|in|into|of|offer|offered|offering|offers|on|provide|provides|through|to|with) a (broad|diverse|vast|wide) (array|spectrum|variety) of > $1 many
@(about|consider|describe|describes|discuss|examine|examined|examines|explore|explored|explores|illustrate|illustrates|into|of|on|reveal|reveals|show|shows|trace|traces|understand) the (manner|way) in which > $1 how
@(about|consider|describe|describes|discuss|examine|examined|examines|explore|explored|explores|illustrate|illustrates|into|of|on|reveal|reveals|show|shows|trace|traces|understand) the ways in which > $1 how
@(built|created|designed|founded|launched|made|started) with the (aim|goal|objective) of $ing > $1 to $base
@(despite|in spite of|regardless of) the fact that > although
@(due|owing) to the fact that > because
@(during|throughout) the course of > $1
@(experiment|poll|research|review|study|survey) conducted (at|by|in) > $1 $2
@(given|in light of) the fact that > since
*(her|his|its|my|our|their|your) own [unique] set of (advantages|benefits|challenges|difficulties|problems|risks|rules) > $1 own $2
(it|that|they|this|which|who) {constitute} (a|an|the) > $1 {be} $2
+(to|can|could|may|might|they|we|who|will|would) attempt to > $1 try to
@(with|in) (respect|regard|regards) to > about
@(with|in) the (intention|purpose) of $ing > to $base
@({offer}|{provide}) (important|key|valuable|) (insight|insights) into > {give} insight into
@a (great|significant|substantial|vast|considerable) number of > many
@a (multitude|myriad|plethora|host) of > many -- colors colours emotions lights souls sounds species stars voices
@a (significant|substantial|considerable) (amount|deal) of > a great deal of
@a growing number of > more and more
@a number of > several
@a sense of (anticipation|belonging|betrayal|calm|curiosity|despair|detachment|disillusionment|dread|foreboding|gratitude|guilt|helplessness|hope|horror|joy|melancholy|pride|relief|sadness|shame|tension|tranquility|trepidation|unease|unity) > $1 -- and of that to toward towards which
@a variety of different > many different
a wide variety of > many kinds of / many
+an opportunity to > a chance to
+and (therefore|thus) > and so -- least more most
@as a token of (my|our) (appreciation|gratitude) for your > to thank you for your
@at (the present time|this point in time) > now
@at all times > always
@by virtue of > because of
+!due to > because of -- fear fears
@for the (purpose|purposes) of $ing > to $base
+for the most part > mostly
*i hope this (email|letter|message|note) finds you well > I hope you are well
+if you have any questions or concerns > if you have questions or concerns
+in a variety of > in many
+in collaboration with > with
@in conjunction with > with
+in many cases > often
+in most cases > usually
+in some cases > sometimes
@in tandem with > along with
@in terms of $ing > in $ing
@in the (realm|sphere|domain) of (art|business|economics|education|ethics|finance|healthcare|history|law|literature|medicine|music|philosophy|physics|politics|psychology|science|sport|sports|technology) > in $2
+in the event that > if
@in the field of > in
@in the midst of the > amid the
@in the near future > soon
in the process of $ing > $ing
@in the vicinity of > near
@in the wake of > after
@it is a well-known fact that > it is well known that
@on a (month|week|year)ly basis > every $1
@on a daily basis > every day
@on a regular basis > regularly
@over a period of time > over time
@pertaining to > about
*please feel free to (call|contact|email|write) > please $1
@prior to > before
+resulted in > led to
significantly (better|higher|less|more|worse) > much $1
@subsequent to > after
the (act|practice|process|task) of $ing > $ing
+the entirety of > all of
+the majority of > most
+the majority of (it|the|them|these|those|us|which|whom|OWN) > most of $1
+the opportunity to > the chance to
!through the use of > by using / with
+until such time as > until
+with ease > easily
+with the exception of > except
@without having to worry about > without worrying about
@{allow} (PEOPLE) to > {let} $1
@{become} (an|a) (essential|integral) part of > {become} part of
{be} (a|an) (crucial|vital|key|critical|essential) (part|component|element|aspect) of > {be} central to -- life
@{be} (composed|comprised) of > {consist} of
@{be} (dependent|reliant) on > {depend} on
@{be} beneficial for > {help}
@{be} in agreement with > {agree} with
+{be} in need of > {need}
@{be} indicative of > {show}
{be} integral to > {be} central to
@{be} supportive of > {support}
+{be} the result of > {come} from
@{come} to the conclusion that > {conclude} that
@{conduct} a (study|survey|review) of > {study}
@{conduct} an (analysis|examination) of > {analyze}
@{embark} (on|upon) (OWN|the) > {start} $2 -- journey adventure quest path
@{enable} (PEOPLE) to > {let} $1
@{ensure} (it|they|he|she|we|you|i|there|everyone) > {make} sure $1 -- make makes making
@{ensure} that (he|i|it|she|they|we|you|your) > {make} sure $1 -- make makes making
@{gain} (a|an) (better) understanding of > {learn} more about
@{give} consideration to > {consider}
@{give} rise to > {lead} to
*{harness} the power of (ai|artificial|automation|big|data|machine|social|technology) > {use} $1
@{have} a (beneficial|positive) (effect|influence|impact) on > {help}
@{have} a (detrimental|harmful|negative) (effect|influence|impact) on > {harm}
@{have} a (profound|significant|major|substantial|huge|powerful|tremendous|strong|considerable) (effect|influence|impact) on (her|him|me|them|us|you|children|families|farmers|patients|people|students|women|workers) > deeply {affect} $3
@{have} a tendency to > {tend} to
@{have} an (effect|influence|impact) on > {affect}
+{help} in $ing > {help} $base
+{help} to $base > {help} $base
*{leverage} the power of > {use}
@{make} (an effort|efforts) to > {try} to
@{make} (a|the) decision to > {decide} to
@{make} a (significant|substantial) contribution to > {contribute} much to
@{make} use of > {use}
@{place} (emphasis|an emphasis) on > {stress}
{play} a role in $ing > {help} $base
@{provide} (assistance|support|help) (to|for) > {help}
+{provide} access to > {give} access to
@{provide} an overview of > {outline}
@{reach} an agreement > {agree}
{serve} as the > {be} the
@{take} advantage of > {use} -- deal offer offers opportunity opportunities
@{take} into (account|consideration) > {consider}
+{undergo} a (change|transformation) > {change}
@{work} tirelessly > {work} hard
`,
  },
];
