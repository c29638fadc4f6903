import { isMail } from '../../frames/writer.ts';
import { isOfPersons } from './story.ts';

const QUOTED = /"[^"\n]{1,400}"|\u201c[^\u201d\n]{1,400}\u201d/g;
const WORDS = /[\p{L}\p{N}]+(?:['\u2019]\p{L}+)*/gu;
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

const WRITES = /\bI am (?:writing|applying)\b|\bapplication\b/i;

/** A letter or an application, in which somebody asks for something. */
export const isLetter = (text: string): boolean =>
  APPLIES.test(text) || WRITES.test(text) || isMail({ text });

/** A text without a single short form speaks to somebody where it does so again and again. */
const CLEARLY_ONE_IN = 25;

const isPerson = (word: string): boolean => word.length <= LONGEST_PERSON && PERSONS.has(word.toLowerCase());

/** Whether a text speaks to somebody, as a mail or a blog does: what is quoted in it does not count. */
export function speaksToSomebody(text: string): boolean {
  if (APPLIES.test(text) || IS_FORMAL.test(text)) return false;
  const words = text.replace(QUOTED, ' ').match(WORDS) ?? [];
  const addressed = words.filter(isPerson).length;
  const short = words.filter((word) => SHORT_FORM.test(word)).length;
  return (
    addressed * CLEARLY_ONE_IN >= words.length || (short > 0 && (addressed + short) * ONE_IN >= words.length)
  );
}

/** Steps, headings: a text to be used, and not one that is heard. */
const LINE_OF_USE = /^[ \t]*(?:[-*\u2022+]|\d{1,2}[.)]|#{1,6}|\*\*[^*\n]{2,80}\*\*:?$)[ \t]*\S?/gm;
const LEAST_LINES = 3;

/** A speech, a lament and a tale speak to somebody too, and every "will not" of theirs may be meant in full. */
export const isPractical = (text: string): boolean =>
  isMail({ text }) || ((text.match(LINE_OF_USE)?.length ?? 0) >= LEAST_LINES && !isOfPersons(text));
