import type { Formatting, Strength, Tone } from '#contract/humanize.ts';

export type Options = { strength: Strength; tone: Tone; formatting: Formatting; frozen: string };

export const optionNames = [
  'strength',
  'tone',
  'formatting',
  'frozen',
] as const satisfies readonly (keyof Options)[];

export const isSameOptions = (one: Options, other: Options): boolean =>
  optionNames.every((name) => one[name] === other[name]);
