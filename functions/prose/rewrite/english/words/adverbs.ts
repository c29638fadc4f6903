/**
 * Adverbs and small words. Marks: * for every strength, + for strong alone, ~ where a text speaks to somebody.
 */
export const ADVERBS = `
+additionally > also
*albeit > though
*amidst > amid
*amongst > among
+approximately > about
+collaboratively > together
*effortlessly > easily
+exceedingly > very
+frequently > often
*hitherto > until now
+jointly > together
+largely > mostly
*meticulously > carefully
*notwithstanding > despite
+occasionally > sometimes
*painstakingly > carefully
+partially > partly
*predominantly > mainly
+primarily > mainly
*profoundly > deeply
+rapidly > quickly
+regarding > about
*seamlessly > smoothly
+simultaneously > at the same time
+solely > only
+subsequently > later
+typically > usually
*undoubtedly > no doubt
*whilst > while
+wholeheartedly > fully
`;
