/**
 * Adverbs and small words. Marks: * for every strength, @ from balanced up, + for strong alone.
 */
export const ADVERBS = `
@albeit > though
@amidst > amid
@amongst > among
+approximately > about
+collaboratively > together
+frequently > often
*hitherto > until now
*meticulously > carefully -- organized organised honed
@predominantly > mainly
*+profoundly > deeply ++ affect influence move shape
+regarding > about
*+seamlessly > smoothly -- blend blends blended blending combines combine
+subsequently > later
`;
