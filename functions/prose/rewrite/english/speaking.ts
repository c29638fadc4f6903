import { isMail } from '../../frames/writer.ts';
import { isApostrophe, isLetter, isWordUnit } from '../../text/characters.ts';
import { isOfPersons } from './story.ts';

const QUOTED = /"[^"\n]{1,400}"|\u201c[^\u201d\n]{1,400}\u201d/g;
const PERSONS = new Set(['you', 'your', 'yours']);
const LONGEST_PERSON = 5;
const SHORT_FORM = /.(?:n['\u2019]t|['\u2019](?:m|re|ve|ll|d))$/i;

/** One such word in this many; in an essay with a single "you" nobody is spoken to, and a story told in full is to stay so. */
const ONE_IN = 60;

/** An application is no talk, however often it says “your”. */
const APPLIES =
  /\b(?:I am writing to (?:apply|express)|Dear (?:Hiring|Admissions|Members|Selection|Sir|Madam)|statement of purpose|graduate (?:study|program)|your (?:program|department|university|faculty))\b/i;

/** A letter to somebody whom one does not know. */
const IS_FORMAL =
  /\b(?:Yours (?:sincerely|faithfully|truly)|Dear (?:Mr|Mrs|Ms|Mx|Dr|Prof)\b|Dear Customer|Should you (?:have|need|require|wish))/;

/** A text without a single short form speaks to somebody where it does so again and again. */
const CLEARLY_ONE_IN = 25;

/** Whether a text speaks to somebody, as a mail or a blog does: what is quoted in it does not count. */
export function speaksToSomebody(text: string): boolean {
  if (APPLIES.test(text) || IS_FORMAL.test(text)) return false;
  const { words, addressed, short } = countSpoken(text.replace(QUOTED, ' '));
  return addressed * CLEARLY_ONE_IN >= words || (short > 0 && (addressed + short) * ONE_IN >= words);
}

/** All the words of a text, those that speak to somebody, and the short forms; in one pass, since a text may be long. */
function countSpoken(text: string): { words: number; addressed: number; short: number } {
  const counted = { words: 0, addressed: 0, short: 0 };
  for (let at = 0; at < text.length; at++) {
    if (!isWordUnit(text.charCodeAt(at))) continue;
    const from = at;
    while (isWordUnit(text.charCodeAt(at))) at++;
    const apostrophe = at;
    while (isApostrophe(text.charCodeAt(at)) && isLetter(text.charCodeAt(at + 1))) {
      at++;
      while (isLetter(text.charCodeAt(at))) at++;
    }
    counted.words++;
    if (at - from <= LONGEST_PERSON && PERSONS.has(text.slice(from, at).toLowerCase())) counted.addressed++;
    if (at > apostrophe && SHORT_FORM.test(text.slice(from, at))) counted.short++;
    at--;
  }
  return counted;
}

/** Steps, headings: a text to be used, and not one that is heard. */
const LINE_OF_USE = /^[ \t]*(?:[-*\u2022+]|\d{1,2}[.)]|#{1,6}|\*\*[^*\n]{2,80}\*\*:?$)[ \t]*\S?/gm;
const LEAST_LINES = 3;

/** A speech, a lament and a tale speak to somebody too, and every "will not" of theirs may be meant in full. */
export const isPractical = (text: string): boolean =>
  isMail({ text }) || ((text.match(LINE_OF_USE)?.length ?? 0) >= LEAST_LINES && !isOfPersons(text));
