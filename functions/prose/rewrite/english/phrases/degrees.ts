/** Degrees and pairs that say one thing twice. */
export const DEGREES = [
  {
    reason: 'One of the two words is enough.',
    lines: `
-(can|could|may|might) potentially > $1
+(goals|aims) and objectives > $1
-more than (just|simply) > more than
+rules and regulations > rules
+while simultaneously > while also
`,
  },
  {
    reason: 'The word is strong enough without help.',
    lines: `
+(absolutely) (critical|crucial|essential|vital) > $2
+(extremely|highly|incredibly|tremendously|vitally) (CLAIMED) > $2
+deeply (complex|complicated) > $1
+truly (CLAIMED) > $1
`,
  },
  {
    reason: 'The one word holds the other.',
    lines: `
+(OWN) own unique > $1 own
+(advance|future) (planning|plans) > $2
+(completely|entirely|totally) (eliminate|eliminated|unique) > $2
+(end|final) (outcome|outcomes|result|results) > $2
+(new|novel) (innovation|innovations) > $2
+(very|more) unique > unique
+added (benefit|benefits|bonus) > $1
+basic (essentials|fundamentals) > $1
+in close proximity to > near
+past history > history
+still (continue|continued|continues|remain|remained|remains) > $1
`,
  },
];
