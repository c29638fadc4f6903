import { endsWithStop, finiteVerbs, openingEnd } from '../grammar/clause.ts';
import { capitalise, hasTag, isMark, reach, type Context } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import { isAdverb, isOpenWord, looksPlural } from '../grammar/word-class.ts';
import { pronounFor } from '../grammar/subject.ts';
import { isFree } from '../wording.ts';
import { proposeCut } from './cuts.ts';
import { AUXILIARIES, isClause } from './splits.ts';

const LEAST_WORDS = 6;
/** For somebody whose own sentences are shorter. */
const LEAST_FOR_VOICE = 4;

/** "She climbed the stairs to the loft and opened the window" → "… to the loft. She opened the window". */
export function proposePredicateSplit(context: Context, sentence: Sentence): void {
  const { tokens } = sentence;
  if (!endsWithStop(tokens)) return;
  const least = context.leaning === null ? LEAST_WORDS : LEAST_FOR_VOICE;
  const start = context.leaning === null ? 0 : openingEnd(tokens);
  for (let at = start + least; at < tokens.length - least; at++) {
    if (tokens[at]?.lower !== 'and') continue;
    const verb = opensPredicate(tokens, start, at, context.leaning !== null);
    const pronoun = verb === null ? null : pronounFor(tokens, start, verb, at);
    if (pronoun === null || pronoun === 'you') return;
    const joint = isMark(tokens[at - 1], ',') ? tokens[at - 1] : tokens[at];
    const next = tokens[at + 1];
    const before = joint === tokens[at] ? tokens[at - 1] : tokens[at - 2];
    if (
      !joint ||
      !next ||
      !before ||
      joint.held ||
      next.held ||
      next.gap !== 'space' ||
      joint.gap === 'other'
    )
      return;
    proposeCut(context, sentence, {
      rule: 'split-predicate',
      at,
      claim: reach(before, next),
      edit: { start: before.end, end: next.start, after: `. ${capitalise(pronoun)} ` },
    });
    return;
  }
}

/** The first verb and the one after "and" have the same tense, and nothing else that "and" could join lies between. */
function opensPredicate(
  tokens: readonly Token[],
  start: number,
  and: number,
  isOfVoice: boolean,
): number | null {
  const [verb, ...others] = finiteVerbs(tokens, start, and);
  if (!verb || verb.at > start + 7 || others.length > 0 || !['past', 'present'].includes(verb.tense))
    return null;
  // "She went to the loft and opened it", "kept walking and reached": a past form goes with no "to", nor with an "-ing".
  const second = secondAt(tokens, and);
  const isPlainPast = isOfVoice && verb.tense === 'past' && !hasTag(tokens[second], Tag.Base);
  for (let at = verb.at + 1; at < and; at++) {
    const token = tokens[at];
    if (hasTag(token, Tag.Relative | Tag.Subordinator | Tag.And)) return null;
    if (!isPlainPast && (hasTag(token, Tag.Ing) || token?.lower === 'to')) return null;
    if (CLAUSES.test(token?.lower ?? '')) return null;
    if (token?.kind === 'mark' && at !== and - 1) return null;
  }
  if (hasTag(tokens[second], Tag.Negation)) return null;
  if (hasTag(tokens[second], Tag.Base) && LETTING.test(tokens[verb.at]?.lower ?? '')) return null;
  const isPlural = verb.tense === 'present' && !hasTag(tokens[verb.at], Tag.S);
  const form = verb.tense === 'past' ? Tag.Past : isPlural ? Tag.Base : Tag.S;
  if (!hasTag(tokens[second], form) || hasTag(tokens[verb.at], Tag.Be | Tag.Have | Tag.Do)) return null;
  const after = tokens[second + 1];
  const goesOn =
    hasTag(after, Tag.Determiner | Tag.Possessive | Tag.Preposition | Tag.Object) ||
    (isOpenWord(after) && after.held && after.capital);
  return goesOn ? verb.at : null;
}

/** Where the verb stands that "and" adds, past its adverbs. */
function secondAt(tokens: readonly Token[], and: number): number {
  let at = and + 1;
  while (isAdverb(tokens[at]) && !hasTag(tokens[at], AUXILIARIES)) at++;
  return at;
}

/** "They tell him he's late and just doesn't know it": another may do the second thing. */
const CLAUSES = /^(?:i|he|she|we|they|(?:i|you|he|she|it|we|they|that|there|who)'(?:s|re|m|ll|ve|d))$/;

/** "They let the boys climb the wall and open the gate": so may whoever these are said of. */
const LETTING =
  /^(?:lets?|makes?|made|helps?|helped|ha(?:ve|s|d)|see|sees|saw|hears?|heard|feels?|felt|watch(?:es|ed)?|notices?|noticed)$/;

const NOUN_VERBS = new Set(
  (
    'appeared attracted began belonged closed consists contains costs covered covers dates employs featured features focuses forms had has houses included includes ' +
    'lasted lies offered offers opened operates provided provides ran received runs sells serves sold spans started stood took uses was is won'
  ).split(' '),
);

const RESULT_VERBS = new Set(
  'allowed allows caused causes created creates enabled enables ensures gave gives helped helps indicated indicates leads led made makes means meant prevented prevents reduced reduces resulted results suggested suggests'.split(
    ' ',
  ),
);

/** "They built a bridge, which was opened in May" → "They built a bridge. The bridge was opened in May". */
export function proposeWhichSplit(context: Context, sentence: Sentence): void {
  const { tokens } = sentence;
  if (!endsWithStop(tokens)) return;
  for (let comma = LEAST_WORDS; comma < tokens.length - LEAST_WORDS; comma++) {
    const mark = tokens[comma];
    const which = tokens[comma + 1];
    const verb = tokens[comma + 2];
    if (!mark || !isMark(mark, ',') || !verb) continue;
    const isPlace = which?.lower === 'where' && endsInPlace(tokens, comma) && isClause(tokens, comma + 2);
    if (which?.lower !== 'which' && !isPlace) continue;
    if (!isFree(tokens, comma, comma + 2) || verb.gap !== 'space' || tokens.slice(comma + 2).some(endsEarly))
      return;
    if (hasTag(verb, Tag.Be) && hasTag(tokens[comma + 3], Tag.Ing)) return;
    const subject = isPlace ? 'There' : subjectOf(tokens, comma);
    if (subject === 'These' && context.leaning !== null && PEOPLE.test(tokens[comma - 1]?.lower ?? ''))
      return;
    if (subject === null || finiteVerbs(tokens, 0, comma).length === 0) return;
    proposeCut(context, sentence, {
      rule: 'split-which',
      at: comma,
      claim: { start: tokens[comma - 1]?.start ?? mark.start, end: verb.end },
      edit: { ...reach(mark, which), after: `. ${subject}` },
      cost: 2,
    });
    return;
  }
}

/** "to Ambleford", "at the Old Mill"; of "a firm called Adler" nobody would say "there". */
function endsInPlace(tokens: readonly Token[], comma: number): boolean {
  let at = comma - 1;
  while (tokens[at]?.capital === true) at--;
  if (tokens[at]?.lower === 'the') at--;
  return tokens[comma - 1]?.capital === true && ['at', 'in', 'near', 'to'].includes(tokens[at]?.lower ?? '');
}

const endsEarly = (token: Token): boolean => isMark(token, ',;:()\u2014\u2013');

/** Another clause, or a mark that parts it off. */
const hangsOn = (token: Token): boolean => hasTag(token, Tag.Subordinator | Tag.Relative) || endsEarly(token);

/** "tools to the inmates, which were used": somebody is no "which", and what is meant stands further off. */
const PEOPLE = /(?:ee|er|or|ist|mate|ian|ant|ent|kid|friend|group|militia)s$/;

const JUDGING = new Set(
  'beneficial critical crucial difficult essential harmful helpful impossible important key necessary problematic rare remarkable surprising unusual useful vital'.split(
    ' ',
  ),
);

/** "is especially useful when", "is key to" */
function isJudged(tokens: readonly Token[], at: number): boolean {
  const adjective = isAdverb(tokens[at]) ? at + 1 : at;
  const next = tokens[adjective + 1];
  return (
    JUDGING.has(tokens[adjective]?.lower ?? '') &&
    (hasTag(next, Tag.Preposition) || ['when', 'because', 'given', 'if'].includes(next?.lower ?? ''))
  );
}

/** What "which" stands for: the noun before it where the verb fits nothing else, or all that was said. */
function subjectOf(tokens: readonly Token[], comma: number): string | null {
  const noun = tokens[comma - 1];
  const verb = tokens[comma + 2];
  const after = tokens[comma + 3];
  if (!noun || !verb) return null;
  const opening = tokens.slice(0, comma);
  if (opening.some((token) => token.lower === 'not' || hangsOn(token))) return null;
  if (['are', 'were', 'have'].includes(verb.lower) || (hasTag(verb, Tag.Base) && !hasTag(verb, Tag.Past)))
    return isUnknownPlural(noun) && !noun.held ? 'These' : null;
  if (RESULT_VERBS.has(verb.lower)) return 'This';
  if (hasTag(verb, Tag.Be) && isJudged(tokens, comma + 3)) return 'This';
  if (
    !NOUN_VERBS.has(verb.lower) ||
    noun.held ||
    !isOpenWord(noun) ||
    hasTag(noun, Tag.Ing | Tag.Past) ||
    noun.lower.endsWith('s')
  )
    return null;
  if (hasTag(verb, Tag.Be)) {
    const isStatement = hasTag(after, Tag.Participle) || after?.lower.endsWith('ed') === true;
    if (!isStatement) return null;
  }
  let at = comma - 2;
  while (isOpenWord(tokens[at]) && !tokens[at]?.held) at--;
  const article = tokens[at];
  const before = tokens[at - 1];
  if (!article || !['a', 'an', 'the', 'its', 'his', 'her', 'their', 'our'].includes(article.lower) || !before)
    return null;
  if (before.lower === 'of' || hasTag(before, Tag.And) || before.kind === 'mark') return null;
  return `The ${noun.lower}`;
}

/** A plural that is no form of a verb that the lists know. */
const isUnknownPlural = (token: Token): boolean => token.tags === 0 && looksPlural(token);
