import texts from './own-texts.json' with { type: 'json' };

/** Machine-style texts of several kinds; each ends with plain sentences that need no change. */
export const OWN_TEXTS = Object.entries(texts);
