/**
 * noun(s) > plainer noun / another: both numbers are inflected. Without "(s)" only the form as it stands.
 * Marks: * for every strength, + for strong alone, ~ where a text speaks to somebody, ? only where the sentence shows a noun.
 */
export const NOUNS = `
*endeavor(s) > effort
*endeavour(s) > effort
*individuals > people -- sex species population offspring
+methodologies > methods
+?methodology > method
*prowess > skill
+skillset(s) > skill
*utilisation > use
*utilization > use
`;
