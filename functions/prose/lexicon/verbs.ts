/**
 * base > plainer base / another. Every form is inflected from these.
 * Marks before the base: * for every strength, @ from balanced up, + for strong alone, ? only where the sentence
 * shows that it is a verb. docs/rewriter.md tells how to add one.
 */
export const VERBS = `
+alleviate > ease -- issue issues problem problems
+ameliorate > improve
+ascertain > find out
+?assist > help
+?attempt > try
*?#boast > have
*#bolster > strengthen -- ranks
+circumvent > get around
@commence > start
+comprehend > understand
@demonstrate > show
+disseminate > spread
*elucidate > explain
*embark > set out
@encapsulate > sum up -- resilience
*?endeavor > try
*?endeavour > try
+eschew > avoid
@exacerbate > worsen
@expedite > speed up
*?harness > use -- power energy into
@?impact > affect
+incentivize > encourage
*?leverage > use
+operationalize > put into practice
+possess > have -- her him them me us object objects thing things
+?purchase > buy
+rectify > correct
+reiterate > repeat
+remediate > fix
+#retain > keep -- heat warmth moisture water energy
+?safeguard > protect
*?showcase > show -- skills talent talents creativity views character world generation
*spearhead > lead
*surmount > overcome
+transpire > happen
*utilise > use
*utilize > use
`;
