import { isDigit, isSpace, isUpper, isWordUnit } from '#prose/text/characters.ts';
import { wordEnd, type Span } from '#prose/text/words.ts';
import { lexicon, type WordEntry } from '../lexicon/index.ts';
import { Tag } from '../lexicon/tags.ts';

export type Token = {
  start: number;
  end: number;
  /** In lower case, with a straight apostrophe. */
  lower: string;
  kind: 'word' | 'number' | 'mark';
  /** The white space between this token and the one before. */
  gap: 'none' | 'space' | 'other';
  capital: boolean;
  /** Protected: no edit may touch it. */
  held: boolean;
  tags: number;
  entry: WordEntry | null;
  /** The finite verb that it is; null when it is none, undefined until a rule asks. */
  finite: FiniteVerb | null | undefined;
};

/** A verb with a subject and a tense. */
export type FiniteVerb = { at: number; tense: 'present' | 'past' | 'modal' | 'perfect'; certain: boolean };

export type Sentence = Span & {
  index: number;
  tokens: Token[];
  words: number;
};

/** Splits a sentence into tokens. `held` contains the protected spans of its block, in order. */
export function tokenise(text: string, sentence: Span, held: readonly Span[], from: number): Token[] {
  const tokens: Token[] = [];
  const words = lexicon();
  let span = from;
  let at = sentence.start;
  let gap: Token['gap'] = 'none';
  while (at < sentence.end) {
    const code = text.charCodeAt(at);
    if (isSpace(code)) {
      gap = gap === 'none' && code === 32 ? 'space' : 'other';
      at++;
      continue;
    }
    const isWord = isWordUnit(code);
    const end = isWord ? wordEnd(text, at, sentence.end) : at + 1;
    while (span < held.length && (held[span]?.end ?? 0) <= at) span++;
    const cover = held[span];
    // The marks of bold words are skipped, and the words are read like others.
    if (text.startsWith('**', at) && (cover?.start ?? Infinity) >= at + 2) {
      at += 2;
      continue;
    }
    const token: Token = {
      start: at,
      end,
      lower: '',
      kind: 'mark',
      gap,
      capital: false,
      held: cover !== undefined && cover.start < end,
      tags: 0,
      entry: null,
      finite: undefined,
    };
    const raw = text.slice(at, end);
    token.lower = raw;
    if (isWord) describeWord(token, raw, words);
    else if (raw === ',') token.entry = words.get(raw) ?? null;
    tokens.push(token);
    gap = 'none';
    at = end;
  }
  holdNames(tokens);
  return tokens;
}

function describeWord(token: Token, raw: string, words: Map<string, WordEntry>): void {
  let hasDigit = false;
  let hasUpper = false;
  let curly = false;
  for (let at = 0; at < raw.length; at++) {
    const code = raw.charCodeAt(at);
    if (code >= 97 && code <= 122) continue;
    if (isDigit(code)) hasDigit = true;
    else if (code === 0x2019) curly = true;
    else if (isUpper(code)) {
      hasUpper = true;
      if (at > 0) token.held = true;
    }
  }
  token.kind = hasDigit ? 'number' : 'word';
  token.capital = hasUpper;
  if (hasDigit) token.held = true;
  if (hasUpper) token.lower = raw.toLowerCase();
  if (curly) token.lower = token.lower.replaceAll('\u2019', "'");
  const entry = words.get(token.lower);
  if (!entry) return;
  token.entry = entry;
  token.tags = entry.tags;
  if ((entry.tags & Tag.Number) !== 0) token.held = true;
}

const isFirstPerson = (lower: string): boolean =>
  lower === 'i' || lower === "i'm" || lower === "i've" || lower === "i'd" || lower === "i'll";

/** Holds names: capitalised words inside a sentence, and a first word that is unknown or followed by another capital. */
function holdNames(tokens: Token[]): void {
  const first = tokens.findIndex((token) => token.kind !== 'mark');
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token?.capital || isFirstPerson(token.lower)) continue;
    if (at !== first) {
      token.held = true;
      continue;
    }
    const next = tokens[at + 1];
    const known = token.entry !== null;
    const nameFollows = next?.capital === true && next.gap === 'space' && !isFirstPerson(next.lower);
    if (!known || (nameFollows && (token.tags & NEVER_IN_NAMES) === 0)) token.held = true;
  }
}

/** Words of these classes begin a sentence, but are not part of a name that follows. */
const NEVER_IN_NAMES =
  Tag.Determiner |
  Tag.Possessive |
  Tag.Preposition |
  Tag.Subject |
  Tag.Subordinator |
  Tag.And |
  Tag.Be |
  Tag.Adverb |
  Tag.Quantity |
  Tag.Relative;
