/** Words that carry nothing where they stand. */
export const EMPTY = [
  {
    reason: 'Nothing is lost when these words go.',
    lines: `
*, in essence , > ,
*a testament to > proof of
absolutely essential > essential
advance planning > planning
any and all > all
basic fundamentals > basics
*basically , >
both of them > both
close proximity to > close to
completely eliminate > eliminate
*each and every > every
end result > result
few in number > few
final outcome > outcome
*first and foremost > above all
for all intents and purposes > in effect
fully understand > understand
future plans > plans
in its entirety > in full
*in order to > to
in their entirety > in full
joint collaboration > collaboration
*more often than not > usually
mutual cooperation > cooperation
new innovation > innovation
new innovations > innovations
one and the same > the same
past experience > experience
past experiences > experiences
past history > history
rich tapestry of > mix of
serious crisis > crisis
*so as to > to
still remains > remains
sum total > total
*time and time again > again and again
unexpected surprise > surprise
very unique > unique
*when it comes to > with
`,
  },
];
