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
};

export type Settings = Required<Omit<Options, 'voice'>> & { voice: Voice | null };

export const settingsOf = ({
  strength = 'balanced',
  tone = 'neutral',
  formatting = 'keep',
  voice = null,
  frozen = [],
}: Partial<Settings>): Settings => ({ strength, tone, formatting, voice, frozen });

export const isFormal = (tone: Tone): boolean => tone === 'formal' || tone === 'academic';
