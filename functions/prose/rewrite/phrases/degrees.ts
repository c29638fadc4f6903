/** Degrees, pairs and announcements that a person says more simply. */
export const DEGREES = [
  {
    reason: 'A plainer word gives the degree.',
    lines: `
-highly (accurate|competitive|complex|creative|detailed|effective|efficient|flexible|important|influential|intelligent|popular|relevant|reliable|successful|useful|valuable) > very $1
+slightly (better|different|higher|larger|less|longer|lower|more|smaller) > a little $1
-successfully (achieved|completed|delivered|finished|implemented|launched|solved) > $1
-the appropriate > the right
-the optimal > the best
-virtually (all|any|every|identical|impossible|no|nothing|unknown) > almost $1
`,
  },
  {
    reason: 'One of the two words is enough.',
    lines: `
-(goals|aims) and objectives > $1
-love and affection > affection
-new and innovative > new
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
