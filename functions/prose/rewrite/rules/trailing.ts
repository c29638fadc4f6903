import { countWords, endsWithStop } from '../clause.ts';
import { verbForms } from '../inflect.ts';
import type { Edit, Proposal } from '../proposal.ts';
import { capitalise, hasTag, isMark, isWord, takeTurn, type Scene } from '../scene.ts';
import { Tag } from '../tags.ts';
import type { Sentence, Token } from '../tokens.ts';
import { isAdverb, isOpenWord, looksAdjective, opensNoun } from '../word-class.ts';
import { MIXED_VERBS, PERCEPTION_VERBS, PLAINER_VERBS, RESULT_VERBS } from '../words/trailing-verbs.ts';
import { isCoordinate, looksIng, readTrailing, type TrailingClause } from './trailing-clause.ts';

/** ", making it easier" becomes a sentence or a clause of its own: ". This makes it easier", ", which makes it easier". */
export function proposeTrailing(scene: Scene, sentence: Sentence): void {
  if (!endsWithStop(sentence.tokens)) return;
  for (let comma = 4; comma < sentence.tokens.length - 3; comma++) {
    if (!isMark(sentence.tokens[comma], ',')) continue;
    const clause = readTrailing(scene, sentence.tokens, comma);
    if (clause) proposeFor(scene, sentence, clause);
  }
}

/** What a fact makes possible, not what its subject does: "they can turn, and allow us" would be wrong. */
const ENABLING_VERBS = new Set(['allow', 'enable', 'ensure', 'help', 'let', 'make', 'mean', 'contribute']);

type Link = { text: string; splits: boolean };

function proposeFor(scene: Scene, sentence: Sentence, clause: TrailingClause): void {
  const { tokens, comma, head } = clause;
  const results = isResult(clause);
  const form = formFor(clause, results);
  const links = results ? resultLinks(clause) : agentLinks(scene, clause);
  const from = tokens[comma];
  const last = tokens[head];
  const adverb = head === comma + 2 ? `${tokens[comma + 1]?.lower ?? ''} ` : '';
  const plain = adverb === 'thus ' || adverb === 'thereby ' ? '' : adverb;
  const rest = coordinateEdits(clause, results);
  if (!from || !last || rest === null) return;
  for (const [at, link] of links.entries()) {
    const edits: Edit[] = [
      { start: from.start, end: last.end, after: `${link.text} ${plain}${form}` },
      ...rest,
    ];
    const proposal: Proposal = {
      edits,
      claim: edits.map(({ start, end }) => ({ start, end })),
      reason: 'A trailing “-ing” clause reads as an afterthought; this says outright who does what.',
      level: 'balanced',
      weight: 32 - at,
      tell: at === 0 ? 1 : 0,
      cost: 2,
      shape: link.splits
        ? { kind: 'split', sentence: sentence.index, at: countWords(tokens, 0, comma) }
        : null,
    };
    scene.propose(proposal);
  }
}

const SAYING_VERBS = new Set(['emphasize', 'highlight', 'stress', 'suggest', 'underscore']);

/** Whether "this" may do what the clause says: it makes, shows or leads to something. */
function isResult({ tokens, start, head, base, verb }: TrailingClause): boolean {
  if (SAYING_VERBS.has(base)) return hasTag(tokens[verb.at], Tag.Be) || !isActive({ tokens, verb });
  if (RESULT_VERBS.has(base)) return true;
  if (!MIXED_VERBS.has(base)) return false;
  if (base === 'lead' && tokens[head + 1]?.lower === 'to') return true;
  if (isActive({ tokens, verb })) return false;
  const subject = tokens[start];
  return (
    !(hasTag(subject, Tag.Subject) || (subject?.capital === true && subject.held)) || subject?.lower === 'it'
  );
}

/** A fact that highlights something shows it; a person who does stresses it. */
function plainerVerb(base: string, results: boolean): string {
  if (!results && (base === 'highlight' || base === 'underscore')) return 'stress';
  return PLAINER_VERBS.get(base) ?? base;
}

/** What has happened still shows it: "which proves", not "which has proved". */
const SHOWING_VERBS = new Set(
  'demonstrate emphasize highlight illustrate prove reflect reveal show showcase suggest underscore'.split(
    ' ',
  ),
);

/** What "making" turns into: "makes", "made", "has made"; after "can" it stays bare. */
function formFor(
  { base, verb, tokens }: Pick<TrailingClause, 'base' | 'verb' | 'tokens'>,
  results: boolean,
): string {
  const forms = verbForms(plainerVerb(base, results));
  const first = tokens[verb.at];
  switch (verb.tense) {
    case 'past':
      return forms.past;
    case 'present':
      return results || hasTag(first, Tag.S) || first?.lower === 'is' || first?.lower === 'has'
        ? forms.s
        : forms.base;
    case 'perfect':
      if (results && SHOWING_VERBS.has(base)) return forms.s;
      return results ? `has ${forms.participle}` : forms.participle;
    case 'modal':
      return results && (!isActive({ tokens, verb }) || (first?.lower === 'can' && ENABLING_VERBS.has(base)))
        ? forms.s
        : forms.base;
  }
}

function resultLinks(clause: TrailingClause): Link[] {
  const { verb, tokens, comma, embedded } = clause;
  const isPlural = tokens[comma - 1]?.lower.endsWith('s') === true;
  if (verb.tense === 'modal') {
    if (embedded) return [];
    const enabling = tokens[verb.at]?.lower === 'can' && ENABLING_VERBS.has(clause.base);
    if (isActive(clause) && !enabling) return [andLink(clause)];
    if (!['can', 'may', 'must', 'will', 'should'].includes(tokens[verb.at]?.lower ?? '')) return [];
  }
  const split = { text: '. This', splits: true };
  const which = { text: ', which', splits: false };
  if (embedded) return [which];
  if (verb.tense !== 'past' && isPlural) return [split, { text: '. This', splits: false }];
  return countWords(tokens, 0, comma) >= 5 ? [split, which] : [which];
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

function andLink({ tokens, start, comma }: TrailingClause): Link {
  const divided = tokens.slice(start, comma).some((token) => hasTag(token, Tag.And) || isMark(token, ','));
  return { text: divided ? ', and' : ' and', splits: false };
}

const PRONOUNS = new Set(['he', 'she', 'they', 'we', 'i']);

function agentLinks(scene: Scene, clause: TrailingClause): Link[] {
  const { tokens, verb, start, comma, embedded } = clause;
  const subject = tokens[hasTag(tokens[start], Tag.And) ? start + 1 : start];
  if (embedded || !subject || !isActive(clause) || hasSecondComma(clause)) return [];
  if (hasTag(tokens[verb.at], Tag.Be) && !looksAdjective(tokens[verb.at + 1])) return [];
  for (let at = start; at < comma; at++) {
    const word = tokens[at]?.entry?.base;
    if (word && (PERCEPTION_VERBS.has(word) || COPULAS.has(word) || SPENDING_VERBS.has(word))) return [];
    if (at < verb.at && tokens[at]?.lower === 'there') return [];
    if (tokens[at]?.kind === 'mark' && ':;()\u2014\u2013'.includes(tokens[at]?.lower ?? '')) return [];
  }
  const pronoun = subject.lower === 'i' ? 'I' : subject.lower;
  const thirdPerson = pronoun === 'he' || pronoun === 'she';
  if (PRONOUNS.has(subject.lower) && (verb.tense === 'past' || (verb.tense === 'present' && thirdPerson))) {
    const split = { text: `. ${capitalise(pronoun)}`, splits: true };
    return takeTurn(scene, 'agent', 3) === 0 ? [andLink(clause), split] : [split, andLink(clause)];
  }
  return [andLink(clause)];
}

/** ", leaving smoke, and carrying hopes": with “and” at both commas it would trail on. */
function hasSecondComma({ tokens, head }: TrailingClause): boolean {
  for (let at = head + 2; at < tokens.length; at++) {
    if (isCoordinate(tokens, at) && (isMark(tokens[at - 2], ',') || isMark(tokens[at - 3], ','))) return true;
  }
  return false;
}

/** "She spent her days lying in the sun, watching birds": the two belong together. */
const SPENDING_VERBS = new Set(['spend', 'waste', 'keep', 'pass']);

const COPULAS = new Set(['remain', 'become', 'stay', 'seem', 'appear']);

/** In ", creating jobs and boosting growth" the second verb changes with the first. Null where that is not certain. */
function coordinateEdits(clause: TrailingClause, results: boolean): Edit[] | null {
  const { tokens, head } = clause;
  const edits: Edit[] = [];
  for (let at = head + 2; at < tokens.length; at++) {
    if (!isCoordinate(tokens, at)) continue;
    const token = tokens[at];
    const next = tokens[at + 1];
    const base = token?.entry?.base;
    if (!token || token.held || !base || !isWord(next) || hasOtherParticiple(tokens, head + 1, at))
      return null;
    const parallel = isOpenWord(next) && isOpenWord(tokens[head + 1]) && at - head <= 5;
    if (!opensNoun(next) && !hasTag(next, Tag.Object) && !parallel) return null;
    const form = formFor({ ...clause, base }, results);
    edits.push({ start: token.start, end: token.end, after: form.replace(/^has /, '') });
  }
  return edits;
}

/** In "a man haunted by his past and seeking peace" the second belongs to the first participle, not to the clause. */
function hasOtherParticiple(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (hasTag(token, Tag.Participle) || (looksIng(token) && !isCoordinate(tokens, at))) return true;
  }
  return false;
}
