import type { ContentKind } from '#contract/humanize.ts';
import { isUpper } from '../text/characters.ts';
import { factWords } from '../text/english.ts';
import { findSentences } from '../text/sentences.ts';
import { findWords, type Span } from '../text/words.ts';
import { findMarks } from '../text/facts.ts';

/** A word, a mark that ends a clause, or a part that is compared verbatim: a quotation, an address, a citation, code. */
export type Token = Span & {
  kind: 'word' | 'mark' | ContentKind;
  /** In lower case, with straight apostrophes. */
  word: string;
  /** Key for comparison when the token is not a word. */
  key: string;
  isCapital: boolean;
  /** Whether a capital is a formality here: at the head of a sentence, an item or a label, after a colon or a dash. */
  isHead: boolean;
  /** Whether it has a capital that grammar does not require. */
  isName: boolean;
  /** Whether it is all in capitals: "US". */
  isAcronym: boolean;
  sentence: number;
  clause: number;
};

const MARK = /[,;:.!?()\u2013\u2014]|\s-\s/;
/** Characters before a head inside a sentence. */
const BEFORE_HEAD = /[:\u2014\u2013*_#>\u2022"\u201c]\s*$|^\s*-\s|\n\s*(?:[-+]|\d+[.)])?\s*$/;
const SIGN = /[$£€¥%]/g;
const SIGNS: Record<string, string> = { $: 'dollar', '£': 'pound', '€': 'euro', '¥': 'yen', '%': 'percent' };
const ACRONYM = /^\p{Lu}[\p{Lu}\d&]+$/u;

/** Returns the tokens of a text. Contractions are expanded to the words that they stand for, hyphenated compounds split into parts. */
export function readTokens(text: string): Token[] {
  const reader = new TokenReader(text);
  for (const sentence of findSentences(text)) reader.readSentence(sentence);
  return reader.tokens;
}

const isNoName = (raw: string): boolean =>
  /^I(?:['\u2019]|$)/.test(raw) || factWords.openers.has(raw.toLowerCase());

class TokenReader {
  readonly tokens: Token[] = [];
  private readonly text: string;
  private at = 0;
  private sentence = 0;
  private clause = 0;
  private isHead = true;

  constructor(text: string) {
    this.text = text;
  }

  readSentence(span: Span): void {
    this.at = span.start;
    this.isHead = true;
    for (const { start, end, kind, key } of findWhole(this.text, span)) {
      if (start < this.at) continue;
      this.readWords(start);
      this.push(kind, start, end, key);
      this.at = end;
      this.isHead = false;
    }
    this.readWords(span.end);
    this.sentence++;
    this.clause++;
  }

  private readWords(to: number): void {
    for (const { start, end } of findWords(this.text, this.at, to)) {
      this.readGap(start);
      const raw = this.text.slice(start, end);
      const isCapital = isUpper(raw.charCodeAt(0));
      const isAcronym = isCapital && raw.length > 1 && ACRONYM.test(raw);
      const isName = isCapital && (!this.isHead || isAcronym) && !isNoName(raw);
      for (const part of partsOf(raw)) {
        const token = this.push('word', start + part.start, start + part.end, part.word);
        Object.assign(token, { isCapital, isAcronym, isName, isHead: this.isHead });
      }
      this.isHead = false;
      this.at = end;
    }
    this.readGap(to);
    this.at = to;
  }

  /** Reads the gap between two words: currency and percent signs, a mark that ends the clause, marks that make the next word a head. */
  private readGap(to: number): void {
    if (to - this.at < 1 || (to - this.at === 1 && this.text.charAt(this.at) === ' ')) return;
    const gap = this.text.slice(this.at, to);
    for (const { 0: sign, index } of gap.matchAll(SIGN))
      this.push('word', this.at + index, this.at + index + 1, SIGNS[sign] ?? sign);
    const mark = MARK.exec(gap);
    if (mark !== null) {
      this.push('mark', this.at + mark.index, this.at + mark.index + 1, mark[0].trim());
      this.clause++;
    }
    if (BEFORE_HEAD.test(gap)) this.isHead = true;
  }

  private push(kind: Token['kind'], start: number, end: number, word: string): Token {
    const { sentence, clause } = this;
    const form = { isCapital: false, isHead: false, isName: false, isAcronym: false };
    const token: Token = { kind, start, end, word, key: word, ...form, sentence, clause };
    this.tokens.push(token);
    return token;
  }
}

type Whole = Span & { kind: ContentKind; key: string };

/** Returns spans that are read as one token, in order: quotations, addresses, citations and code. */
function findWhole(text: string, span: Span): Whole[] {
  const marks = findMarks(text, span).map(({ start, end, kind }): Whole => {
    const own = kind === 'link' ? 'address' : kind === 'quotation' ? 'quotation' : 'citation';
    return { start, end, kind: own, key: keyOf(text.slice(start, end)) };
  });
  const stretch = text.slice(span.start, span.end);
  for (const [sign, kind, pattern] of PATTERNS) {
    if (!stretch.includes(sign)) continue;
    for (const { 0: found, index } of stretch.matchAll(pattern)) {
      const start = span.start + index;
      marks.push({ start, end: start + found.length, kind, key: keyOf(found) });
    }
  }
  return marks.toSorted((one, other) => one.start - other.start);
}

const ENDINGS =
  'com|org|net|edu|gov|int|io|dev|app|info|ai|eu|uk|us|ca|au|nz|ie|de|fr|nl|be|ch|at|it|es|se|no|dk|fi|jp|in|example';

/** Patterns, each with a sign that every match contains, so that most sentences need no search. */
const PATTERNS: readonly (readonly [sign: string, kind: ContentKind, pattern: RegExp])[] = [
  ['`', 'code', /`[^`\n]+`/g],
  ['{{', 'code', /\{\{[^{}]*\}\}/g],
  ['$', 'code', /\$[^$\s][^$\n]{0,80}[^$\s\d]\$/g],
  ['@', 'address', /[\w.+-]{0,64}@\w[\w.-]{0,200}\w/g],
  [
    '.',
    'address',
    new RegExp(`\\b(?:[a-z\\d-]{1,63}\\.){1,4}(?:${ENDINGS})\\b(?:/[^\\s)>\\]"]*[^\\s)>\\]".,;:!?])?`, 'gi'),
  ],
];

/** Normalises to lower case and straight apostrophes, without quotation marks and final punctuation. */
const keyOf = (raw: string): string =>
  raw
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/["\u201c\u201d]/g, '')
    .replaceAll(/[,.;:!?]+$/g, '')
    .toLowerCase();

type Part = Span & { word: string };

const FULL: Record<string, string> = { "'re": 'are', "'ve": 'have', "'ll": 'will', "'m": 'am', "'d": 'had' };
/** After these words "'s" is a verb; elsewhere it marks the possessive. */
const SAYS_IS = new Set('it that there here what who he she where how'.split(' '));
const BEFORE_NOT: Record<string, string> = { ca: 'can', wo: 'will', sha: 'shall' };
const HYPHEN = /[-\u2010\u2011]/;

/** Compounds whose meaning differs from that of their parts. */
const ONE_WORD = new Set(
  'second-hand first-hand one-off one-time first-class second-class one-way two-way one-sided half-hearted second-rate first-rate'.split(
    ' ',
  ),
);

function partsOf(raw: string): Part[] {
  const lower = raw.toLowerCase();
  const whole = { start: 0, end: raw.length };
  if (/^[a-z]+$/.test(lower)) {
    const isNegated = lower === 'cannot';
    return isNegated
      ? [
          { ...whole, word: 'can' },
          { ...whole, word: 'not' },
        ]
      : [{ ...whole, word: lower }];
  }
  const word = lower.replaceAll(/[\u2018\u2019]/g, "'").replaceAll(/[\u2010\u2011]/g, '-');
  if (HYPHEN.test(word) && !/^\d+-\d+$/.test(word) && !ONE_WORD.has(word))
    return Array.from(word.matchAll(/[^-]+/g), ({ 0: part, index }) => ({
      start: index,
      end: index + part.length,
      word: part === 'free' && index > 0 ? 'without' : part.replace(/'s$/, ''),
    }));
  const short = /^([^\d']+?)(n't|'(?:s|re|ve|ll|d|m))$/.exec(word);
  if (short === null) return [{ ...whole, word }];
  const [, stem = '', ending = ''] = short;
  if (ending === "n't")
    return [
      { ...whole, word: BEFORE_NOT[stem] ?? stem },
      { ...whole, word: 'not' },
    ];
  const full = ending === "'s" && SAYS_IS.has(stem) ? 'is' : FULL[ending];
  return full === undefined
    ? [{ ...whole, word: stem }]
    : [
        { ...whole, word: stem },
        { ...whole, word: full },
      ];
}
