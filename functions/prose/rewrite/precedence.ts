import type { Strength } from '#contract/humanize.ts';

type Rule = {
  /** The least strength that takes it. */
  level: Strength;
  /** Larger goes first where two want the same place. */
  precedence: number;
  /** How strongly what it finds reads as machine-written. */
  tell: number;
};

const rule = (level: Strength, precedence: number, tell: number): Rule => ({ level, precedence, tell });

/** Every rule, in the order in which they are served: first what rebuilds a whole sentence, then phrases, then single words. */
export const RULES = {
  // What a person asks for goes before all that is proposed.
  'bold-lead': rule('light', 40, 0),
  'bold-heading': rule('light', 40, 0),
  'heading-case': rule('light', 40, 0),
  emoji: rule('light', 40, 0),
  divider: rule('light', 40, 0),
  frame: rule('light', 40, 0),
  // Then what the tone asks for.
  expansion: rule('light', 36, 0),
  'voice-expansion': rule('light', 36, 0),
  'phrase-formal': rule('light', 35, 0),
  'trailing-phrase': rule('balanced', 34, 1),
  'not-only': rule('light', 33, 2),
  'more-than': rule('light', 33, 1),
  'trailing-result': rule('balanced', 32, 1),
  'trailing-agent': rule('balanced', 32, 1),
  'trailing-tie': rule('balanced', 31, 1),
  join: rule('balanced', 29, 0),
  'voice-join': rule('balanced', 28, 0),
  'voice-cut': rule('balanced', 28, 0),
  'split-and': rule('balanced', 28, 0),
  'split-predicate': rule('balanced', 27, 0),
  'split-which': rule('balanced', 27, 0),
  'dash-pair': rule('balanced', 25, 0.5),
  'dash-stop': rule('balanced', 25, 0.3),
  'voice-link': rule('light', 25, 0),
  however: rule('balanced', 24, 0.4),
  'voice-contraction': rule('light', 21, 0),
  // A phrase goes before a shorter one: the words that it takes in are added.
  'phrase-telling': rule('light', 20, 2),
  'phrase-sign': rule('balanced', 20, 2),
  'phrase-opening': rule('light', 20, 0),
  phrase: rule('balanced', 20, 0.5),
  'phrase-plain': rule('balanced', 20, 0),
  'phrase-strong': rule('strong', 20, 0),
  'phrase-talk': rule('balanced', 20, 0),
  let: rule('balanced', 18, 0.4),
  give: rule('balanced', 18, 0.4),
  'object-sign': rule('balanced', 16, 1),
  'object-fair': rule('strong', 16, 0.5),
  'swap-telling': rule('light', 15, 1),
  'swap-sign': rule('balanced', 15, 1),
  'dash-aside': rule('strong', 14, 0.3),
  'dash-ending': rule('strong', 8, 0.3),
  // What many people write too, and machines far more.
  'phrase-marked': rule('strong', 20, 0.3),
  'swap-marked': rule('strong', 14, 0.3),
  relative: rule('strong', 12, 0.3),
  'which-is': rule('strong', 11, 0.2),
  contraction: rule('balanced', 9, 0.2),
  'contraction-person': rule('strong', 9, 0.2),
  'dash-comma': rule('balanced', 8, 0.3),
  'swap-synonym': rule('strong', 5, 0),
  // Where nothing else changes what stands beside it.
  'voice-dash': rule('light', 6, 0),
  'voice-spelling': rule('light', 4, 0),
} satisfies Record<string, Rule>;

export type RuleId = keyof typeof RULES;

/** A cut or seam that the rhythm asks for goes before another wording of the same clause, and after a rule for the whole sentence. */
export const RHYTHM = 32.5;
