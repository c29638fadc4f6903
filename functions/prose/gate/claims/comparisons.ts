import { meanTheSame } from '../words/meanings.ts';
import { isLight, isMark } from '../tokens.ts';

/** "More severe inland than on the coast" → "more severe on the coast than inland": what it is compared with has changed places. */
export function exchangesCompared(had: readonly string[], has: readonly string[]): boolean {
  if (exchangesPersons(had, has) || makesUnequal(had, has) || makesUnequal(has, had)) return true;
  const was = standardOf(had);
  const is = standardOf(has);
  if (was.length === 0 || is.length === 0 || was.some((word) => isSaid(word, is))) return false;
  return was.some((word) => isSaid(word, has)) && is.some((word) => isSaid(word, had));
}

/** "Just as well as the old one" → "better than the old one". */
const makesUnequal = (equal: readonly string[], other: readonly string[]): boolean =>
  !equal.includes('than') &&
  other.includes('than') &&
  equal.some(
    (token, at) =>
      token === 'as' &&
      equal[at + 2] === 'as' &&
      !NO_EQUALS.has(equal[at + 1] ?? '') &&
      !TIMES.has(equal[at - 1] ?? '') &&
      (equal[at + 1] !== 'well' || equal[at - 1] === 'just'),
  );

/** "As soon as", "as much as 30 percent" compare nothing with something equal. */
const NO_EQUALS = new Set('soon long far much many opposed such'.split(' '));
const TIMES = new Set('twice times half not so thrice'.split(' '));

/** What is compared with may be pointed at: "higher than here". */
const POINTING = new Set(['here', 'there', 'now', 'then', 'today', 'before']);

/** What exceeds another is not exceeded by it. */
const EXCEEDING =
  /^(?:exceed|surpass|outperform|outnumber|outweigh|outlast|outlive|outsell|outpace|outrank|outclass|overtake|overtook|outdo|outdid|dwarf|trail)(?:e?s|e?d|ing)?$/;

/** "Ours are lower than theirs" → "theirs are lower than ours". */
function exchangesPersons(had: readonly string[], has: readonly string[]): boolean {
  const [at, place] = [placeOf(had), placeOf(has)];
  const was = personIn(had.slice(at + 1));
  const is = personIn(has.slice(place + 1));
  if (at < 0 || place < 0 || is === null) return false;
  const [before, now] = [personIn(had.slice(0, at)), personIn(has.slice(0, place))];
  if (was !== null && was !== is) return before === is && now === was;
  const isBefore = (word: string) => isSaid(word, has.slice(0, place)) && !isSaid(word, had.slice(0, at));
  return before === is && standardOf(has).length === 0 && standardOf(had).some(isBefore);
}

const PERSONS: ReadonlyMap<string, string> = new Map(
  [
    'i me my mine',
    'we us our ours',
    'you your yours',
    'he him his',
    'she her hers',
    'they them their theirs',
  ].flatMap((words) => words.split(' ').map((word, _, [first = '']) => [word, first] as const)),
);

/** The first person that is named. */
function personIn(tokens: readonly string[]): string | null {
  for (const token of tokens) {
    const person = PERSONS.get(token);
    if (person !== undefined) return person;
  }
  return null;
}

/** Whether something is compared with something. */
export const compares = (tokens: readonly string[]): boolean =>
  tokens.includes('than') || tokens.some((token) => token.startsWith('prefer') || EXCEEDING.test(token));

/** The words of weight with which something is compared, up to the end of the clause; none where there is no "than", or more than one. */
function standardOf(tokens: readonly string[]): readonly string[] {
  const at = placeOf(tokens);
  if (at < 0) return [];
  const end = tokens.findIndex((token, place) => place > at && isMark(token));
  return tokens
    .slice(at + 1, end < 0 ? undefined : end)
    .filter((token) => !isLight(token) || POINTING.has(token));
}

/** "Prefers tea to coffee" compares as "likes tea better than coffee" does. */
function placeOf(tokens: readonly string[]): number {
  const than = tokens.indexOf('than');
  if (than >= 0) return tokens[than - 1] === 'rather' || tokens.includes('than', than + 1) ? -1 : than;
  const exceeds = tokens.findIndex((token) => EXCEEDING.test(token));
  if (exceeds > 0) return tokens[exceeds + 1] === 'by' ? -1 : exceeds;
  const prefers = tokens.findIndex((token) => /^prefer(?:s|red|ring)?$/.test(token));
  return prefers < 0 ? -1 : tokens.indexOf('to', prefers + 2);
}

const isSaid = (word: string, words: readonly string[]): boolean =>
  words.some((other) => (other === word || !isLight(other)) && meanTheSame(word, other));
