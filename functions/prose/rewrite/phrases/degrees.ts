/** Degrees, pairs and announcements that a person says more simply. */
export const DEGREES = [
  {
    reason: 'A plainer word gives the degree.',
    lines: `
-highly (accurate|adaptable|anxious|competitive|complex|creative|critical|dangerous|detailed|effective|efficient|emotional|flexible|important|influential|intelligent|likely|personal|popular|productive|relevant|reliable|successful|technical|unlikely|unusual|useful|valuable|variable|visible) > very $1
+slightly (better|bigger|different|higher|larger|less|longer|lower|more|smaller|worse) > a little $1
-successfully (achieved|completed|delivered|finished|implemented|launched|solved) > $1
-the appropriate > the right
-the optimal > the best
-virtually (all|any|every|everyone|everything|identical|impossible|no|nothing|unknown|unlimited) > almost $1
`,
  },
  {
    reason: 'One of the two words is enough.',
    lines: `
-(goals|aims) and objectives > $1
-assistance and support > support
-care and attention > care
-challenges and (difficulties|obstacles|hurdles) > $1
-complex and (intricate|multifaceted) > complex
-help and support > help
-hopes and dreams > hopes
-love and affection > affection
-new and innovative > new
-obstacles and challenges > obstacles
-rules and regulations > rules
-support and assistance > support
-thoughts and ideas > ideas
-trials and tribulations > trials
-unique and distinctive > distinctive
-various different > different
`,
  },
  {
    reason: 'A plainer verb says what the text does.',
    lines: `
+(essay|report|paper|article|chapter|review) aims to > $1 sets out to
+(essay|report|paper|article|chapter|review) concludes (by|with) > $1 ends $2
`,
  },
];
