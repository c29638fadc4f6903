/** Plain words that say the same as others as plain: for variety, where either will do. */
export const EQUALS = [
  {
    reason: 'Another way to say the same.',
    lines: `
+(all|many|most) aspects of > $1 parts of
-(as|by|for|from|in|into|on|with) a single > $1 one
+(better|clear|clearer|good|solid|strong) understanding of > $1 grasp of
+(business|digital|media|political) landscape > $1 world
-(can|could|may|might) potentially > $1
+(complex) (issue|issues|problem|problems|question|questions|relationship|relationships|situation|situations|task|tasks) > complicated $2
+(different|each|new|of|one|particular|same|some|specific|that|this|what) type of > $1 kind of
+(final) (act|breath|chapter|days|hours|line|minutes|moment|moments|page|paragraph|scene|stage|step|words|years) > last $2
~+^(he|it|she) needs to > $1 has to
~+^(he|i|it|she|they|we|you) needed to > $1 had to
+(it|that|this|which) involves $ing > $1 means $ing
~+^(i|they|we|you) need to > $1 have to
~+anyone > anybody
+as if > as though
+chose to $base > decided to $base
-component of > part of
-components of > parts of
-each (day|month|morning|night|time|week|year) > every $1
+every aspect of > every part of
~+everyone > everybody
-for those who > for people who
-further (analysis|details|evidence|guidance|information|investigation|questions|research|studies|study|training|work) > more $1
-in such a way that > so that
+inside (the|a|an|OWN) > in $1
~+large (cities|city|companies|company|crowd|crowds|families|family|group|groups|house|houses|room|rooms|screen|stone|table|team|teams|tree|trees|window|windows) > big $1
-more effectively > better
-more than (just|merely|simply) > more than
+next to (the|a|an|OWN|him|her|me|them|us|it) > beside $1
~+no one (can|could|else|ever|had|has|is|knew|knows|was|who|will|would) > nobody $1
~-so that (he|i|it|she|they|we|you) > so $1
~+someone > somebody
+sophisticated (algorithm|algorithms|analysis|methods|models|system|systems|techniques|technologies|technology|tools) > advanced $1
-^those who > people who
+types of > kinds of -- argument arguments data variable variables
+underneath (the|a|an|OWN) > under $1
-{begin} to $base > {start} to $base -- believe doubt end fear feel hate hear know love realize remember see sense suspect trust understand wonder
+{be} associated with > {be} linked to
-{be} one of the (best|biggest|busiest|earliest|few|first|greatest|highest|key|largest|leading|main|major|most|oldest|richest|top|worst) > {be} among the $1
-{be} required for > {be} needed for
-{increase} the (chance|chances|cost|likelihood|odds|risk) > {raise} the $1
+{provide} (a|an) > {offer} $1 -- address argument bit code copy email file key link list name number parameter password path url username valid value
+{realize} that > {see} that
-{reduce} the (chance|chances|cost|costs|likelihood|risk|risks) > {lower} the $1
+{speak} (to|with) (me|him|her|them|us|you|people|someone) > {talk} to $2
`,
  },
];
