import type { Formatting, Strength, Tone } from '#contract/humanize.ts';

/** What each strength does, in a phrase. */
export const strengthWords: Record<Strength, { name: string; phrase: string }> = {
  light: {
    name: 'Light',
    phrase: 'Only stock phrases and empty openings go. All else stays as it is.',
  },
  balanced: {
    name: 'Balanced',
    phrase: 'Stiff words, links and tails go too. What tells least is left alone.',
  },
  strong: { name: 'Strong', phrase: 'All that is surely better, down to single long words.' },
};

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
