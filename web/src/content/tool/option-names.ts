import { type EngineInUse, engineInWords } from '#contract/engine.ts';
import { type Formatting, type Strength, strengths, type Tone } from '#contract/humanize.ts';
import { counted, inFigures } from '#words/figures.ts';

/** What each strength does, in a phrase: by rules, and by a language model. */
export const strengthWords: Record<Strength, { name: string; byRules: string; byModel: string }> = {
  light: {
    name: 'Light',
    byRules: 'Chatbot lines, padding and stock phrases',
    byModel: 'Sentences that clearly sound like a machine',
  },
  balanced: {
    name: 'Balanced',
    byRules: 'Wordy phrases and stiff words too',
    byModel: 'Passages that sound like a machine',
  },
  strong: { name: 'Strong', byRules: 'Formal words too', byModel: 'Nearly every sentence' },
};

/** “Wordy phrases and stiff words too, by our own rules.” `same`: strengths with the same result. */
export function strengthInWords(
  strength: Strength,
  engine: EngineInUse | null,
  same: readonly Strength[],
): string {
  const { byRules, byModel } = strengthWords[strength];
  if (same.length === strengths.length - 1) return 'By our rules, all strengths give the same here.';
  const [other] = same;
  if (other !== undefined) return `${byRules}. ${strengthWords[other].name} gives the same here.`;
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

/** Labels of the next steps. `places`: how many change, if known. */
export const nextSteps = {
  strength: (strength: Strength, places?: number) =>
    places === undefined
      ? `Try ${strengthWords[strength].name}`
      : `${strengthWords[strength].name} would change ${inFigures(places)} more`,
  formatting: (places?: number) =>
    places === undefined
      ? 'Make the formatting plain'
      : `Make the formatting plainer in ${counted(places, 'place')}`,
  /** For a text that our rules left unchanged. `isMore`: a stronger setting changes more. */
  left: (phrases: number, isMore: boolean) =>
    `${counted(phrases, 'stock phrase')} found and left${isMore ? '. A stronger setting or your' : ': our rules have no surely better wording. Your'} assistant can change more.`,
  /** For an unchanged text, which has not been charged yet. */
  price: (words: number) => `Each uses ${counted(words, 'word')} the first time, then all are free.`,
  /** For a new result of a text whose last result the user had revised. */
  leftOut: (count: number) =>
    `${counted(count, 'edit or revert', 'edits or reverts')} of yours ${count === 1 ? 'does' : 'do'} not fit this result`,
  bringBack: 'Bring the earlier result back',
  model: (name: string | null) => `Rewrite with ${name ?? 'this site’s service'}`,
};

/** Notes on options that change nothing in this text. */
export const whyIdle = {
  tone: (tone: Tone) => `the same here${tone === 'neutral' ? '' : ' without a language model'}`,
  formatting: () => 'already plain',
};
