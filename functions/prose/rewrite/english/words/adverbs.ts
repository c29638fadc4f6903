/**
 * Adverbs and small words. Marks: * for every strength, @ from balanced up, + for strong alone.
 */
export const ADVERBS = `
+additionally > also
@albeit > though
@amidst > amid
@amongst > among
+approximately > about
+collaboratively > together
+frequently > often
*hitherto > until now
*meticulously > carefully -- organized organised
@predominantly > mainly
+primarily > mainly
*+profoundly > deeply -- out unimportant deaf disabled gifted disabilities
+regarding > about
*+seamlessly > smoothly
*+significantly > greatly ++ affect alter boost change damage diminish enhance enrich expand extend impact improve increase influence limit raise reduce reshape shape strengthen transform weaken worsen
+subsequently > later
`;
