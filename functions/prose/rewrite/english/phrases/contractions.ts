/** Negatives can be contracted wherever a word follows; "it is" and its kin need a rule of their own. */
export const CONTRACTIONS = {
  reason: 'A person writing plainly contracts this.',
  lines: `
~(are|could|did|do|does|had|has|have|is|should|was|were|would) not > $1n't
~cannot > can't
~will not > won't
`,
};
