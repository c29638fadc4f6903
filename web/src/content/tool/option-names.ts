import type { Formatting, Strength, Tone } from '#contract/humanize.ts';

/** What each strength does, in a phrase. */
export const strengthWords: Record<Strength, { name: string; phrase: string }> = {
  light: {
    name: 'Light',
    phrase: 'Only stock phrases and empty openings go. The rest stays.',
  },
  balanced: {
    name: 'Balanced',
    phrase: 'Stiff words and stock links go too. The rest stays.',
  },
  strong: { name: 'Strong', phrase: 'Changes all it can improve, down to single long words.' },
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
