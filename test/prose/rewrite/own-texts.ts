import texts from './own-texts.json' with { type: 'json' };

/** Texts as a machine would write them, of several kinds; each ends in plain sentences that ask for no change. */
export const OWN_TEXTS = Object.entries(texts);
