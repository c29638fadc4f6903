/**
 * base > plainer base / another. Every form is inflected from these.
 * Marks before the base: * for every strength, + for strong alone, ~ where a text speaks to somebody, ? only where the sentence
 * shows that it is a verb. docs/rewriter.md tells how to add one.
 */
export const VERBS = `
+?#address > deal with
+alleviate > ease
+ameliorate > improve
+ascertain > find out
+?assist > help
+?attempt > try
*?#boast > have
*bolster > support / strengthen
+cease > stop -- to
+circumvent > get around
*commence > start
+comprehend > understand
*culminate > end
*delve > look
*demonstrate > show
+depict > show
+disseminate > spread
+#eliminate > remove
*elucidate > explain
*embark > set out
*emphasise > stress
*emphasize > stress
*encapsulate > sum up
*encompass > cover / include
*?endeavor > try
*?endeavour > try
*enhance > improve
*entail > involve
+eschew > avoid
+#evaluate > assess
*exacerbate > worsen
+#examine > look at -- further
*?exhibit > show
*expedite > speed up
*facilitate > support
*?foster > encourage
*garner > win / gain
*grapple > struggle
*?harness > use
*illustrate > show
*?impact > affect
+incentivize > encourage
+#investigate > look into -- further
*?leverage > use
+#modify > change
*necessitate > require
+occur > happen -- to
+operationalize > put into practice
+originate > start
+#permit > allow
+possess > have
+procure > get
+prohibit > ban
+?purchase > buy
+rectify > correct
+#reinforce > strengthen
+reiterate > repeat
+remediate > fix
*reshape > change -- itself themselves
+#retain > keep
*revolutionize > change
+?safeguard > protect
+?select > choose
*?showcase > show
*spearhead > lead
*streamline > simplify
+substantiate > support
*surmount > overcome
+transpire > happen
*underpin > support
*unveil > reveal
*utilise > use
*utilize > use
`;
