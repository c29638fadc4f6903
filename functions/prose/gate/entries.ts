import type { ContentKind } from '#contract/humanize.ts';
import { basesOf } from '../lexicon/bases.ts';
import { isKnownWord } from '../lexicon/meanings.ts';
import { phraseAt } from '../lexicon/phrases.ts';
import type { Span } from '../text/words.ts';
import { isNumeral, readNumber, unitOf } from './numbers.ts';
import CLASSES from './tables/classes.json' with { type: 'json' };
import FORMS from './tables/forms.json' with { type: 'json' };
import { readTokens, type Token } from './tokens.ts';

/** A unit of meaning in a text: a content word or a word of a closed class, such as a denial. `free` entries carry no meaning. */
export type Entry = Span & {
  kind: ContentKind | 'free';
  /** Key for comparison. */
  key: string;
  /** Surface form in lower case. */
  word: string;
  /** Indices of the sentence and the clause within the text. */
  sentence: number;
  clause: number;
  /** The function word that governs it: "from", "by", "to". */
  governor: string;
};

const closedKinds = ['denial', 'quantity', 'certainty', 'direction', 'who', 'link', 'free'] as const;

/** Each word of a closed class with its kind and group. A link may have several groups: "since" of time and of cause. */
const closed = new Map<string, { kind: (typeof closedKinds)[number]; key: string }>();
for (const kind of closedKinds)
  for (const [key, words] of Object.entries<string>(CLASSES[kind]))
    for (const word of words.split(' ')) {
      const known = closed.get(word);
      if (known === undefined) closed.set(word, { kind, key });
      else if (known.kind === kind) closed.set(word, { kind, key: `${known.key} ${key}` });
    }

export const isClosed = (word: string): boolean => closed.has(word);

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const bleached = setOf(CLASSES.bleached);

/** Whether a word adds little to its neighbours: "provide" support, the "process" of. */
export const isBleached = (word: string): boolean => basesOf(word).some((base) => bleached.has(base));

export const isWordOrName = ({ kind }: Entry): boolean => kind === 'word' || kind === 'name';

/** Returns the entries of a text in order. `names`: words that are names anywhere in the texts. */
export function readEntries(text: string, names: ReadonlySet<string>): Entry[] {
  const tokens = withPhrases(readTokens(text));
  const entries: Entry[] = [];
  const governors = governorsOf(tokens);
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'mark') continue;
    for (const { kind, key, word } of saidBy(tokens, at, names)) {
      const { start, end, sentence, clause } = token;
      entries.push({ start, end, kind, key, word, sentence, clause, governor: governors[at] ?? '' });
    }
  }
  return entries;
}

/** Replaces each known phrase in the tokens with words of the same meaning. */
function withPhrases(tokens: readonly Token[]): Token[] {
  const words = tokens.map(({ kind, word, isName }) => (kind === 'word' && !isName ? word : null));
  const result: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (token === undefined) break;
    const phrase = words[at] === null ? null : phraseAt(words, at);
    if (phrase === null) {
      result.push(token);
      at++;
      continue;
    }
    const { end, gap, says } = phrase;
    const last = gap === null ? (tokens[end - 1] ?? token) : token;
    for (const word of says) result.push({ ...token, end: last.end, word, key: word, isCapital: false });
    if (gap !== null) result.push(...tokens.slice(gap.from, gap.to));
    at = end;
  }
  return result;
}

const GOVERNORS = setOf(CLASSES.governors);
const MOST_GOVERNED = 3;
/** Begins another noun phrase: "In 2021 the tenants". */
const ARTICLE = /^(?:an?|the)$/;

/** Returns the governor of each token: the last governing word, at most three content words back and in the same clause. */
function governorsOf(tokens: readonly Token[]): string[] {
  let governor = '';
  let since = 0;
  return tokens.map(({ kind, word }) => {
    const own = governor;
    if (kind === 'mark' || (since > 0 && ARTICLE.test(word))) governor = '';
    else if (GOVERNORS.has(word)) {
      // "Than on the old road".
      if (governor !== 'than' || since > 0) governor = word;
      since = 0;
    } else if (!closed.has(word) && ++since >= MOST_GOVERNED) governor = '';
    return own;
  });
}

type Said = Pick<Entry, 'kind' | 'key' | 'word'>;

function saidBy(tokens: readonly Token[], at: number, names: ReadonlySet<string>): Said[] {
  const token = tokens[at];
  if (token === undefined) return [];
  const { kind, key, word } = token;
  if (kind !== 'word') return kind === 'mark' ? [] : [{ kind, key, word }];
  if (isOneOf(tokens, at)) return [{ kind: 'quantity', key: 'one-of', word }];
  if (isHalfDay(word) && isNumeral(tokens[at - 1])) return [halfDayOf(word)];
  const number = readNumber(tokens, at);
  if (number !== null) return number.key === '' ? [] : [{ ...number, word }, ...unitIn(word)];
  const bound = BOUNDS.get(word);
  if (bound !== undefined && (isNumeral(tokens[at + 1]) || readNumber(tokens, at + 1)?.kind === 'number'))
    return [{ kind: 'quantity', key: bound, word }];
  if (word === 'still' && token.isHead) return [{ kind: 'link', key: 'contrast', word }];
  const known = closed.get(word);
  if (known !== undefined && !(token.isAcronym && token.isName)) return [{ ...known, word }];
  const name = word.replace(/'s$|'$/, '');
  if (token.isName || (token.isHead && token.isCapital && names.has(name)))
    return [{ kind: 'name', key: name, word }];
  const denied = withoutDenial(word);
  if (denied !== null)
    return [
      { kind: 'denial', key: 'affix', word },
      { kind: 'word', key: denied, word: denied },
    ];
  const compared = uncompared(word);
  if (compared !== null)
    return [
      { kind: 'direction', key: 'more', word },
      { kind: 'word', key: compared, word: compared },
    ];
  return [{ kind: 'word', key: unitOf(word) ?? word, word }];
}

const isHalfDay = (word: string): boolean => /^[ap]\.?m$/.test(word);
const halfDayOf = (word: string): Said => ({ kind: 'date', key: word.charAt(0), word });

/** The unit right behind a figure: "8am", "8km". */
function unitIn(word: string): Said[] {
  const unit = /^\d[\d,.]*([a-z]{1,3})$/.exec(word)?.[1];
  if (unit === undefined || /^(?:st|nd|rd|th|s)$/.test(unit)) return [];
  return [isHalfDay(unit) ? halfDayOf(unit) : { kind: 'word', key: unitOf(unit) ?? unit, word: unit }];
}

/** "One of the last", "among the last". */
const isOneOf = (tokens: readonly Token[], at: number): boolean => {
  const [word, next, third] = [at, at + 1, at + 2].map((place) => tokens[place]?.word ?? '');
  return (word === 'one' && next === 'of' && isThe(third)) || (word === 'among' && isThe(next));
};
const isThe = (word = ''): boolean => /^(?:the|its|our|my|your|their|his|her)$/.test(word);

/** Words that make a bound of the number after them, or say how it changes: "over 50", "about ten", "by 12", "to 12". */
const BOUNDS = new Map([
  ['about', 'about'],
  ['around', 'about'],
  ['over', 'more-than'],
  ['above', 'more-than'],
  ['under', 'less-than'],
  ['below', 'less-than'],
  ['by', 'by-amount'],
  ['to', 'to-amount'],
  ['from', 'from-amount'],
]);

const AFFIX = /^(un|non)(?=[a-z]{4})|(?<=[a-z]{3})less(?:ly)?$/;
const DENIED = setOf(FORMS.denied);
const NOT_DENIED = setOf(FORMS['not denied']);

/** Returns what a word denies: "limited" of "unlimited", "use" of "useless". Null when it denies nothing. */
function withoutDenial(word: string): string | null {
  const match = NOT_DENIED.has(word)
    ? null
    : DENIED.has(word)
      ? /^(in|im|ir|il|dis)/.exec(word)
      : AFFIX.exec(word);
  if (match === null) return null;
  const rest = match.index === 0 ? word.slice(match[0].length) : word.slice(0, match.index);
  return isKnownWord(rest) ? rest : null;
}

const GRADED = setOf(FORMS.graded);
const BETTER = new Map([
  ['better', 'good'],
  ['worse', 'bad'],
]);

/** Returns the base form of a comparative: "easy" of "easier". */
const uncompared = (word: string): string | null =>
  BETTER.get(word) ??
  (word.endsWith('er') ? (basesOf(word).find((base) => base !== word && GRADED.has(base)) ?? null) : null);
