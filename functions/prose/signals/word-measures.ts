import { type Document, isSpelled, type MarkKind, type Word } from './document.ts';
import { connectives, markerPhrases, markerWords } from './markers.ts';
import { findPhrases, type Measured, phrasebook, type Place, wordbook } from './phrases.ts';

const WINDOW = 50;
const ECHO_REACH = 100;
const ECHO_TIMES = 4;

const markerBook = phrasebook(markerPhrases);
for (const [first, patterns] of wordbook(markerWords)) {
  markerBook.set(first, [...(markerBook.get(first) ?? []), ...patterns]);
}
const connectiveBook = phrasebook([connectives]);

const perThousand = ({ words }: Document, places: Place[]): Measured => ({
  value: words.length === 0 ? 0 : (1000 * places.length) / words.length,
  places,
});

/** Mean number of different words in all windows of 50 words. The places are words that soon recur. */
export function vocabulary(document: Document): Measured {
  const words = document.words.filter(isSpelled);
  const counts = new Map<string, number>();
  let different = 0;
  let stretches = 0;
  for (const [at, word] of words.entries()) {
    counts.set(word.form, (counts.get(word.form) ?? 0) + 1);
    const left = words[at - WINDOW];
    if (left) {
      const count = (counts.get(left.form) ?? 1) - 1;
      if (count === 0) counts.delete(left.form);
      else counts.set(left.form, count);
    }
    if (at >= WINDOW - 1) {
      different += counts.size;
      stretches++;
    }
  }
  const value =
    stretches > 0 ? different / stretches : words.length === 0 ? 0 : (counts.size * WINDOW) / words.length;
  return { value, places: echoes(words) };
}

function echoes(words: Word[]): Place[] {
  const seen = new Map<string, number[]>();
  const places: Place[] = [];
  for (const [at, { form, start, end }] of words.entries()) {
    if (form.length < 6) continue;
    const uses = (seen.get(form) ?? []).filter((use) => at - use <= ECHO_REACH);
    uses.push(at);
    seen.set(form, uses);
    if (uses.length >= ECHO_TIMES)
      places.push({ start, end, reason: `“${form}” ${uses.length} times within ${ECHO_REACH} words.` });
  }
  return places;
}

export const markers = (document: Document): Measured =>
  perThousand(document, findPhrases(document, markerBook));

/** Counts connectives that open a sentence or follow a comma, a semicolon or a dash. */
export function connectiveRate(document: Document): Measured {
  const starts = new Set<number>();
  for (const { from } of document.sentences) starts.add(document.words[from]?.start ?? -1);
  for (const word of document.words)
    if (word.mark === 59 || word.mark === 44 || word.mark === 0x2014) starts.add(word.start);
  const places = findPhrases(document, connectiveBook).filter(({ start }) => starts.has(start));
  return perThousand(document, places);
}

const NOT_PARTICIPLES = new Set(
  (
    'according amazing anything being boring building ceiling concerning considering during evening ' +
    'everything excluding exciting following hearing helping including interesting king meaning meeting ' +
    'morning notwithstanding nothing offspring pending regarding ring something spring string thing ' +
    'training willing wing beijing'
  ).split(' '),
);

const isAdverb = (form: string): boolean => form.endsWith('ly') || form === 'thereby' || form === 'often';

/** Finds participles after a comma: ", leaving the room silent"; not among the first words of a sentence, nor in a list. */
export function ingClauses(document: Document): Measured {
  const { words, sentences } = document;
  const places: Place[] = [];
  for (const { from, to } of sentences) {
    for (let at = from + 4; at < to; at++) {
      const opening = words[at];
      if (opening?.mark !== 44) continue;
      const verb = isAdverb(opening.form) ? words[at + 1] : opening;
      const before = words[at - 1];
      const after = words[at + (verb === opening ? 1 : 2)];
      if (!verb || (verb !== opening && !verb.joined) || !isParticiple(verb.form)) continue;
      if (before?.form.endsWith('ing') || !after?.joined || after.form === 'and' || after.form === 'or')
        continue;
      let last = at + 1;
      while (last < to && words[last]?.joined) last++;
      const reason = 'A clause hung on with a comma and an “…ing” verb, a habit of models.';
      places.push({ start: opening.start, end: words[last - 1]?.end ?? verb.end, reason });
    }
  }
  return perThousand(document, places);
}

const isParticiple = (form: string): boolean =>
  form.length > 4 && form.endsWith('ing') && !NOT_PARTICIPLES.has(form);

const NOUN_ENDINGS = /(?:[ts]ions?|ments?|ness(?:es)?|[aeio]lity|ities|ances?|ences?|ivity)$/;
const PLAIN_NOUNS = new Set(
  (
    'apartment apartments audience audiences balance business businesses cement chance chances city cities ' +
    'comment comments department departments distance document documents element elements entrance evidence ' +
    'fence government governments instance instances million mention moment moments monument nation nations ' +
    'parliament question questions quality reality science sciences sentence sentences station stations ' +
    'substance television tournament'
  ).split(' '),
);

export function nominalisations(document: Document): Measured {
  const reason = 'A noun made of a verb or an adjective; the verb itself is often plainer.';
  const places = document.words
    .filter(({ form }) => form.length >= 7 && form.length < 30 && isNominalisation(form))
    .map(({ start, end }) => ({ start, end, reason }));
  return perThousand(document, places);
}

const isNominalisation = (form: string): boolean => NOUN_ENDINGS.test(form) && !PLAIN_NOUNS.has(form);

const CONTRACTED = new Set(
  "it's that's he's she's there's what's let's who's here's where's how's everything's i'm".split(' '),
);

const isContraction = (form: string): boolean =>
  form.includes("'") && (/(?:n't|'re|'ve|'ll|'d)$/.test(form.slice(-4)) || CONTRACTED.has(form));

export function contractions(document: Document): Measured {
  const places = document.words
    .filter(({ form }) => isContraction(form))
    .map(({ start, end }) => ({ start, end, reason: 'A contraction, as in speech.' }));
  return perThousand(document, places);
}

/** Finds lists of three with a comma before the last part: "fast, cheap, and simple". */
export function threes(document: Document): Measured {
  const { words, sentences } = document;
  const places: Place[] = [];
  const commas: number[] = [];
  for (const { from, to } of sentences) {
    commas.length = 0;
    for (let at = from; at < to; at++) {
      const word = words[at];
      if (word?.mark !== 44) continue;
      const middle = commas.at(-1);
      const earlier = commas.at(-2);
      const isLast = word.form === 'and' || word.form === 'or';
      if (
        isLast &&
        middle !== undefined &&
        at - middle <= 4 &&
        (earlier === undefined || middle - earlier > 4)
      ) {
        const first = words[Math.max(from, middle - 1)];
        const last = words[at + 1];
        if (first && last?.joined)
          places.push({
            start: first.start,
            end: last.end,
            reason: 'A list of three, a rhythm models favour.',
          });
      }
      commas.push(at);
    }
  }
  return perThousand(document, places);
}

export function marksOf(document: Document, kinds: readonly MarkKind[], reason: string): Measured {
  const places = document.marks
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ start, end }) => ({ start, end, reason }));
  return perThousand(document, places);
}
