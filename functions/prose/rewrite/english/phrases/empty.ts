/** Words that carry nothing where they stand. */
export const EMPTY = [
  {
    reason: 'Nothing is lost when these words go.',
    lines: `
*, in essence , > ,
*a testament to > proof of -- material materials process processes
any and all > all
*basically , >
*each and every > every -- one
*first and foremost > above all
in its entirety > in full
*in order to > to
*more often than not > usually
*so as to > to
*time and time again > again and again
`,
  },
];
