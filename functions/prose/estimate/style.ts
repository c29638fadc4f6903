import { isUpper } from '../text/characters.ts';
import { type Document, isSpelled, type Word } from '../signals/document.ts';
import { measureSignal, signalNames } from '../signals/measures.ts';
import { mean, wholeSentences } from '../signals/sentence-measures.ts';
import { syllablesOf } from '../signals/syllables.ts';
import { functionWords } from './function-words.ts';

const places = new Map(functionWords.map((word, at) => [word, at]));

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const self = wordsOf("i me my mine myself i'm i've i'll i'd");
const group = wordsOf("we us our ours ourselves we're we've we'll");
const reader = wordsOf("you your yours you're you've you'll");
const third = wordsOf('he she him her his hers they them their');
const thing = wordsOf("it this that it's that's");
const openers = wordsOf('and but so or because');
const prepositions = wordsOf('in on at with for from by as after before through despite');
const articles = wordsOf('the a an');

const share = (of: readonly Word[], holds: (word: Word) => boolean): number =>
  of.length === 0 ? 0 : of.filter(holds).length / of.length;

const among = (known: ReadonlySet<string>) => (word: Word) => known.has(word.form);

const letters = (least: number) => (word: Word) => word.form.length >= least;

const ends = (ending: string) => (word: Word) => word.form.length > 4 && word.form.endsWith(ending);

/** Returns the style features in a fixed order: signals, shape, function words. */
export function styleOf(document: Document): number[] {
  const signals = signalNames.map((name) => measureSignal(name, document));
  return [...signals, ...shapeOf(document), ...grammarOf(document.words)];
}

function shapeOf(document: Document): number[] {
  const { text, words, marks } = document;
  const sentences = wholeSentences(document);
  const lengths = sentences.map(({ from, to }) => to - from);
  const sorted = lengths.toSorted((left, right) => left - right);
  const quantile = (place: number): number => sorted[Math.floor(place * (sorted.length - 1))] ?? 0;
  const steps = lengths.slice(1).map((length, at) => Math.abs(length - (lengths[at] ?? 0)));
  const first = sentences.flatMap(({ from }) => words[from] ?? []);
  const later = new Set(first);
  const spelled = words.filter(isSpelled);
  return [
    quantile(0.1),
    quantile(0.9),
    mean(lengths.map((length) => (length <= 8 ? 1 : 0))),
    mean(lengths.map((length) => (length >= 30 ? 1 : 0))),
    mean(steps) / Math.max(1, mean(lengths)),
    mean(spelled.map(({ form }) => Math.min(20, form.length))),
    mean(spelled.map(({ form }) => Math.min(8, syllablesOf(form)))),
    share(spelled, letters(8)),
    share(spelled, letters(11)),
    share(words, (word) => !isSpelled(word)),
    share(words, (word) => isUpper(text.charCodeAt(word.start)) && !later.has(word) && word.form !== 'i'),
    share(spelled, ends('ly')),
    share(spelled, ends('ing')),
    share(spelled, ends('ed')),
    share(words, (word) => word.mark === 44 && word.form === 'and'),
    share(words, (word) => word.mark === 44 && word.form === 'but'),
    share(words, (word) => word.form.includes('-')),
    share(words, among(self)),
    share(words, among(group)),
    share(words, among(reader)),
    share(words, among(third)),
    share(words, among(thing)),
    share(first, among(openers)),
    share(first, among(prepositions)),
    share(first, among(articles)),
    share(first, among(self)),
    share(first, among(third)),
    share(first, among(thing)),
    share(first, ends('ing')),
    marks.filter(({ kind }) => kind === 'quote').length / Math.max(1, words.length),
    hapaxShare(spelled),
  ];
}

/** Share of words used once, averaged over stretches of 100 words, so that it does not depend on the length of the text. */
function hapaxShare(words: readonly Word[]): number {
  const shares: number[] = [];
  for (let from = 0; from === 0 || from + 100 <= words.length; from += 100) {
    const counts = new Map<string, number>();
    const stretch = words.slice(from, from + 100);
    for (const { form } of stretch) counts.set(form, (counts.get(form) ?? 0) + 1);
    const once = [...counts.values()].filter((count) => count === 1).length;
    shares.push(once / Math.max(1, stretch.length));
  }
  return mean(shares);
}

function grammarOf(words: readonly Word[]): number[] {
  const counts = functionWords.map(() => 0);
  for (const { form } of words) {
    const at = places.get(form);
    if (at !== undefined) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((count) => Math.sqrt(count / Math.max(1, words.length)));
}
