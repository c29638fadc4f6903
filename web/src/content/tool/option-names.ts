import { type EngineInUse, engineInWords } from '#contract/engine.ts';
import type { Formatting, Strength, Tone } from '#contract/humanize.ts';

/** What each strength does, in a phrase: by rules, and by a language model. */
export const strengthWords: Record<Strength, { name: string; byRules: string; byModel: string }> = {
  light: {
    name: 'Light',
    byRules: 'Chat talk, padding and stock phrases',
    byModel: 'Sentences that surely sound like a machine',
  },
  balanced: {
    name: 'Balanced',
    byRules: 'Wordy phrases and stiff words too',
    byModel: 'Passages that sound like a machine',
  },
  strong: {
    name: 'Strong',
    byRules: 'Formal words too, all that rules change',
    byModel: 'Nearly every sentence',
  },
};

/** “Stiff words and stock links too, by our rules alone.” */
export function strengthInWords(strength: Strength, engine: EngineInUse | null): string {
  const { byRules, byModel } = strengthWords[strength];
  if (engine === null) return `${byRules}.`;
  return `${engine.name === 'rules' ? byRules : byModel}, by ${engineInWords(engine)}.`;
}

export const toneNames: Record<Tone, string> = {
  neutral: 'Neutral',
  casual: 'Casual',
  formal: 'Formal',
  academic: 'Academic',
};

/** What a tone adds to the strength; neutral adds nothing. */
export const tonePhrases: Record<Tone, string> = {
  neutral: '',
  casual: 'Contractions and everyday words.',
  formal: 'No contractions, and no “But” to open a sentence.',
  academic: 'No contractions; linking and scholarly words stay.',
};

/** Bold leads, capitals in headings, emoji and rules: kept, or turned into plain text. */
export const formattingNames: Record<Formatting, string> = { keep: 'Keep', plain: 'Plain' };
