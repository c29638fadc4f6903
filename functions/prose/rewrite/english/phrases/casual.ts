/** Plain words of talk, for the casual tone alone. */
export const CASUAL = [
  {
    casual: true,
    reason: 'A word that people use when they talk.',
    lines: `
~-, however , > , though ,
~-a great deal of > a lot of
~-additional (details|help|information|money|people|resources|staff|support|time|training) > more $1
~-approximately > about
~-attempt to > try to
~-attempted to > tried to
~-attempting to > trying to
~-difficult to > hard to
~-extremely > really
~-^for instance , > for example ,
~-^here is > here's
~-^in addition to > besides
~-in order to > to
~-in the near future > soon
~-^let us > let's
~-many (cases|companies|families|others|people|places|students|things|times|ways|workers) > a lot of $1
~-obtain (a|an|the|it|them|OWN) > get $1
~-^perhaps > maybe
~-permit (me|us|you|them|him|her) to > let $1
~-purchase (a|an|the|it|OWN) > buy $1
~-such as > like
~-the entire > the whole -- of
~-very (good|important|easy|hard|useful|nice|bad|big) > really $1
~-would like to > want to
~-{appear} to $base > {seem} to $base
~-{assist} (me|us|you|them|him|her) > {help} $1
~-{begin} $ing > {start} $ing
~-{begin} to $base > {start} to $base
~-{discuss} (a|an|how|the|these|this|what|OWN) > {talk} about $1
~-{examine} (how|the|these|this|what|OWN) > {look} at $1
~-{inform} (me|us|you|them|him|her|OWN) > {tell} $1
~-{provide} (a|an|OWN) > {give} $1 -- with for to
~-{receive} (a|an|the|OWN) > {get} $1 -- degree education
~-{require} (a|an|more|at least|no|some|OWN) > {need} $1
~-{return} to (the|OWN) > {go} back to $1
~-{seek} to $base > {try} to $base
~-{wish} to $base > {want} to $base
`,
  },
];
