/** Plain words that say the same as others as plain: for variety, where either will do. */
export const EQUALS = [
  {
    reason: 'Another way to say the same.',
    lines: `
~+(any|every|some)one > $1body
-(as|by|for|from|in|into|on|with) a single > $1 one
+(better|clear|clearer|good|solid|strong) understanding of > $1 grasp of
+(business|digital|media|political) landscape > $1 world
-(can|could|may|might) potentially > $1
~+^(he|i|it|she|they|we|you) needed to > $1 had to
+(it|that|this|which) involves $ing > $1 means $ing
+as if > as though
+chose to $base > decided to $base
+complex (issue|problem|problems|question|questions|relationship|relationships|task|tasks) > complicated $1
-component(|s) of > part$1 of
-each (day|month|morning|night|time|week|year) > every $1
+every aspect of > every part of
+final (act|breath|chapter|hours|minutes|moments|page|context|words) > last $1
-for those who > for people who
-further (evidence|information|investigation|questions|research|work) > more $1
+inside (the|a|an|OWN) > in $1
-more effectively > better
-more than (just|simply) > more than
+next to (the|a|an|OWN|him|her|me|them|us|it) > beside $1
~+no one (can|could|else|ever|had|has|is|knew|knows|was|who|will|would) > nobody $1
~-so that (he|i|it|she|they|we|you) > so $1
+sophisticated (algorithms|methods|models|systems|techniques|technology|tools) > advanced $1
-^those who > people who
+types of > kinds of -- argument arguments data variable variables
-{begin} to $base > {start} to $base -- believe doubt end fear feel hate hear know love realize remember see sense suspect trust understand wonder
+{be} associated with > {be} linked to
-{be} one of the (best|biggest|few|first|greatest|key|largest|main|major|most|oldest) > {be} among the $1
-{be} required for > {be} needed for
-{increase} the (likelihood|risk) > {raise} the $1
+{provide} (a|an) > {offer} $1 -- address argument bit code copy email file key link list name number parameter password path url username valid value
+{realize} that > {see} that
-{reduce} the (likelihood|risk) > {lower} the $1
+{speak} (to|with) (me|us|people) > {talk} to $2
`,
  },
];
