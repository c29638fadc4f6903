import type { Voice } from '#contract/voice.ts';
import { measureVoice } from '#prose/voice/index.ts';

/** A voice that is as the text is, but for what is named. */
export const voiceLike = (text: string, but: Partial<Voice>): Voice => ({
  ...measureVoice(text),
  contractions: null,
  links: {},
  spelling: null,
  ...but,
});
