import { type Estimate, estimateForReader, sentenceLengths, type Signal, signals } from '#prose/index.ts';
import { type PackedPlaces, packPlaces } from '../marks/marks.ts';

export type MeasuredSignal = Omit<Signal, 'spans'> & { places: PackedPlaces };

/** The span and word count of each sentence, packed like the places. */
export type SentenceLengths = { starts: Uint32Array; ends: Uint32Array; words: Uint32Array };

export type Measurement = {
  estimate: Estimate;
  words: number;
  signals: MeasuredSignal[];
  sentences: SentenceLengths;
};

function packSignal({ spans, ...signal }: Signal): MeasuredSignal {
  return { ...signal, places: packPlaces(spans) };
}

/** Takes all measurements of a text. A long one takes a second or two, so it should not run on the main thread. */
export async function measureText(text: string): Promise<Measurement> {
  const { words, signals: found } = signals(text);
  const lengths = sentenceLengths(text);
  return {
    estimate: await estimateForReader(text),
    words,
    signals: found.map(packSignal),
    sentences: {
      starts: Uint32Array.from(lengths, ({ start }) => start),
      ends: Uint32Array.from(lengths, ({ end }) => end),
      words: Uint32Array.from(lengths, (sentence) => sentence.words),
    },
  };
}
