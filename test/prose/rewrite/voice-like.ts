import type { Voice } from '#contract/voice.ts';
import { measureVoice } from '#prose/voice/index.ts';

/** Returns the voice measured in the text, without contractions, links and spelling, and with the given overrides. */
export const voiceLike = (text: string, but: Partial<Voice>): Voice => ({
  ...measureVoice(text),
  contractions: null,
  links: {},
  spelling: null,
  ...but,
});
