import { endsWithStop, finiteVerbs, mainClauseStart } from '../grammar/clause.ts';
import { isFormal } from '../../options.ts';
import type { Edit } from '../../proposal.ts';
import { hasTag, isMark, isWord, wording, type Context } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import { isAdverb, isOpenWord, looksAdjective, opensNoun } from '../grammar/word-class.ts';
import { isFree } from '../wording.ts';
import { isSubject, looksIng, runsToEnd } from './trailing-lists.ts';

/** Clauses that say no more than a preposition does, whatever the main verb is. */
const PHRASES = new Map([
  ['ranging from', ', from'],
  ['featuring', ', with'],
]);

/** ", featuring a bar" → ", with a bar"; "Fold the sheet, avoiding creases" → "Fold the sheet to avoid creases". */
export function proposeTrailingPhrases(context: Context, sentence: Sentence): void {
  const { tokens } = sentence;
  if (!endsWithStop(tokens)) return;
  for (let comma = 3; comma < tokens.length - 3; comma++) {
    if (!isMark(tokens[comma], ',') || !looksIng(tokens[comma + 1])) continue;
    if (!isFree(tokens, comma, comma + 2) || !runsToEnd(tokens, comma + 1) || isSubject(tokens, comma + 1))
      continue;
    const first = phraseEdit(tokens, comma) ?? stepEdit(tokens, comma);
    const edits = first ?? tiedEdit(tokens, comma);
    if (!edits || context.story()) continue;
    if (isFormal(context.settings.tone) && edits.some(({ after }) => after === MAKE_SURE)) continue;
    context.propose(sentence, {
      rule: first ? 'trailing-phrase' : 'trailing-tie',
      reason: 'A trailing “-ing” clause reads as an afterthought; this ties it to the sentence.',
      claim: edits.map(({ start, end }) => ({ start, end })),
      wordings: [wording(edits, 2)],
    });
  }
}

/** No clause of its own in it: "using the keys that they had to open" is left alone. */
const isPlain = (tokens: readonly Token[], from: number): boolean =>
  tokens
    .slice(from)
    .every((token) => !['to', 'as', 'that', 'when', 'if'].includes(token.lower) && !looksIng(token));

function phraseEdit(tokens: readonly Token[], comma: number): Edit[] | null {
  const mark = tokens[comma];
  const head = tokens[comma + 1];
  const next = tokens[comma + 2];
  if (!mark || !head || !next) return null;
  const alone = PHRASES.get(head.lower);
  const after = alone ?? PHRASES.get(`${head.lower} ${next.lower}`);
  const last = alone ? head : next;
  const object = tokens[comma + (alone ? 2 : 3)];
  if (!after || last.held || object?.gap !== 'space') return null;
  if (hasTag(object, Tag.Object | Tag.Subordinator | Tag.Relative)) return null;
  const isList = tokens.slice(0, comma).some((token) => looksIng(token) || token.lower === 'with');
  if (after !== ', from' && (isList || !isPlain(tokens, comma + 2))) return null;
  return opensObject(object) ? [{ start: mark.start, end: last.end, after }] : null;
}

/** One statement with a verb, on which nothing hangs but nouns. */
function isSimple(tokens: readonly Token[], comma: number): boolean {
  const hangs = tokens
    .slice(0, comma)
    .some((token) => hasTag(token, Tag.Relative | Tag.Subordinator) || isBreak(token));
  return !hangs && finiteVerbs(tokens, 0, comma).length > 0;
}

const isBreak = (token: Token): boolean => token.kind === 'mark' && '"\u201c\u201d():;'.includes(token.lower);

/** What describes the noun before it, and needs no comma: "a manhunt involving hundreds of men". */
const DESCRIBING = new Set(
  'comprising connecting consisting containing covering depicting describing detailing explaining involving linking overlooking resembling spanning stretching teeming'.split(
    ' ',
  ),
);

/** "They set out on a long hunt, involving half the village" → "a long hunt involving half the village". */
function tiedEdit(tokens: readonly Token[], comma: number): Edit[] | null {
  const mark = tokens[comma];
  const head = tokens[comma + 1];
  const next = tokens[comma + 2];
  if (!mark || !head || !next || !isSimple(tokens, comma) || looksAdjective(tokens[comma - 1])) return null;
  const edits = [{ start: mark.start, end: mark.end, after: '' }];
  if (!DESCRIBING.has(head.lower)) return null;
  let at = comma - 1;
  while (isOpenWord(tokens[at]) && tokens[at]?.held === false) at--;
  return at < comma - 1 && ['a', 'an'].includes(tokens[at]?.lower ?? '') ? edits : null;
}

const opensObject = (token: Token): boolean => opensNoun(token) || isOpenWord(token);

/** What a step brings about is what it is done for. */
const PURPOSES = new Set(['create', 'form', 'avoid', 'prevent', 'allow', 'help']);

/** "Stir the pot, preventing lumps": what a step is for. */
function stepEdit(tokens: readonly Token[], comma: number): Edit[] | null {
  const mark = tokens[comma];
  const head = tokens[comma + 1];
  const next = tokens[comma + 2];
  const base = head?.entry?.base;
  if (!mark || !head || !base || !next || next.gap !== 'space' || !isInstruction(tokens, comma)) return null;
  const hasSecond = tokens
    .slice(comma + 2)
    .some(
      (token, at, rest) =>
        looksIng(token) && hasTag(rest[at - 1], Tag.And) && !hasTag(rest[at + 1], Tag.S | Tag.Be),
    );
  if (hasSecond) return null;
  if (base === 'ensure') return sureEdit(tokens, comma);
  if (!PURPOSES.has(base) || tokens.slice(0, comma).some((token) => token.lower === 'to')) return null;
  return [{ start: mark.start, end: head.end, after: ` to ${base}` }];
}

/** "Plan the meal, ensuring it is balanced" → "Plan the meal and make sure it is": a second thing to see to, and not what the first is for. */
function sureEdit(tokens: readonly Token[], comma: number): Edit[] | null {
  const mark = tokens[comma];
  const head = tokens[comma + 1];
  const next = tokens[comma + 2];
  if (!mark || !head || !(hasTag(next, Tag.Subject) || next?.lower === 'that')) return null;
  const isSaid = tokens.some((token, at) => (at < comma && hasTag(token, Tag.And)) || SAID.test(token.lower));
  return isSaid ? null : [{ start: mark.start, end: head.end, after: MAKE_SURE }];
}

const MAKE_SURE = ' and make sure';
const SAID = /^(?:mak(?:e|es|ing)|made|sure)$/;

/** "Place the lid on the pan": a bare verb first, then what it is done to. */
function isInstruction(tokens: readonly Token[], comma: number): boolean {
  let at = mainClauseStart(tokens, comma) ?? 0;
  while (tokens[at]?.kind === 'mark' || isAdverb(tokens[at])) at++;
  const verb = tokens[at];
  const object = tokens[at + 1];
  // Behind “Dip in eggs:” a capital makes no name of a verb.
  const isHeld = verb?.held === true && !isMark(tokens[at - 1], ':');
  if (!isWord(verb) || isHeld || !hasTag(verb, Tag.Base) || !object || object.gap !== 'space') return false;
  if (!opensNoun(object) && !hasTag(object, Tag.Object) && !isOpenWord(object)) return false;
  if (hasTag(object, Tag.Subject) && !hasTag(object, Tag.Object)) return false;
  return tokens
    .slice(at + 1, comma)
    .every(
      (token, index, rest) =>
        opensNoun(rest[index - 1] ?? verb) ||
        !hasTag(
          token,
          Tag.Be | Tag.Have | Tag.Modal | Tag.Do | Tag.Relative | Tag.Subordinator | Tag.S | Tag.Past,
        ),
    );
}
