import { countWords, endsWithStop, finiteVerbs } from '../clause.ts';
import { hasTag, isMark, isWord, type Scene } from '../context.ts';
import { Tag } from '../tags.ts';
import type { Sentence, Token } from '../tokens.ts';
import { beforeAdverbs, isAdverb, isOpenWord, looksAdjective, opensNoun } from '../word-class.ts';
import { looksIng } from './trailing-lists.ts';

/** "When it rains, the street floods." read apart: the opening up to the comma, the main clause up to the stop. */
export type Fronted = { tokens: readonly Token[]; comma: number; stop: number };

const LONGEST_MAIN = 22;

/** The two parts of a sentence with nothing else in it, or null. */
export function readFronted({ tokens }: Sentence): Fronted | null {
  const comma = tokens.findIndex((token) => isMark(token, ','));
  const stop = tokens.length - 1;
  const first = tokens[0];
  const main = tokens[comma + 1];
  if (!endsWithStop(tokens) || comma < 2 || stop - comma < 4 || !first || !main) return null;
  if (!isWord(first) || !first.capital || first.held || main.gap !== 'space') return null;
  const isPlain = tokens.every(
    (token, at) =>
      at === 0 ||
      (token.gap !== 'other' &&
        (token.kind !== 'mark' || at === comma || at === stop || token.lower === '%')),
  );
  return isPlain && isSimple(tokens, comma + 1, stop) ? { tokens, comma, stop } : null;
}

const FOCUS = new Set(
  'only even also too either instead then again still than as like just yet rather otherwise respectively whether this that these those such so here same there'.split(
    ' ',
  ),
);

const REPORTING = new Set(
  (
    'add admit agree aim announce argue ask attempt believe choose claim conclude confirm decide declare deny discover expect explain feel find hope imagine ' +
    'indicate intend know learn mean note plan promise realize recall remember report reveal say see seem show state suggest tell think tend try want warn wish wonder'
  ).split(' '),
);

/** One subject, one verb, and nothing at its end to which what comes there could seem to belong. */
function isSimple(tokens: readonly Token[], from: number, to: number): boolean {
  const first = tokens[from];
  if (!first || !isSubject(first) || countWords(tokens, from, to) > LONGEST_MAIN) return false;
  const verbs = finiteVerbs(tokens, from, to);
  const certain = verbs.filter((verb) => verb.certain);
  const [verb] = certain.length > 0 ? certain : verbs;
  if (!verb || certain.length > 1 || (certain.length === 0 && verbs.length > 1)) return false;
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (!token || hasTag(token, Tag.Relative | Tag.Subordinator)) return false;
    if (FOCUS.has(token.lower) && !(at === from && token.lower === 'there')) return false;
    if (REPORTING.has(token.entry?.base ?? '') && !opensNoun(tokens[at - 1])) return false;
    if (token.lower === 'to' && hasTag(tokens[at + 1], Tag.Base)) return false;
    if (hasTag(token, Tag.And) && !joinsNouns(tokens[at + 1])) return false;
    if (at > from && hasTag(token, Tag.Subject) && !hasTag(token, Tag.Object)) return false;
    if (at !== verb.at && isLooseParticiple(tokens, at)) return false;
  }
  return !hasTag(tokens[to - 1], Tag.Preposition);
}

const isSubject = (token: Token): boolean => {
  if (token.kind !== 'word' || hasTag(token, Tag.Number) || (token.held && !token.capital)) return false;
  if (hasTag(token, Tag.Subject) || opensNoun(token) || token.held) return true;
  return isOpenWord(token) && token.lower.endsWith('s') && !hasTag(token, Tag.S | Tag.Past | Tag.Participle);
};

const joinsNouns = (next: Token | undefined): boolean =>
  opensNoun(next) ||
  (isWord(next) &&
    !isAdverb(next) &&
    !hasTag(
      next,
      Tag.Subject |
        Tag.Modal |
        Tag.Be |
        Tag.Have |
        Tag.Do |
        Tag.Base |
        Tag.S |
        Tag.Past |
        Tag.Participle |
        Tag.Preposition,
    ) &&
    !next.lower.endsWith('ed'));

/** "a plan designed for", "firms making": what follows would be taken with it. */
function isLooseParticiple(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!isWord(token) || token.held) return false;
  const isParticiple = hasTag(token, Tag.Participle) || (token.tags === 0 && token.lower.endsWith('ed'));
  if (!isParticiple && !(looksIng(token) && hasTag(token, Tag.Ing))) return false;
  const before = beforeAdverbs(tokens, at);
  return !(
    hasTag(before, Tag.Be | Tag.Have) ||
    before?.lower === 'been' ||
    opensNoun(before) ||
    looksAdjective(before)
  );
}

const HE = ['he', 'him', 'his', 'himself'];
const SHE = ['she', 'her', 'hers', 'herself'];
const IT = ['it', 'its', 'itself', "it's"];
const THEY = ['they', 'them', 'their', 'theirs', 'themselves', 'one', 'ones'];
const FAMILIES = new Map([HE, SHE, IT, THEY].flatMap((family) => family.map((word) => [word, family[0]])));

/** Whether every "he" and "it" still means the same when the opening comes last. */
export function keepsPronouns({ tokens, comma, stop }: Fronted, isTime: boolean): boolean {
  const opening = familiesIn(tokens, 0, comma);
  const main = familiesIn(tokens, comma + 1, stop);
  if (opening.size === 0 && main.size === 0) return true;
  const subject = FAMILIES.get(tokens[comma + 1]?.lower ?? '');
  if (opening.size === 0) {
    if (isTime) return true;
    const people = main.has('he') || main.has('she');
    return (
      people &&
      main.size === 1 &&
      finiteVerbs(tokens, 1, comma).length === 0 &&
      !tokens.slice(1, comma).some((token) => token.held)
    );
  }
  return opening.size === 1 && main.size === 1 && opening.has(subject ?? '') && tokens[1]?.lower === subject;
}

function familiesIn(tokens: readonly Token[], from: number, to: number): Set<string> {
  const found = new Set<string>();
  for (let at = from; at < to; at++) {
    const family = FAMILIES.get(tokens[at]?.lower ?? '');
    if (family) found.add(family);
  }
  return found;
}

const POINTING = new Set(
  'this that these those such same another other others both latter former so here following each'.split(' '),
);

/** Whether the opening takes up what was said before, names what the main clause says again, or frames a row of sentences. */
export function holdsThread(
  scene: Scene,
  sentence: Sentence,
  { tokens, comma, stop }: Fronted,
  isTime: boolean,
): boolean {
  for (let at = 1; at < comma; at++) {
    const token = tokens[at];
    if (!token || POINTING.has(token.lower)) return true;
    const stem = token.lower.slice(0, 5);
    if (stem.length > 3 && tokens.slice(comma, stop).some((other) => other.lower.startsWith(stem)))
      return true;
  }
  const introduces = tokens.slice(1, comma).some((token) => token.lower === 'a' || token.lower === 'an');
  if (introduces && !isTime && tokens[comma + 1]?.lower === 'the') return true;
  const place = sentence.index - (scene.sentences[0]?.index ?? 0);
  const next = scene.sentences[place + 1]?.tokens[0]?.lower ?? '';
  const previous = scene.sentences[place - 1]?.tokens[0]?.lower ?? '';
  if (next === tokens[0]?.lower || previous === tokens[0]?.lower) return true;
  return (
    !isTime &&
    [
      'it',
      'they',
      'this',
      'that',
      'these',
      'those',
      'such',
      'its',
      'their',
      'he',
      'she',
      'instead',
      'otherwise',
    ].includes(next)
  );
}
