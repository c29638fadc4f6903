/**
 * noun(s) > plainer noun / another: both numbers are inflected. Without "(s)" only the form as it stands.
 * Marks: * for every strength, @ from balanced up, + for strong alone, ? only where the sentence shows a noun.
 */
export const NOUNS = `
@individuals > people -- sex
+methodologies > methods
+skillset(s) > skill
`;
