import type { Formatting, Strength, Tone } from '#contract/humanize.ts';

/** What each strength does, in a phrase. */
export const strengthWords: Record<Strength, { name: string; phrase: string }> = {
  light: {
    name: 'Light',
    phrase: 'Only the stiffest phrases go. Sentences keep their order and length.',
  },
  balanced: { name: 'Balanced', phrase: 'Rewords stiff phrases and links, and splits what runs on.' },
  strong: { name: 'Strong', phrase: 'Recasts whole sentences. Names, numbers, quotations are checked.' },
};

export const toneNames: Record<Tone, string> = {
  neutral: 'Neutral',
  casual: 'Casual',
  formal: 'Formal',
  academic: 'Academic',
};

/** Bold leads, capitals in headings, emoji and rules: as they are, or given way to plain text. */
export const formattingNames: Record<Formatting, string> = { keep: 'Keep', plain: 'Plain' };
