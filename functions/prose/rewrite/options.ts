/** The share of a document's words that each strength may change, at most. */
export const STRENGTHS = { light: 0.1, balanced: 0.25, strong: 0.4 } as const;
export type Strength = keyof typeof STRENGTHS;

export const TONES = ['neutral', 'casual', 'formal', 'academic'] as const;
export type Tone = (typeof TONES)[number];

export type Options = {
  strength?: Strength;
  tone?: Tone;
  /** Words and phrases to leave exactly as they are. */
  frozen?: readonly string[];
  /** The same seed gives the same text. */
  seed?: number;
};

export type Settings = { strength: Strength; tone: Tone; frozen: readonly string[]; seed: number };

export function settingsOf(options: Options): Settings {
  return {
    strength: options.strength ?? 'balanced',
    tone: options.tone ?? 'neutral',
    frozen: options.frozen ?? [],
    seed: options.seed ?? 1,
  };
}

export const isFormal = (tone: Tone): boolean => tone === 'formal' || tone === 'academic';
