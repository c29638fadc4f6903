import type { Formatting, Strength, Tone } from '#contract/humanize.ts';

export type Options = {
  strength: Strength;
  tone: Tone;
  formatting: Formatting;
  frozen: string;
  /** Uses our rules even if the server has a model. */
  engine?: 'rules';
  /** The voice to match, as JSON, so that options can be compared by value. */
  voice?: string;
};

export const optionNames = [
  'strength',
  'tone',
  'formatting',
  'frozen',
  'engine',
  'voice',
] as const satisfies readonly (keyof Options)[];

export const isSameOptions = (one: Options, other: Options): boolean =>
  optionNames.every((name) => one[name] === other[name]);
