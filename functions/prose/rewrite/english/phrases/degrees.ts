/** Degrees, pairs and announcements that a person says more simply. */
export const DEGREES = [
  {
    reason: 'A plainer word gives the degree.',
    lines: `
-highly (competitive|complex|effective|efficient|important|influential|intelligent|successful) > very $1
-the appropriate > the right
-the optimal > the best
-virtually (all|every|impossible|no) > almost $1
`,
  },
  {
    reason: 'One of the two words is enough.',
    lines: `
-(goals|aims) and objectives > $1
-rules and regulations > rules
`,
  },
  {
    reason: 'A plainer verb says what the text does.',
    lines: `
+(STUDY) aims to > $1 sets out to
+(STUDY) concludes (by|with) > $1 ends $2
`,
  },
];
