import { hasTag, isMark } from '../context.ts';
import { finiteVerbs } from '../grammar/clause.ts';
import { Tag } from '../lexicon/tags.ts';
import type { FiniteVerb, Token } from '../grammar/tokens.ts';
import {
  isAdverb,
  isOpenWord,
  isPersonal,
  isPluralNoun,
  looksAdjective,
  looksParticiple,
  opensNoun,
} from '../grammar/word-class.ts';
import { DEED_VERBS, EVENT_VERBS, MIXED_VERBS, RESULT_VERBS, THING_VERBS } from '../words/trailing-verbs.ts';
import { type TrailingClause } from './trailing-clause.ts';
import { andLink, TELLING_VERBS } from './trailing-and.ts';

/** What may stand between the main clause and the verb, and the form that the verb takes behind it. */
export type Link = { text: string; tense: FiniteVerb['tense']; singular: boolean; shape?: 'split' };

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
  if (base === 'lead') return next === 'to' && !isPerson(tokens[start]);
  if (EFFECTS_OF_THINGS.has(base) && !isPerson(tokens[start]) && !isSomebody(tokens, verb.at)) return true;
  if (isActive({ tokens, verb })) return false;
  const subject = tokens[start];
  return (
    !(hasTag(subject, Tag.Subject) || (isName(subject) && tokens[start + 1]?.lower !== 'of')) ||
    subject?.lower === 'it'
  );
}

/** Of a thing's act these are what comes of it. */
const EFFECTS_OF_THINGS = new Set('eliminate extend free lower save'.split(' '));

/** An unknown word at a sentence's head is held as a name; a plural is none. */
const isName = (token: Token | undefined): boolean =>
  token?.capital === true && token.held && !/[^s']s$/.test(token.lower);

/** What comes of the whole clause: a clause of its own where it is short work to see of what, else a second verb, else nothing. */
export function resultLinks(clause: TrailingClause): Link[] {
  const { verb, embedded, reported, base } = clause;
  if (embedded || reported) return [];
  if (describesThing(clause))
    return [
      { text: ' that', tense: verb.tense === 'past' ? 'past' : 'present', singular: isSingularThing(clause) },
    ];
  // "He paused, letting that sink in": he did so on purpose.
  if (base === 'let' && verb.at === clause.start + 1 && isPerson(clause.tokens[clause.start])) return [];
  if (ASSURING_VERBS.has(base) || hidesPast(clause)) return [];
  const isDatable = verb.tense === 'past' || verb.tense === 'present';
  if (isDatable && !LIKENING_VERBS.has(base) && endsOnWhatIsSaid(clause))
    return eventLinks(clause, ', which');
  const and = DEED_VERBS.has(base) || EVENT_VERBS.has(base) || isDeedOfThing(clause) ? andLink(clause) : [];
  if (and.length > 0) return and;
  return CAUSING_VERBS.has(base) && isEvent(clause) ? eventLinks(clause, openerFor(clause)) : [];
}

/** What an event does, whatever stands at its end: either reading of “which” comes to the same. */
const CAUSING_VERBS = new Set(
  (
    'boost cause complicate compel create cut deepen disrupt eliminate encourage erode exacerbate extend force free fuel hinder improve increase intensify jeopardize lead leave limit lower make ' +
    'minimize motivate necessitate perpetuate prevent prompt push raise reduce result save slow spark strengthen threaten trigger undermine weaken widen worsen yield'
  ).split(' '),
);

/** A person's act has such an effect too. */
const EFFECTS = new Set('boost free improve increase reduce save'.split(' '));

const PEOPLE = new Set(
  (
    'authorities children companies company couple criminals critics families family firm government governments individuals men officials parents people police ' +
    'principal principals students team thieves village women'
  ).split(' '),
);

const NOBODY = new Set(
  'behavior behaviour color colour disorder error factor gender matter number order paper power water weather'.split(
    ' ',
  ),
);

/** What stands for something, or is told by somebody, does nothing of which another thing could come. */
const STANDING = new Set(['act', 'embody', 'represent', 'serve', 'stand']);

function isEvent(clause: TrailingClause): boolean {
  const { tokens, start, verb, comma, head, base } = clause;
  const last = tokens[comma - 1];
  const next = tokens[head + 1];
  if (hasApposition(clause) || STANDING.has(tokens[verb.at]?.entry?.base ?? '') || last?.held === true)
    return false;
  if (base === 'make' && !hasTag(next, Tag.Object | Tag.Determiner | Tag.Possessive) && next?.lower !== 'it')
    return false;
  if (base === 'raise' && !tokens.slice(head + 1, head + 4).some(({ lower }) => RAISED.has(lower)))
    return false;
  return EFFECTS.has(base) || (!isPerson(tokens[start]) && !isSomebody(tokens, verb.at));
}

/** What is done by a thing that is only one. */
export const isDeedOfThing = ({ tokens, start, verb, base }: TrailingClause): boolean =>
  THING_VERBS.has(base) &&
  (verb.tense === 'past' || hasTag(tokens[verb.at], Tag.S)) &&
  tokens[start]?.lower !== 'this' &&
  !isPerson(tokens[start]) &&
  !isSomebody(tokens, verb.at);

/** "the lead rider", "critics": who does something does it on purpose. */
function isSomebody(tokens: readonly Token[], verb: number): boolean {
  let at = verb - 1;
  while (isAdverb(tokens[at])) at--;
  const noun = tokens[at];
  if (noun === undefined || noun.held) return true;
  if (PEOPLE.has(noun.lower)) return true;
  const one = noun.lower.replace(/s$/, '');
  return /(?:er|or|ist|ian|ee)$/.test(one) && !NOBODY.has(one);
}

/** With these nobody takes the noun before them for what does it. */
const SURE_VERBS = new Set('cause force lead leave prevent result'.split(' '));

function openerFor({ tokens, verb, base, comma }: TrailingClause): ', which' | ', and this' {
  if (!isPluralNoun(tokens[comma - 1])) return ', which';
  return SURE_VERBS.has(base) && verb.tense !== 'perfect' ? ', which' : ', and this';
}

/** "forces further exacerbated tensions": what was taken for a verb in the present is none. */
const hidesPast = ({ tokens, verb, comma }: TrailingClause): boolean =>
  verb.tense === 'present' &&
  (finiteVerbs(tokens, verb.at + 1, comma).some(({ tense, certain }) => certain && tense === 'past') ||
    tokens.some(
      (token, at) =>
        at > verb.at &&
        at < comma &&
        token.lower.endsWith('ed') &&
        (isAdverb(tokens[at - 1]) || tokens[at - 1]?.lower === 'further') &&
        (isOpenWord(tokens[at + 1]) || opensNoun(tokens[at + 1])),
    ));

/** "for Uber, a company of drivers, …": the last comma parts off no third thing of a list. */
function hasApposition({ tokens, verb, comma }: TrailingClause): boolean {
  const last = tokens.findLastIndex((token, at) => at > verb.at && at < comma && isMark(token, ','));
  return last > 0 && !hasTag(tokens[last + 1], Tag.And);
}

/** What is only possible stays so: "can fail, which can lead to a strike". */
const HEDGES = new Set(['can', 'could', 'may', 'might', 'will', 'would']);

/** What lasts, whenever what it comes of was done. */
const LASTING_VERBS = new Set('mirror pose reflect threaten'.split(' '));

/** A clause for what all of the statement before it does, which keeps how certain that is. */
function eventLinks({ tokens, verb, base, comma }: TrailingClause, opener: ', which' | ', and this'): Link[] {
  const first = tokens[verb.at]?.lower ?? '';
  const said = opener === ', which' ? 'which' : 'this';
  if (tokens.slice(0, comma).some(({ lower }) => lower === said)) return [];
  const lasts = LASTING_VERBS.has(base) || SHOWING_VERBS.has(base);
  if (verb.tense === 'perfect' && !(lasts && first !== 'had'))
    return [{ text: `${opener} ${first === 'had' ? 'had' : 'has'}`, tense: 'perfect', singular: true }];
  if (verb.tense === 'modal' && !(lasts && first !== 'would' && first !== 'could'))
    return HEDGES.has(first) ? [{ text: `${opener} ${first}`, tense: 'modal', singular: true }] : [];
  return [{ text: opener, tense: verb.tense === 'past' ? 'past' : 'present', singular: true }];
}

const SHOWING_VERBS = new Set(
  'confirm demonstrate illustrate imply indicate mean prove reveal show signify suggest'.split(' '),
);

/** ", proving that it holds" → ", which proves that it holds": only what was said can do so. */
export function showLinks(clause: TrailingClause): Link[] {
  const { tokens, head, verb, base, embedded, reported, start, comma } = clause;
  if (embedded || reported || !SHOWING_VERBS.has(base) || tokens[head + 1]?.lower !== 'that') return [];
  if (
    TELLING_VERBS.has(tokens[verb.at]?.entry?.base ?? '') ||
    isPerson(tokens[start]) ||
    isSomebody(tokens, verb.at)
  )
    return [];
  if (hasApposition(clause) || hidesPast(clause)) return [];
  return eventLinks(clause, isPluralNoun(tokens[comma - 1]) ? ', and this' : ', which');
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

/** What a thing does that is no more than named: "a buffer that lets us wait", "a tool that helps". */
const SERVING_VERBS = new Set(
  'allow attract bring cause cost create demand draw enable encourage foster generate help invite lead let need offer prevent produce promote protect provide raise reduce require save'.split(
    ' ',
  ),
);

/** "The nets are a great help, letting …": the clause belongs to what is only now named, and nothing stands between. */
function describesThing({ tokens, verb, comma, base }: TrailingClause): boolean {
  if (!SERVING_VERBS.has(base) || verb.tense === 'perfect') return false;
  let at = comma - 1;
  if (!isOpenWord(tokens[at]) || tokens[at]?.held !== false || looksAdjective(tokens[at])) return false;
  while (at > verb.at && (isOpenWord(tokens[at]) || isAdverb(tokens[at])) && tokens[at]?.gap === 'space')
    at--;
  const article = ['a', 'an', 'another'].includes(tokens[at]?.lower ?? '');
  const named = article ? at - 1 : at;
  const isRole =
    article && tokens[named]?.lower === 'as' && STANDING.has(tokens[named - 1]?.entry?.base ?? '');
  const isNamed =
    isRole ||
    hasTag(tokens[named], Tag.Be) ||
    tokens[named]?.lower === 'be' ||
    (article && NAMING.has(tokens[named]?.entry?.base ?? ''));
  if (!isNamed || named < verb.at) return false;
  const isPlural = isPluralNoun(tokens[comma - 1]);
  return article ? !isPlural : isPlural && at < comma - 1;
}

/** What brings a thing up. */
const NAMING = new Set([
  'become',
  'build',
  'create',
  'form',
  'include',
  'offer',
  'present',
  'provide',
  'represent',
  'remain',
  'use',
]);

const isSingularThing = ({ tokens, comma }: TrailingClause): boolean => !isPluralNoun(tokens[comma - 1]);
