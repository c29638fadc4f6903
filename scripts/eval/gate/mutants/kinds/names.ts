import { pick, type Finder, type Random } from '../edit.ts';
import type { Sentence, Word } from '../passage.ts';
import { linesOf, wordsOf } from '../tables.ts';

const pools: readonly (readonly string[])[] = [
  wordsOf('first-names-women'),
  wordsOf('first-names-men'),
  wordsOf('surnames'),
  linesOf('countries'),
  linesOf('continents'),
  linesOf('cities'),
  wordsOf('peoples'),
  linesOf('companies'),
];
const [women = [], men = [], surnames = []] = pools;

const poolOf = new Map(pools.flatMap((pool) => pool.map((name) => [name, pool] as const)));
/** Names that are also words, so they count as names only inside a sentence. */
const ALSO_WORDS =
  /^(?:Grace|Mark|Will|Jack|Frank|Max|Amazon|Apple|Slack|Zoom|Oracle|Turkey|Ford|Reading|Wood|Young|White|Gray|Reed|Baker|Cooper|Miller|Walker|Carter|Turner|Wright)$/;
const NO_NAME =
  /^(?:I|I'\w+|Mr|Mrs|Ms|Dr|Prof|God|Internet|CEO|\p{L}+(?:day|days)|January|February|March|April|May|June|July|August|September|October|November|December|AI|TV|PC|\p{Lu}{2,}s?)$/u;

/** Replaces a name by another of the same sort: of a person, country, town or company. */
export const findNames: Finder = (passage, random) =>
  passage.sentences.flatMap(namesIn).flatMap((name) => {
    const after = otherNameFor(name, passage.text, random);
    return after === null ? [] : [{ start: name.start, end: name.end, after }];
  });

type Name = { start: number; end: number; text: string; word: Word };

/** Finds known names of one or two words, and single capitalised words inside a sentence. */
function namesIn({ text, start, words }: Sentence): Name[] {
  return words.flatMap((word, at) => {
    const isHead = at === 0;
    const next = words[at + 1];
    const both = next && text.slice(word.start - start, next.end - start);
    if (both && poolOf.has(both)) return [{ start: word.start, end: next.end, text: both, word }];
    const isPart = /\p{Lu}/u.test(words[at - 1]?.text.charAt(0) ?? '') && at > 1;
    if (!/^\p{Lu}\p{Ll}+$/u.test(word.text) || NO_NAME.test(word.text)) return [];
    if (/^[’']s?\w/.test(text.slice(word.end - start)) && !/^[’']s\b/.test(text.slice(word.end - start)))
      return [];
    if (/[\w’'-]/.test(text.charAt(word.start - start - 1)) || text.charAt(word.end - start) === '-')
      return [];
    const isInTitle = /\p{Lu}/u.test(next?.text.charAt(0) ?? '') || isPart;
    const isKnown = poolOf.has(word.text);
    if (isInTitle && !(isKnown && word.tags.has('Person'))) return [];
    if (isHead && (!isKnown || ALSO_WORDS.test(word.text) || !word.tags.has('ProperNoun'))) return [];
    return [{ start: word.start, end: word.end, text: word.text, word }];
  });
}

function otherNameFor({ text, word }: Name, whole: string, random: Random): string | null {
  const known = poolOf.get(text);
  const isPersons = word.tags.has('FirstName') || word.tags.has('LastName') || word.tags.has('Person');
  const pool =
    known ??
    (word.tags.has('FirstName') ? (word.tags.has('FemaleName') ? women : men) : isPersons ? surnames : []);
  const others = pool.filter((name) => name !== text && !new RegExp(`\\b${name}\\b`).test(whole));
  return others.length > 0 ? pick(others, random) : null;
}
