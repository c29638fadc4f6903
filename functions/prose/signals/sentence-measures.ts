import type { Document, Sentence } from './document.ts';
import type { Measured, Place } from './phrases.ts';
import { syllablesOf } from './syllables.ts';

const LONG_SENTENCE = 40;
const EVEN_RUN = 4;
const EVEN_SPREAD = 0.2;
const HARD_GRADE = 18;
const HARD_WORDS = 20;

const lengthOf = (sentence: Sentence): number => sentence.to - sentence.from;

export const wholeSentences = ({ sentences }: Document): Sentence[] => sentences.filter(({ whole }) => whole);

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Standard deviation divided by the mean. */
function variation(values: readonly number[]): number {
  const middle = mean(values);
  if (middle === 0) return 0;
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) / middle;
}

export function sentenceLength(document: Document): Measured {
  const sentences = wholeSentences(document);
  const places = sentences
    .filter((sentence) => lengthOf(sentence) >= LONG_SENTENCE)
    .map((sentence) => placeOf(sentence, `A long sentence: ${lengthOf(sentence)} words.`));
  return { value: mean(sentences.map(lengthOf)), places };
}

/** The places are runs of sentences whose lengths hardly differ. */
export function sentenceVariation(document: Document): Measured {
  const sentences = wholeSentences(document);
  const places: Place[] = [];
  for (let from = 0; from < sentences.length;) {
    let to = from;
    let shortest = Infinity;
    let longest = 0;
    for (let next = sentences[to]; next; next = sentences[to]) {
      shortest = Math.min(shortest, lengthOf(next));
      longest = Math.max(longest, lengthOf(next));
      if (longest - shortest > EVEN_SPREAD * longest) break;
      to++;
    }
    const first = sentences[from];
    const last = sentences[to - 1];
    if (to - from >= EVEN_RUN && first && last) {
      const reason = `${to - from} sentences in a row of about the same length.`;
      places.push({ start: first.start, end: last.end, reason });
      from = to;
    } else from++;
  }
  return { value: variation(sentences.map(lengthOf)), places };
}

/** Percentage of sentences that begin with the same word as one of the two before them. */
export function repeatedOpenings({ words, sentences }: Document): Measured {
  const places: Place[] = [];
  const openings: string[] = [];
  for (const { from, whole } of sentences) {
    const first = words[from];
    if (!first || !whole) continue;
    if (openings.slice(-2).includes(first.form))
      places.push(placeOf(first, `Another sentence that begins with “${first.form}”.`));
    openings.push(first.form);
  }
  return { value: openings.length === 0 ? 0 : (100 * places.length) / openings.length, places };
}

/** Flesch-Kincaid grade: years of school in the United States. */
export function readingGrade(document: Document): Measured {
  const sentences = wholeSentences(document);
  const places: Place[] = [];
  let words = 0;
  let syllables = 0;
  for (const sentence of sentences) {
    let own = 0;
    for (let at = sentence.from; at < sentence.to; at++) own += syllablesOf(document.words[at]?.form ?? '');
    const grade = gradeOf(lengthOf(sentence), own, 1);
    if (grade >= HARD_GRADE && lengthOf(sentence) >= HARD_WORDS)
      places.push(placeOf(sentence, `Hard to read: long words in a sentence of ${lengthOf(sentence)}.`));
    words += lengthOf(sentence);
    syllables += own;
  }
  return { value: words === 0 ? 0 : Math.max(0, gradeOf(words, syllables, sentences.length)), places };
}

const gradeOf = (words: number, syllables: number, sentences: number): number =>
  (0.39 * words) / sentences + (11.8 * syllables) / words - 15.59;

const placeOf = ({ start, end }: { start: number; end: number }, reason: string): Place => ({
  start,
  end,
  reason,
});
