import { countWords, finiteVerbs } from '../grammar/clause.ts';
import { hasTag } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Token } from '../grammar/tokens.ts';
import { isAdverb, looksParticiple, opensNoun } from '../grammar/word-class.ts';
import { PERCEPTION_VERBS } from '../words/trailing-verbs.ts';
import type { TrailingClause } from './trailing-clause.ts';
import type { Link } from './trailing-links.ts';
import { hasCoordinate, looksIng, QUOTES } from './trailing-lists.ts';

const MOST_WORDS_BETWEEN = 12;

/** A second verb for the same subject, where nothing between the two could be thought to do it or to be listed with it. */
export function andLink(clause: TrailingClause): Link | null {
  const { tokens, verb, comma, embedded, reported, hasEarlier } = clause;
  if (embedded || reported || hasEarlier || hasCoordinate(tokens, clause.head)) return null;
  if (tokens.slice(0, comma).some((token) => hasTag(token, Tag.And))) return null;
  if (!verb.certain && verb.tense !== 'past') return null;
  const at = lexicalVerb(tokens, verb.at);
  if (at === null || at === comma - 1 || reachesFar(clause)) return null;
  const between = tokens.slice(at + 1, comma);
  const isLong = countWords(tokens, at + 1, comma) > MOST_WORDS_BETWEEN;
  if (isLong || between.some(mayTakeVerb) || hidesVerb(tokens, at, comma)) return null;
  if (isAdverb(tokens[comma - 1]) || endsBare(tokens, comma)) return null;
  return isSpoken(clause) || looksLikeNoun(clause) ? null : ' and';
}

/** "would also bind", "has grown", "runs": the verb that says what is done; null where something only is, or is done to it. */
function lexicalVerb(tokens: readonly Token[], verb: number): number | null {
  let at = verb;
  while (hasTag(tokens[at], Tag.Modal | Tag.Have) || (at > verb && isAdverb(tokens[at]))) at++;
  return hasTag(tokens[at], Tag.Be) || tokens[at]?.lower === 'been' ? null : at;
}

/** "a name of great age, extending beyond the town": what reaches so far is the thing just named. */
const reachesFar = ({ tokens, base, head }: TrailingClause): boolean =>
  ['extend', 'range', 'reach', 'stretch'].includes(base) && hasTag(tokens[head + 1], Tag.Preposition);

/** A list, a clause or a break between the two verbs: what follows "and" would belong there. */
const mayTakeVerb = (token: Token): boolean =>
  token.kind === 'mark' ||
  hasTag(token, Tag.And | Tag.Relative | Tag.Subordinator) ||
  ['to', 'with', 'between', 'as', 'both', 'either', 'than', 'that'].includes(token.lower) ||
  looksIng(token);

/** "a plan drawn up in May", "lets people save": another verb is nearer. */
const hidesVerb = (tokens: readonly Token[], verb: number, comma: number): boolean =>
  finiteVerbs(tokens, verb + 1, comma).some(({ certain }) => certain) ||
  PERCEPTION_VERBS.has(tokens[verb]?.entry?.base ?? '') ||
  PASSING_ON.has(tokens[verb]?.entry?.base ?? '') ||
  tokens.some((token, at) => at > verb && at < comma && looksParticiple(token) && !opensNoun(tokens[at - 1]));

/** Others do what these bring about, and some are no acts: who suffers a loss does nothing else by it. */
const PASSING_ON = new Set(
  'allow appear cause empower enable encourage experience face fall force have help inspire keep lead let make motivate permit prompt receive require resemble seem spend suffer sustain teach tell undergo urge'.split(
    ' ',
  ),
);

/** "of parchment and pushed": two nouns behind the preposition, it seems. */
const endsBare = (tokens: readonly Token[], comma: number): boolean =>
  hasTag(tokens[comma - 2], Tag.Preposition);

const isSpoken = ({ tokens, start, comma }: TrailingClause): boolean =>
  tokens.slice(Math.max(0, start - 1), comma).some(({ lower }) => QUOTES.has(lower));

/** In the bare form these read as nouns, "changes minds and limits"; and behind a plural any bare verb may be its own. */
function looksLikeNoun({ tokens, verb, comma, base }: TrailingClause): boolean {
  const isBare = verb.tense === 'modal' || (verb.tense === 'present' && !hasTag(tokens[verb.at], Tag.S));
  const isPlural = verb.tense === 'present' && tokens[comma - 1]?.lower.endsWith('s') === true;
  return isBare && (isPlural || NOUNS.has(base));
}

const NOUNS = new Set(
  'boost cause cost cut damage display drive force fuel impact limit pressure prompt release shape shift slow spark support waste'.split(
    ' ',
  ),
);
