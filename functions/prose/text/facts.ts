import { isApostrophe, isDigit, isSpace, isUpper, isWordUnit } from './characters.ts';
import type { FactKind } from '#contract/humanize.ts';
import { factWords } from './english.ts';
import { isSignature } from './lines.ts';
import { findWords, type Span } from './words.ts';

/** Something a rewriting must not lose. `key` is used for comparison. */
export type Fact = Span & { kind: FactKind; text: string; key: string };

/** Returns the facts of one sentence, in order. Every negation has the key "not", because only their number counts. */
export function findFacts(text: string, sentence: Span): Fact[] {
  const marks = withFigures(text, sentence, findMarks(text, sentence));
  const words = findWords(text, sentence.start, sentence.end);
  const facts = [...marks];
  const isSigner = isSignature(text, sentence);
  let mark = 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word) continue;
    while (mark < marks.length && (marks[mark]?.end ?? 0) <= word.start) mark++;
    if ((marks[mark]?.start ?? Infinity) < word.end) continue;
    const raw = text.slice(word.start, word.end);
    const lower = straight(raw.toLowerCase());
    if (hasDigit(raw) || factWords.numbers.has(lower)) facts.push(fact('number', text, word, lower));
    else if (factWords.negations.has(lower) || lower.endsWith("n't")) {
      const [next = '', second = ''] = words
        .slice(at + 1, at + 3)
        .map(({ start, end }) => text.slice(start, end));
      // “No later than Friday” denies nothing.
      const isComparison = second === 'than' && factWords.amounts.has(`${lower} ${next}`);
      if (!factWords.stressed.has(next) && !isComparison) facts.push(fact('negation', text, word, 'not'));
    } else if (isUpper(raw.charCodeAt(0))) {
      const end = nameEnd(text, words, at);
      const name = nameFact(text, words, { from: at, to: end, opens: at === 0 && !isSigner });
      if (name) facts.push(name);
      at = Math.max(at, end - 1);
    }
  }
  return facts.toSorted((one, other) => one.start - other.start);
}

/** Adds the figures outside other marks. */
function withFigures(text: string, sentence: Span, marks: readonly Fact[]): Fact[] {
  let at = 0;
  const figures = [...text.slice(sentence.start, sentence.end).matchAll(FIGURES)].flatMap(
    ({ index, 0: figure }) => {
      const start = sentence.start + index;
      const end = start + figure.length;
      while ((marks[at]?.end ?? Infinity) <= start) at++;
      return (marks[at]?.start ?? Infinity) < end ? [] : fact('number', text, { start, end }, figure);
    },
  );
  return [...marks, ...figures].toSorted((one, other) => one.start - other.start);
}

/** One number each, though they are several words: "4:30", "20 °C", "(555) 123-4567", "+44 20 7946 0958", "020 7946 0958". */
const FIGURES =
  /(?<![\w.:])\d{1,3}(?::\d{1,3}){1,2}(?![\w:])|(?<![\w.,])\d+(?:[.,]\d+)?(?: ?\u00b0(?: ?[CFK]\b)?| ?(?:degrees )?[CF]\b)|(?<![\w+.,-])(?:\+?1[ .-])?(?:\(\d{2,5}\) ?|\d{3}[ .-])\d{3,4}[ .-]\d{4}(?![\w-])|\+\d{1,3}(?:[ .-]?\(?\d{1,5}\)?){2,5}(?!\w)|(?<![\w.,-])0\d{2,4} \d{3,4} ?\d{3,4}(?!\w)/g;

const straight = (word: string): string => (word.includes('\u2019') ? word.replaceAll('\u2019', "'") : word);

const fact = (kind: FactKind, text: string, { start, end }: Span, key: string): Fact => ({
  kind,
  start,
  end,
  text: text.slice(start, end),
  key,
});

/** Returns the index after a run of capitalised words, which form one name. */
function nameEnd(text: string, words: readonly Span[], from: number): number {
  let at = from + 1;
  while (at < words.length) {
    const word = words[at];
    const previous = words[at - 1];
    if (!word || !previous || word.start !== previous.end + 1 || text.charAt(previous.end) !== ' ') break;
    if (!isUpper(text.charCodeAt(word.start))) break;
    at++;
  }
  return at;
}

/** Reads a name or date. A word that opens a sentence is skipped, because its capital proves nothing. */
function nameFact(
  text: string,
  words: readonly Span[],
  { from, to: end, opens: isHead }: { from: number; to: number; opens: boolean },
): Fact | null {
  const head = words[from];
  const opens = isHead || (head && factWords.openers.has(text.slice(head.start, head.end).toLowerCase()));
  const first = words[opens ? from + 1 : from];
  const last = words[end - 1];
  if (!first || !last || (opens && end === from + 1)) return null;
  const raw = text.slice(first.start, last.end);
  if (/^I(?:['\u2019]\w{1,2})?$/.test(raw)) return null;
  const key = raw.replace(/['\u2019]s$/, '');
  const kind = factWords.dates.has(key.toLowerCase().replace(/days$/, 'day')) ? 'date' : 'name';
  return { kind, start: first.start, end: last.end, text: raw, key };
}

function hasDigit(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (isDigit(word.charCodeAt(at))) return true;
  return false;
}

/** Finds quotations, links and citations by their marks. */
export function findMarks(text: string, { start, end }: Span): Fact[] {
  const facts: Fact[] = [];
  for (let at = start; at < end; at++) {
    const found = markAt(text, at, end);
    if (!found || found.end <= at) continue;
    facts.push(fact(found.kind, text, { start: at, end: found.end }, text.slice(at, found.end)));
    at = found.end - 1;
  }
  return facts;
}

function markAt(text: string, at: number, end: number): { kind: FactKind; end: number } | null {
  switch (text.charCodeAt(at)) {
    case 34:
      return closed(text, at, end, '"', 'quotation');
    case 0x201c:
      return closed(text, at, end, '\u201d', 'quotation');
    case 91: {
      const citation = closed(text, at, end, ']', 'citation');
      return citation && hasDigit(text.slice(at, citation.end)) ? citation : null;
    }
    case 40: {
      const citation = closed(text, at, end, ')', 'citation');
      return citation && hasYear(text.slice(at, citation.end)) ? citation : null;
    }
    case 104: // h
      return text.startsWith('http://', at) || text.startsWith('https://', at) ? chunk(text, at, end) : null;
    case 119: // w
      return text.startsWith('www.', at) && !isWordUnit(text.charCodeAt(at - 1))
        ? chunk(text, at, end)
        : null;
    default:
      return null;
  }
}

const REACH = 2000;

function closed(
  text: string,
  at: number,
  end: number,
  close: string,
  kind: FactKind,
): { kind: FactKind; end: number } | null {
  const limit = Math.min(end, at + REACH);
  for (let here = at + 1; here < limit; here++)
    if (text.charAt(here) === close) return { kind, end: here + 1 };
  return null;
}

const hasYear = (text: string): boolean => /(?:^|\D)(?:1[5-9]|20)\d\d(?:\D|$)/.test(text);

function chunk(text: string, at: number, end: number): { kind: FactKind; end: number } {
  let here = at;
  while (here < end && !isSpace(text.charCodeAt(here)) && !')>]"'.includes(text.charAt(here))) here++;
  while (here > at && ('.,;:!?'.includes(text.charAt(here - 1)) || isApostrophe(text.charCodeAt(here - 1))))
    here--;
  return { kind: 'link', end: here };
}

const MONTH = '(?:(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber)';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
const DATE = new RegExp(`^(?:${DAY} (?:of )?)?${MONTH}(?: ${DAY}\\b)?(?:,? \\d{4})?$`);
const isOfDate = ({ kind }: Fact): boolean => kind === 'number' || kind === 'date';

/** Joins the day, month and year of a date, which were found one by one: "14 February 2026". */
export function withWholeDates(text: string, facts: readonly Fact[]): Fact[] {
  const joined: Fact[] = [];
  for (const each of facts) {
    const last = joined.at(-1);
    const said = last && isOfDate(last) && isOfDate(each) ? text.slice(last.start, each.end) : '';
    if (last === undefined || !DATE.test(said)) joined.push(each);
    else joined.splice(-1, 1, { ...each, kind: 'date', start: last.start, text: said, key: said });
  }
  return joined;
}
