/** Words that carry nothing where they stand. */
export const EMPTY = [
  {
    reason: 'Nothing is lost when these words go.',
    lines: `
*, in essence , > ,
*a testament to > proof of
absolutely essential > essential
any and all > all
*basically , >
both of them > both
close proximity to > close to
*each and every > every
*first and foremost > above all
for all intents and purposes > in effect
in its entirety > in full
*in order to > to
*more often than not > usually
past experience > experience
past history > history
*so as to > to
*time and time again > again and again
*when it comes to > with
`,
  },
];
