/** Negatives can be contracted wherever a word follows; "it is" and its kin need a rule of their own. */
export const CONTRACTIONS = {
  reason: 'A person writing plainly contracts this.',
  lines: `
~are not > aren't
~cannot > can't
~could not > couldn't
~did not > didn't
~do not > don't
~does not > doesn't
~had not > hadn't
~has not > hasn't
~have not > haven't
~is not > isn't
~should not > shouldn't
~was not > wasn't
~were not > weren't
~will not > won't
~would not > wouldn't
`,
};
