import { type Document, readDocument } from './document.ts';
import { humanRange } from './human-range.ts';
import { signalLabels } from './labels.ts';
import { type Measure, measures, type SignalName, signalNames } from './measures.ts';
import { wholeSentences } from './sentence-measures.ts';

export type { SignalName } from './measures.ts';

/** Minimum numbers of words and sentences for a comparison with other texts. */
const WORDS_TO_COMPARE = 80;
const SENTENCES_TO_COMPARE = 4;

/** A place in the text that contributes to a signal: `text === source.slice(start, end)`. */
type SignalSpan = { start: number; end: number; text: string; reason: string };

/** Percentiles over human texts. */
type HumanRange = {
  low: number;
  quarter: number;
  median: number;
  threeQuarters: number;
  high: number;
};

export type Signal = {
  name: SignalName;
  label: string;
  value: number;
  unit: string;
  human: HumanRange;
  /** Position of the value relative to the range of nine in ten human texts. */
  place: 'below' | 'inside' | 'above' | 'too_short';
  sentence: string;
  spans: SignalSpan[];
};

export type SentenceLength = { start: number; end: number; words: number };

export type Signals = { words: number; sentences: number; signals: Signal[] };

/** Measures how a text is written, and compares it with human writing. */
export function signals(text: string): Signals {
  const document = readDocument(text);
  return {
    words: document.words.length,
    sentences: document.sentences.length,
    signals: signalNames.map((name) => readSignal(name, document)),
  };
}

/** Returns the sentences from which length and variation are computed, each with its number of words. */
export const sentenceLengths = (text: string): SentenceLength[] =>
  wholeSentences(readDocument(text)).map(({ start, end, from, to }) => ({ start, end, words: to - from }));

function readSignal(name: SignalName, document: Document): Signal {
  const { label, unit, digits } = signalLabels[name];
  const { measure, says, below, above }: Measure = measures[name];
  const human = humanRange[name];
  const { value, places } = measure(document);
  const place = placeOf(value, human, document);
  const number = (amount: number): string => amount.toFixed(digits);
  const usual =
    human.low === 0
      ? `In nineteen of twenty human texts it is at most ${number(human.high)}.`
      : `In nine of ten human texts it lies between ${number(human.low)} and ${number(human.high)}.`;
  const verdict = {
    below: `${below} ${usual}`,
    above: `${above} ${usual}`,
    inside: `That is usual. ${usual}`,
    too_short: 'The text is too short to compare with others.',
  }[place];
  return {
    name,
    label,
    value,
    unit,
    human,
    place,
    sentence: `${says(number(value))} ${verdict}`,
    spans: places.map(({ start, end, reason }) => ({
      start,
      end,
      text: document.text.slice(start, end),
      reason,
    })),
  };
}

function placeOf(value: number, { low, high }: HumanRange, { words, sentences }: Document): Signal['place'] {
  if (words.length < WORDS_TO_COMPARE || sentences.length < SENTENCES_TO_COMPARE) return 'too_short';
  if (value < low) return 'below';
  return value > high ? 'above' : 'inside';
}
