import { verbForms, type Form } from '../../../lexicon/inflect.ts';
import { isFormal } from '../../options.ts';
import { finiteVerbs } from '../grammar/clause.ts';
import { capitalise, hasTag, isMark, isWord, reach, wording, type Context } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import { hasStem } from '../repeats.ts';
import { keepsListed } from '../terms.ts';
import { isFree } from '../wording.ts';
import { formOf } from './verbs.ts';
import {
  beforeAdverbs,
  isFollowedBy,
  isOpenWord,
  isPersonal,
  looksPlural,
  opensNoun,
} from '../grammar/word-class.ts';

/** "ensure the doors are shut" → "make sure the doors are shut": before a clause, not before a thing. */
export function proposeSure(context: Context, sentence: Sentence): void {
  const { tokens } = sentence;
  if (isFormal(context.settings.tone) || keepsListed(context)) return;
  for (let at = 0; at + 3 < tokens.length; at++) {
    const verb = tokens[at];
    if (!verb || verb.entry?.base !== 'ensure' || !isFree(tokens, at, at + 1)) continue;
    const form = hasTag(beforeAdverbs(tokens, at), Tag.Be) ? null : formOf(verb);
    if (form === null) continue;
    const means = isMeant(tokens, at, form);
    if (!means && !speaks(context, tokens, at)) continue;
    if (!opensStatement(tokens, at + 1)) continue;
    // "I cannot ensure you of it": there it assures.
    if (tokens[at + 2]?.lower === 'of' || isFollowedBy(tokens, at + 1, ['make', 'makes', 'making'])) continue;
    if (hasStem(context, sentence, 'sure', { from: at, to: at + 1 })) continue;
    const plainer = means ? 'mean' : 'make sure';
    const after = verbForms(plainer)[form];
    const place = reach(verb, verb);
    context.propose(sentence, {
      rule: isDoneBySomeone(tokens, at) ? 'object-sign' : 'object-fair',
      reason: `“${capitalise(plainer)}” says this in plain words.`,
      claim: [place],
      wordings: [
        {
          ...wording([{ ...place, after: verb.capital ? capitalise(after) : after }], 2),
          brings: means ? [] : ['sure'],
        },
      ],
    });
  }
}

/** “Make sure” is how one talks: to somebody, or of what people do. */
const speaks = (context: Context, tokens: readonly Token[], at: number): boolean =>
  isDoneBySomeone(tokens, at) && (context.informal() || context.register() === 'other');

/** "to ensure", "you can ensure", "Ensure …": not what a plan or a rule ensures. */
function isDoneBySomeone(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!hasTag(tokens[at], Tag.Base) || tokens[at + 1]?.lower === 'that') return false;
  if (before === undefined || before.kind === 'mark' || before.lower === 'to') return true;
  if (isPersonal(before)) return before.lower !== 'it';
  return hasTag(before, Tag.Modal) && isPersonal(tokens[at - 2]) && tokens[at - 2]?.lower !== 'it';
}

/** What is no person and does nothing, so that it means what comes of it. */
const MEANING = new Set(
  (
    'approach approaches architecture arrangement balance commitment communication culture design emphasis flexibility framework investment law ' +
    'mix move nature oversight policies policy presence range rule rules setup size structure this training variety'
  ).split(' '),
);

/** "The nature of clay ensures that", "…, which ensures that": not what a person or a firm ensures. */
function isMeant(tokens: readonly Token[], at: number, form: Form): boolean {
  const [before, previous] = [tokens[at - 2], tokens[at - 1]];
  if (form !== 's' && form !== 'past')
    return form === 'base' && MEANING.has(previous?.lower ?? '') && looksPlural(previous);
  if (previous?.lower === 'which') return isMark(before, ',');
  if (previous?.lower === 'it') return before?.lower === 'because';
  if (hasTag(previous, Tag.And)) return false;
  for (let head = at - 1; head >= 0; head--) {
    const token = tokens[head];
    if (token?.kind === 'mark' || token?.lower === 'that' || hasTag(token, Tag.Subject)) return false;
    if (MEANING.has(token?.lower ?? '') && (head + 1 === at || !isOpenWord(tokens[head + 1])))
      return isSubject(tokens, head);
  }
  return false;
}

/** Whether nothing but what describes a noun stands between it and the head of its clause. */
function isSubject(tokens: readonly Token[], head: number): boolean {
  let from = head;
  while (from > 0 && tokens[from - 1]?.kind === 'word') from--;
  const described = tokens.slice(from, head).every((token) => opensNoun(token) || isOpenWord(token));
  return described && finiteVerbs(tokens, from, head).length === 0;
}

const LONGEST_SUBJECT = 8;

/** "that …"; "the doors are", "each bag arrives": a short subject without marks, then a verb that can be nothing else. */
export function opensStatement(tokens: readonly Token[], from: number): boolean {
  const first = tokens[from];
  if (first?.lower === 'that') return tokens[from + 1]?.kind !== 'mark';
  if (isPersonal(first) && first?.lower !== 'it' && first?.lower !== 'you') return true;
  if (first?.lower.includes("'") === true && hasTag(first, Tag.Subject)) return true;
  for (let at = from; at < Math.min(tokens.length, from + LONGEST_SUBJECT); at++) {
    const token = tokens[at];
    if (isMark(token, '-') || (isMark(tokens[at - 1], '-') && isWord(token))) continue;
    if (!isWord(token) || token.gap !== 'space') return false;
    if (at > from && hasTag(token, Tag.Be | Tag.Have | Tag.Modal))
      return finiteVerbs(tokens, at, at + 1).length > 0;
    if (hasTag(token, Tag.Relative | Tag.Subordinator) && at > from) return false;
    const [verb] = at > from ? finiteVerbs(tokens, at, at + 1) : [];
    if (verb?.certain === true && !hasTag(tokens[at - 1], Tag.And)) return true;
  }
  return false;
}
