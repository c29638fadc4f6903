/**
 * noun(s) > plainer noun / another: both numbers are inflected. Without "(s)" only the form as it stands.
 * Marks: * for every strength, + for strong alone, ~ where a text speaks to somebody, ? only where the sentence shows a noun.
 */
export const NOUNS = `
+beverage(s) > drink
+capabilities > abilities
+concept(s) > idea
*cornerstone(s) > foundation
+drawback(s) > weakness
*endeavor(s) > effort
*endeavour(s) > effort
+expenditure > spending
*gamut > range
*individuals > people -- sex species population offspring
*interplay > interaction
*intricacies > details
*intricacy > complexity
+limitations > limits
+methodologies > methods
+?methodology > method
+modalities > forms
+?modification(s) > change
+?objective(s) > goal
+perspectives > views
*prowess > skill
+ramification(s) > effect
+remainder > rest
+repercussion(s) > effect
+significance > importance
+skillset(s) > skill
*synergy > cooperation
+timeframe(s) > period
*utilisation > use
*utilization > use
+viewpoint(s) > view
`;
