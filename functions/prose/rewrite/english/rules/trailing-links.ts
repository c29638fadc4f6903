import { hasTag } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Token } from '../grammar/tokens.ts';
import { isAdverb, isPersonal, looksAdjective, looksParticiple } from '../grammar/word-class.ts';
import { MIXED_VERBS, RESULT_VERBS } from '../words/trailing-verbs.ts';
import { type TrailingClause } from './trailing-clause.ts';

/** What may stand between the main clause and the verb. */
export type Link = ', which' | ' and';

const SAYING_VERBS = new Set(['emphasize', 'highlight', 'stress', 'suggest', 'underscore']);

const RAISED = new Set(
  'alarm concern concerns doubt doubts eyebrows fears hopes question questions'.split(' '),
);

/** "she", "we", "you", "who"; not "it". */
const isPerson = (token: Token | undefined): boolean =>
  (isPersonal(token) && token?.lower !== 'it') || token?.lower === 'who';

/** Whether "this" may do what the clause says: it makes, shows or leads to something. */
export function isResult({ tokens, start, head, base, verb }: TrailingClause): boolean {
  if (SAYING_VERBS.has(base)) return hasTag(tokens[verb.at], Tag.Be) || !isActive({ tokens, verb });
  const next = tokens[head + 1]?.lower ?? '';
  if ((base === 'threaten' && next === 'to') || next.endsWith('self') || next.endsWith('selves'))
    return false;
  if (RESULT_VERBS.has(base)) return true;
  if (!MIXED_VERBS.has(base)) return false;
  if (base === 'raise' && RAISED.has(next)) return true;
  if (base === 'lead' && !isPerson(tokens[start]))
    return tokens.slice(head + 1, head + 6).some(({ lower }) => lower === 'to');
  if (isActive({ tokens, verb })) return false;
  const subject = tokens[start];
  return (
    !(hasTag(subject, Tag.Subject) || (isName(subject) && tokens[start + 1]?.lower !== 'of')) ||
    subject?.lower === 'it'
  );
}

/** An unknown word at a sentence's head is held as a name; a plural is none. */
const isName = (token: Token | undefined): boolean =>
  token?.capital === true && token.held && !/[^s']s$/.test(token.lower);

/** What comes of the whole clause: a clause of its own where it is short work to see of what, else nothing. */
export function resultLink(clause: TrailingClause): Link | null {
  const { verb, embedded, reported, base } = clause;
  if (embedded || reported || ASSURING_VERBS.has(base)) return null;
  // "He paused, letting that sink in": he did so on purpose.
  if (base === 'let' && verb.at === clause.start + 1 && isPerson(clause.tokens[clause.start])) return null;
  const isDatable = verb.tense === 'past' || verb.tense === 'present';
  return isDatable && !LIKENING_VERBS.has(base) && endsOnWhatIsSaid(clause) ? ', which' : null;
}

/** "This ensures", "which allows" are as much a machine's as the tail was. */
const ASSURING_VERBS = new Set('allow enable facilitate help contribute'.split(' '));

/** No event does these. */
const LIKENING_VERBS = new Set(
  'affect impact influence mark mirror reflect remind represent signal symbolize'.split(' '),
);

/** "The road is straight, which makes it fast": no noun stands there for "which" to be. */
function endsOnWhatIsSaid({ tokens, verb, comma }: TrailingClause): boolean {
  const last = tokens[comma - 1];
  if (verb.at === comma - 1) return true;
  let at = comma - 2;
  while (isAdverb(tokens[at])) at--;
  const is = at === verb.at && hasTag(tokens[at], Tag.Be);
  return (
    (is && (looksAdjective(last) || looksParticiple(last))) ||
    (isAdverb(last) && last?.lower.endsWith('ly') === true)
  );
}

/** "can reduce stress", "has grown", "runs": the subject does it, so it may do a second thing. */
function isActive({ tokens, verb }: Pick<TrailingClause, 'tokens' | 'verb'>): boolean {
  let at = verb.at;
  if (verb.tense === 'modal' || verb.tense === 'perfect') at++;
  while (isAdverb(tokens[at])) at++;
  const token = tokens[at];
  if (token?.lower === 'been') return false;
  if (!hasTag(token, Tag.Be)) return verb.tense !== 'modal' || hasTag(token, Tag.Base | Tag.Have);
  let next = at + 1;
  while (isAdverb(tokens[next])) next++;
  const complement = tokens[next];
  return !hasTag(complement, Tag.Participle | Tag.Ing) && complement?.lower.endsWith('ed') !== true;
}
