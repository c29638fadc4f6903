import type { Formatting, Strength, Tone } from '#contract/humanize.ts';

export type Options = {
  strength: Strength;
  tone: Tone;
  formatting: Formatting;
  frozen: string;
  /** Our rules, though the server has a model. */
  engine?: 'rules';
  /** The figures of somebody's writing that it matches, as JSON, so that options are compared by their values. */
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
