import { type EngineInUse, engineInWords } from '#contract/engine.ts';
import type { Formatting, Strength, Tone } from '#contract/humanize.ts';

/** What each strength does, in a phrase: by rules, and by a language model. */
export const strengthWords: Record<Strength, { name: string; byRules: string; byModel: string }> = {
  light: {
    name: 'Light',
    byRules: 'Stock phrases and empty openings',
    byModel: 'Sentences that surely sound like a machine',
  },
  balanced: {
    name: 'Balanced',
    byRules: 'Stiff words and stock links too',
    byModel: 'Passages that sound like a machine',
  },
  strong: { name: 'Strong', byRules: 'All that rules can improve', byModel: 'Nearly every sentence' },
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

/** What a tone does beside the strength; a neutral one does nothing more. */
export const tonePhrases: Record<Tone, string> = {
  neutral: '',
  casual: 'Contracted, with words of talk.',
  formal: 'Nothing contracted, no “But” at the head of a sentence.',
  academic: 'Nothing contracted; links and scholarly words stay.',
};

/** Bold leads, capitals in headings, emoji and rules: as they are, or given way to plain text. */
export const formattingNames: Record<Formatting, string> = { keep: 'Keep', plain: 'Plain' };
