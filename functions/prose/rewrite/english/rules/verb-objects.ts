import { pluralOf, verbForms, type Form } from '#prose/lexicon/inflect.ts';
import type { VerbObjectRow } from '../lists/row.ts';
import { VERB_OBJECTS } from '../lists/verb-objects.ts';
import { closedClasses, Tag } from '../lexicon/tags.ts';
import { hasTag, isMark, type Context } from '../context.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import {
  beforeAdverbs,
  belongsToPeople,
  isAdverb,
  isAfterAuxiliary,
  isBareVerbPlace,
  isOpenWord,
  isPluralVerbPlace,
  looksAdjective,
  looksParticiple,
  looksPlural,
  opensNoun,
} from '../grammar/word-class.ts';
import { hasStem, stemOf } from '../repeats.ts';
import { keepsListed, keepsTerm } from '../terms.ts';
import { inTurn, Rewordings } from '../wording.ts';

// Verbs that have a plainer word for some objects: "to leverage skills" → "to draw on skills". With other objects they are only
// found. Skips the passive, and verbs that may be nouns.

/** A row with its nouns in the singular and plural; null when any object matches. */
type ObjectVerb = { row: VerbObjectRow; nouns: ReadonlySet<string> | null };

const OBJECT_VERBS = Map.groupBy(
  VERB_OBJECTS.map((row): ObjectVerb => {
    const nouns = row.of?.flatMap((noun) => [noun, pluralOf(noun)]);
    return { row, nouns: nouns === undefined ? null : new Set(nouns) };
  }),
  ({ row }) => row.verb,
);

export function proposeForObject(context: Context, sentence: Sentence): void {
  const { tokens } = sentence;
  if (context.settings.tone === 'academic') return;
  for (let at = 0; at + 1 < tokens.length; at++) {
    const verb = tokens[at];
    const base = verb?.entry?.base;
    if (!verb || verb.held || !base) continue;
    const lines = OBJECT_VERBS.get(base);
    if (!lines) continue;
    const form = formAt(tokens, at);
    if (form === null || keepsListed(context) || keepsTerm(context, verb)) continue;
    const line = lines.find((one) => fitsLine(one, tokens, at));
    if (line && (line.row.ambiguous !== true || isVerb(tokens, at, form)))
      proposeLine(context, sentence, at, form, line.row);
  }
}

function proposeLine(context: Context, sentence: Sentence, at: number, form: Form, row: VerbObjectRow): void {
  const { verb, use, level = 'balanced' } = row;
  const rewordings = new Rewordings();
  const place = { from: at, to: at + 1 };
  for (const index of inTurn(verb, use.length)) {
    const option = use[index] ?? '';
    const brings = option.split(' ').flatMap((word) => (closedClasses.has(word) ? [] : (stemOf(word) ?? [])));
    if (brings.some((stem) => hasStem(context, sentence, stem, place))) continue;
    if (sentence.tokens.some(({ entry }) => entry?.base === option)) continue;
    rewordings.add({ context, sentence, ...place }, verbForms(option)[form], brings, index);
  }
  const { claim, wordings } = rewordings;
  if (wordings.length === 0 && use.length > 0) return;
  context.propose(sentence, {
    rule: 'verb-object',
    reason: `A plainer word for “${verb}” here.`,
    claim: use.length > 0 ? claim : sentence.tokens.slice(at, at + 1),
    wordings,
    line: `${verb}: ${use.join(', ')}`,
    level,
    likeness: level === 'strong' ? 0.5 : 1,
  });
}

/** Returns the form of an active verb; null when it may be passive, a noun or an adjective. */
function formAt(tokens: readonly Token[], at: number): Form | null {
  const token = tokens[at];
  const previous = tokens[at - 1];
  if (isMark(previous, '-') || isMark(tokens[at + 1], '-')) return null;
  // "what to enhance each week": the object precedes the verb.
  if (previous?.lower === 'to' && hasTag(tokens[at - 2], Tag.Relative)) return null;
  const relative = hasTag(previous, Tag.Relative) || previous?.lower === 'that';
  const afterNoun = opensNoun(previous) && !relative && !hasTag(previous, Tag.Subject | Tag.Object);
  if (hasTag(token, Tag.Ing)) return afterNoun ? null : 'ing';
  const before = beforeAdverbs(tokens, at);
  if (hasTag(before, Tag.Be) || (hasTag(before, Tag.Subordinator) && !relative)) return null;
  if (hasTag(token, Tag.S)) return afterNoun && previous?.lower !== 'this' ? null : 's';
  if (looksAdjective(previous) && !isAdverb(previous)) return null;
  if (afterNoun || hasTag(previous, Tag.Preposition) !== (previous?.lower === 'to')) return null;
  if (hasTag(token, Tag.Base)) return 'base';
  return isAfterAuxiliary(tokens, at) ? 'participle' : 'past';
}

/** Whether a word that may also be a noun is a verb, judged by the words around it. */
function isVerb(tokens: readonly Token[], at: number, form: Form): boolean {
  const previous = tokens[at - 1];
  const opensObject = opensNoun(tokens[at + 1]);
  if (form === 'past' || form === 'participle' || form === 'ing') return true;
  if (form === 's') return opensObject || !(looksAdjective(previous) || hasTag(previous, Tag.Preposition));
  if (previous === undefined || isBareVerbPlace(tokens, at) || isPluralVerbPlace(tokens, at)) return true;
  const before = beforeAdverbs(tokens, at);
  if (hasTag(before, Tag.And) || isMark(before, ',:')) return opensObject || isOpenWord(tokens[at + 1]);
  return (
    hasTag(before, Tag.Relative) ||
    before?.lower === 'that' ||
    (looksPlural(before) && !hasTag(before, Tag.S))
  );
}

/** Whether the head of the object is a noun of the row. */
function fitsLine({ row, nouns }: ObjectVerb, tokens: readonly Token[], at: number): boolean {
  const from = at + 1;
  if (tokens[from]?.lower === 'that' || (row.owned === false && belongsToPeople(tokens, from))) return false;
  const head = headFrom(tokens, from);
  if (head === null || nouns === null) return head !== null;
  const isNamed = (place: number): boolean => nouns.has(tokens[place]?.lower ?? '');
  // "practices amenable to trade": the adjective follows its noun.
  return isNamed(head) || (looksAdjective(tokens[head]) && head > from && isNamed(head - 1));
}

const LONGEST_OBJECT = 9;

/** Returns the object's head, its last open word: “the rich and complex flavour of”, “Google’s existing search tools,”. */
function headFrom(tokens: readonly Token[], from: number): number | null {
  let head: number | null = null;
  for (let at = from; at < Math.min(tokens.length, from + LONGEST_OBJECT); at++) {
    const token = tokens[at];
    if (!token || token.gap === 'other') break;
    if (isMark(token, '-') && token.gap === 'none') continue;
    if (head === null && (opensNoun(token) || isAdverb(token) || token.lower === 'both')) continue;
    const describes = head !== null && (looksAdjective(tokens[head]) || looksParticiple(tokens[head]));
    if (describes && (isMark(token, ',') || hasTag(token, Tag.And)) && isOpenWord(tokens[at + 1])) continue;
    if (!isOpenWord(token) || (head !== null && isAdverb(token))) break;
    head = at;
  }
  return head;
}
