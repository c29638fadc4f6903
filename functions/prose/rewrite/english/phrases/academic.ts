/** What a study says instead of words that people use when they talk, for the academic tone alone. */
export const ACADEMIC = [
  {
    academic: true,
    reason: 'The tone that you chose asks for a word that a study would use.',
    lines: `
=big (challenge|change|changes|challenges|difference|differences|effect|problem|problems|question|questions|role|step) > major $1
=enough (data|evidence|food|help|information|money|people|resources|support|time|water) > sufficient $1
=hard to $base > difficult to $base
=right now > at present
=the whole (building|community|country|day|group|house|network|night|population|process|region|room|system|team|text|town|village|world) > the entire $1
={ask} for (a|an|help|more|the) > {request} $1
={carry} out (a|an|the|OWN) (analysis|experiment|experiments|interviews|research|review|study|survey|test|tests) > {conduct} $1 $2
={happen} (after|at|because|before|during|in|when) > {occur} $1
={look} for (a|an|the|ways|OWN) > {seek} $1
={point} out that > {note} that
={show} (how|that|why) > {demonstrate} $1
={start} to $base > {begin} to $base
`,
  },
];
