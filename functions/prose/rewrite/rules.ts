import type { Strength } from '#contract/humanize.ts';

type Rule = {
  /** The lowest strength at which it makes changes; a list row may override it. */
  level: Strength;
  /** The higher one wins when two rules claim the same place. */
  precedence: number;
  /** How strongly a find reads as machine-written; a list row may override it. */
  likeness: number;
};

const at = (level: Strength, precedence: number, likeness = 0): Rule => ({ level, precedence, likeness });

/** All rules. What a person asked for has precedence, then longer spans over shorter ones. */
export const RULES = {
  // Requested with the option "plain formatting".
  'bold-lead': at('light', 40),
  'bold-words': at('light', 40),
  'heading-case': at('light', 40),
  emoji: at('light', 40),
  divider: at('light', 40),
  // What a chatbot says before and after a text.
  boilerplate: at('light', 40),
  // Requested with a tone.
  expansion: at('light', 36),
  'phrase-formal': at('light', 35),
  // Signs of machine writing.
  contrast: at('light', 33, 1),
  'dash-pair': at('balanced', 25, 0.4),
  dash: at('balanced', 24, 0.3),
  phrase: at('balanced', 20, 1),
  'phrase-casual': at('balanced', 20),
  'verb-object': at('balanced', 16, 1),
  word: at('balanced', 15, 1),
  contraction: at('balanced', 9, 0.2),
  // Requested with a writing sample.
  'voice-expansion': at('light', 36),
  'voice-join': at('balanced', 28),
  'voice-cut': at('balanced', 28),
  'voice-link': at('light', 25),
  'voice-contraction': at('light', 21),
  'voice-dash': at('light', 6),
  'voice-spelling': at('light', 4),
} satisfies Record<string, Rule>;

export type RuleId = keyof typeof RULES;

export const isDashRule = (rule: RuleId): boolean => rule === 'dash' || rule === 'dash-pair';

/** Rules that change the length of sentences. */
export const isLengthRule = (rule: RuleId): boolean => rule === 'voice-join' || rule === 'voice-cut';

/** Whether a rule only spells or joins the same words differently, which costs nothing of the budget. */
export const isFree = (rule: RuleId): boolean => rule.startsWith('voice-') && !isLengthRule(rule);
