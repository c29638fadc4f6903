import { countWords, endsWithStop, finiteVerbs } from '../grammar/clause.ts';
import { hasTag, isMark, openWith, reach, wording, type Context } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import { opensNoun } from '../grammar/word-class.ts';
import { isFree } from '../wording.ts';
import { isClause } from './splits.ts';

const REASON = 'Saying the one thing and then the other is plainer than holding the first one back.';

/** "Although it rained, they went" → "It rained, but they went", or two sentences. */
export function proposeConcessions(context: Context, sentence: Sentence): void {
  const { tokens } = sentence;
  const first = tokens[0];
  if (!first || !endsWithStop(tokens)) return;
  const opener =
    first.lower === 'even' && tokens[1]?.lower === 'though' ? 2 : OPENERS.has(first.lower) ? 1 : 0;
  if (opener > 0) proposeFronted(context, sentence, opener);
  else proposeTrailed(context, sentence);
}

const OPENERS = new Set(['although', 'though', 'while']);

function proposeFronted(context: Context, sentence: Sentence, from: number): void {
  const { tokens } = sentence;
  const first = tokens[0];
  const subject = tokens[from];
  const comma = tokens.findIndex((token) => isMark(token, ','));
  const mark = tokens[comma];
  const main = tokens[comma + 1];
  if (!first || !subject || !mark || !main || !isFree(tokens, 0, from) || mark.held) return;
  if (subject.gap !== 'space' || main.gap !== 'space' || (subject.held && !subject.capital)) return;
  if (first.lower === 'while' && subject.lower === 'some' && main.lower === 'others') {
    proposeOthers(context, sentence, comma);
    return;
  }
  if (!standsAlone(tokens, from, comma) || !isClause(tokens, comma + 1)) return;
  if (first.lower === 'while' && !isContrast(tokens, from, comma)) return;
  if (tokens.slice(comma).some((token) => token.lower === 'but') || isBackward(tokens, from, comma)) return;
  const opening = openWith(context, subject, first.start, '');
  const claim = [reach(first, subject), reach(mark, main)];
  const shape = { kind: 'split', sentence: sentence.index, at: countWords(tokens, from, comma) } as const;
  const name = main.held || main.lower === 'i' || main.lower.startsWith("i'");
  const joined = wording([opening, { ...reach(mark, mark), after: ', but' }], 2);
  const cut = wording([opening, { ...reach(mark, mark), after: '. But' }], 2, shape);
  const wordings = name && !main.capital ? [joined] : [joined, cut];
  context.propose(sentence, { rule: 'concession', reason: REASON, claim, wordings });
}

/** "While some like rain, others like snow" → "Some like rain. Others like snow". */
function proposeOthers(context: Context, sentence: Sentence, comma: number): void {
  const { tokens } = sentence;
  const first = tokens[0];
  const some = tokens[1];
  const mark = tokens[comma];
  const others = tokens[comma + 1];
  if (
    !first ||
    !some ||
    !mark ||
    !others ||
    others.held ||
    finiteVerbs(tokens, comma, tokens.length).length === 0
  )
    return;
  const edits = [openWith(context, some, first.start, ''), openWith(context, others, mark.start, '. ')];
  const shape = { kind: 'split', sentence: sentence.index, at: countWords(tokens, 1, comma) } as const;
  context.propose(sentence, {
    rule: 'concession',
    reason: REASON,
    claim: [reach(first, some), reach(mark, others)],
    wordings: [wording(edits, 1, shape)],
  });
}

/** A subject and its verb, with no other clause that the comma might belong to. */
function standsAlone(tokens: readonly Token[], from: number, to: number): boolean {
  const subject = tokens[from];
  if (!(opensNoun(subject) || hasTag(subject, Tag.Subject) || subject?.capital === true)) return false;
  if (countWords(tokens, from, to) < 4 || subject?.kind === 'number' || hasTag(subject, Tag.Number))
    return false;
  const verbs = finiteVerbs(tokens, from, to).filter(({ certain }) => certain);
  if (verbs.length !== 1) return false;
  return tokens
    .slice(from + 1, to)
    .every((token) => token.kind !== 'mark' && !hasTag(token, Tag.Relative | Tag.Subordinator));
}

/** "While the plan is sound", not "while the men were digging": what is so, and not what went on meanwhile. */
function isContrast(tokens: readonly Token[], from: number, to: number): boolean {
  const verb = finiteVerbs(tokens, from, to).find(({ certain }) => certain);
  if (!verb || verb.tense === 'past') return false;
  return !tokens.slice(verb.at, to).some((token) => hasTag(token, Tag.Ing) || token.lower.endsWith('ing'));
}

const THIRD = /^(?:he|she|it|they|him|her|them|his|hers|its|their|theirs|one|ones|it's|he's|she's|they're)$/;

/** "Although she was tired, Mara went": "she" would come before anyone knows who it is. */
function isBackward(tokens: readonly Token[], from: number, comma: number): boolean {
  const pronouns = tokens.slice(from, comma).filter((token) => THIRD.test(token.lower));
  if (pronouns.length === 0) return false;
  const subject = tokens[comma + 1];
  return !(hasTag(subject, Tag.Subject) && pronouns.every((pronoun) => pronoun.lower === subject?.lower));
}

/** "It was late, although the lamps were lit" → "It was late, but the lamps were lit". */
function proposeTrailed(context: Context, sentence: Sentence): void {
  const { tokens } = sentence;
  const comma = tokens.findIndex((token) => isMark(token, ','));
  const mark = tokens[comma];
  const word = tokens[comma + 1];
  const subject = tokens[comma + 2];
  if (!mark || !word || !subject || !['although', 'though'].includes(word.lower) || subject.gap !== 'space')
    return;
  if (!isFree(tokens, comma, comma + 2) || !isClause(tokens, comma + 2)) return;
  const rest = tokens.slice(comma + 2);
  if (rest.some((token) => isMark(token, ',')) || tokens.some((token) => token.lower === 'but')) return;
  if (hasTag(tokens[0], Tag.Subordinator | Tag.Preposition)) return;
  if (tokens.some((token) => isMark(token, ':;()\u2014\u2013'))) return;
  const claim = [reach(mark, subject)];
  const shape = { kind: 'split', sentence: sentence.index, at: countWords(tokens, 0, comma) } as const;
  const joined = wording([{ ...reach(word, word), after: 'but' }], 1);
  const cut = wording([{ ...reach(mark, word), after: '. But' }], 1, shape);
  context.propose(sentence, {
    rule: 'although',
    reason: '“But” turns the sentence as well as “although”, and is plainer.',
    claim,
    wordings: comma < 5 || subject.lower === 'that' ? [joined] : [joined, cut],
  });
}
