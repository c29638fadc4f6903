import type { Formatting, Strength, Tone } from '#contract/humanize.ts';
import type { Voice } from '#contract/voice.ts';

/** Maximum share of a document's words that each strength may change. */
export const MOST_CHANGED: Record<Strength, number> = { light: 0.1, balanced: 0.25, strong: 0.4 };

export type Options = {
  strength?: Strength;
  tone?: Tone;
  formatting?: Formatting;
  /** The person's writing style, which the result should approach. */
  voice?: Voice;
  /** Words and phrases to leave exactly as they are. */
  frozen?: readonly string[];
  /** The same seed gives the same text. */
  seed?: number;
};

export type Settings = {
  strength: Strength;
  tone: Tone;
  formatting: Formatting;
  voice: Voice | null;
  frozen: readonly string[];
  seed: number;
};

export function settingsOf(options: Options): Settings {
  return {
    strength: options.strength ?? 'balanced',
    tone: options.tone ?? 'neutral',
    formatting: options.formatting ?? 'keep',
    voice: options.voice ?? null,
    frozen: options.frozen ?? [],
    seed: options.seed ?? 1,
  };
}

export const isFormal = (tone: Tone): boolean => tone === 'formal' || tone === 'academic';
