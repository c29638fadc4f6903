import type { Sample } from '../corpus.ts';
import { breaks } from './breaks/index.ts';
import { withCitation } from './breaks/figures.ts';
import { type Random, shuffled } from './breaks/replacing.ts';
import { namesIn, type Term, termsIn } from './breaks/things.ts';
import { changeHarmlessly } from './harmless.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** A sentence of a document and a rewriting of it that says something else, or, without a kind, the same. */
export type Twin = {
  kind: string | null;
  /** What stands before and behind it in its document. */
  before: string;
  behind: string;
  source: string;
  rewritten: string;
  /** Whether something was changed besides that says the same. */
  hasMore: boolean;
};

/** Of each kind, with and without a harmless change besides; fewer where the documents hold fewer. */
const MIXED = 180;
const BARE = 120;

/** Broken twins of sentences, and unbroken ones of others; the same for the same random numbers. */
export function twinsOf(samples: readonly Sample[], next: Random): { broken: Twin[]; whole: Twin[] } {
  const all = samples.flatMap(({ text }) => sentencesOf(text));
  const sentences = shuffled([...new Map(all.map((sentence) => [sentence.text, sentence])).values()], next);
  const words = { names: knownNames(samples), terms: termsOf(samples, next) };
  const used = new Set<Sentence>();
  const broken = Object.keys(breaks).flatMap((kind) => {
    const twins = brokenTwins(
      kind,
      sentences.filter((sentence) => !used.has(sentence)),
      words,
      next,
    );
    for (const { sentence } of twins) used.add(sentence);
    return twins.map(({ twin }) => twin);
  });
  const whole = sentences
    .filter((sentence) => !used.has(sentence))
    .flatMap((sentence) => {
      const rewritten = changeHarmlessly(sentence.text, next);
      return rewritten === null ? [] : [twinOf(sentence, sentence.text, rewritten)];
    });
  return { broken, whole: whole.slice(0, 2000) };
}

const twinOf = ({ document, start, end }: Sentence, source: string, rewritten: string): Twin => ({
  kind: null,
  before: document.slice(0, start),
  behind: document.slice(end),
  source,
  rewritten,
  hasMore: false,
});

type Words = { names: readonly string[]; terms: ReadonlyMap<string, readonly Term[]> };

function brokenTwins(
  kind: string,
  sentences: readonly Sentence[],
  { names, terms }: Words,
  next: Random,
): { sentence: Sentence; twin: Twin }[] {
  const bare: { sentence: Sentence; twin: Twin }[] = [];
  const mixed: { sentence: Sentence; twin: Twin }[] = [];
  for (const sentence of sentences) {
    if (mixed.length >= MIXED && bare.length >= BARE) break;
    const source = kind === 'citation' ? withCitation(sentence.text, next) : sentence.text;
    const harmless = changeHarmlessly(source, next);
    if (harmless === null ? bare.length >= BARE : mixed.length >= MIXED) continue;
    const others = { names, terms: terms.get(sentence.document) ?? [] };
    const rewritten = breaks[kind]?.(harmless ?? source, next, others) ?? null;
    if (rewritten === null) continue;
    const twin = { ...twinOf(sentence, source, rewritten), kind, hasMore: harmless !== null };
    (harmless === null ? bare : mixed).push({ sentence, twin });
  }
  return [...mixed, ...bare];
}

/** Of some documents the terms, since to find them takes long. */
const termsOf = (samples: readonly Sample[], next: Random): Map<string, Term[]> =>
  new Map(
    shuffled(samples, next)
      .slice(0, 200)
      .map(({ text }) => [text, termsIn(text)]),
  );

/** Names that stand in at least two documents and in none with a small letter. */
function knownNames(samples: readonly Sample[]): string[] {
  const documents = new Map<string, number>();
  const small = new Set<string>();
  for (const { text } of samples) {
    for (const name of new Set(namesIn(text))) documents.set(name, (documents.get(name) ?? 0) + 1);
    for (const [word] of text.matchAll(/\b\p{Ll}[\p{L}]+/gu)) small.add(word);
  }
  return [...documents.keys()].filter(
    (name) => (documents.get(name) ?? 0) > 1 && !name.includes(' ') && !small.has(name.toLowerCase()),
  );
}
