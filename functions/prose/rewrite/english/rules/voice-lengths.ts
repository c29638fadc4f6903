import { linkGroups, links, type Voice } from '#contract/voice.ts';
import { endsWithStop, finiteVerbs, isStatement, openingEnd } from '../grammar/clause.ts';
import { hasTag, isMark, openWith, reach, wording, type Context } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import { isAdverb, isOpenWord, isPersonal, opensNoun } from '../grammar/word-class.ts';
import { proposeCut } from './cuts.ts';
import { addsToIt, followerOf, LONGEST_JOINED } from './joins.ts';
import { deniesOne, isClause } from './splits.ts';

const LEAST = 4;

/** "The river rose. It took the bridge." → "The river rose; it took the bridge.", for somebody whose sentences are longer. */
export function proposeVoiceJoin(context: Context, sentence: Sentence): void {
  const { leaning, text } = context;
  if (leaning === null) return;
  const next = followerOf(context, sentence);
  const stop = sentence.tokens.at(-1);
  const opener = next?.tokens[0];
  if (!next || !stop || !opener || stop.held || (opener.held && !isNamed(opener, sentence))) return;
  if (sentence.words + next.words > leaning.voice.sentenceLength * LONGEST_JOINED) return;
  if (
    !isWhole(sentence) ||
    !isWhole(next) ||
    !goesOn(next, sentence, leaning.voice) ||
    contradicts(sentence, next)
  )
    return;
  const letter = text.charAt(opener.start);
  const after = `; ${opener.held || /^i(?:'|$)/.test(opener.lower) ? letter : letter.toLowerCase()}`;
  context.propose(sentence, {
    rule: 'voice-join',
    reason: 'Your own sentences are longer.',
    claim: [{ start: stop.start, end: opener.end }],
    wordings: [
      wording([{ start: stop.start, end: opener.start + 1, after }], 1, {
        kind: 'join',
        sentence: sentence.index,
      }),
    ],
  });
}

const BREAKS = ':;?!"\u201c\u201d\u2014\u2013';

/** A whole sentence with no break in it but its stop. */
const isWhole = ({ tokens, words }: Sentence): boolean =>
  words >= LEAST &&
  !tokens.some((token) => isMark(token, BREAKS)) &&
  finiteVerbs(tokens, 0, tokens.length).some(({ at }) => at > 0);

const TAKES_UP = new Set('he she it they this these his her its their'.split(' '));

/** It opens with what takes up the sentence before: a word for it, the same name or subject, “the” and a noun of it, a link or “also”. */
function goesOn(next: Sentence, before: Sentence, voice: Voice): boolean {
  const start = STAYS.test(next.tokens[0]?.lower ?? '') ? openingEnd(next.tokens) : 0;
  const [first, second, ...others] = next.tokens.slice(start);
  if (first === undefined || second === undefined) return false;
  if (isNamed(first, before, start > 0) || isLink(next, voice) || addsToIt(next)) return true;
  if (first.held || second.kind !== 'word' || TIMES.test(second.lower)) return false;
  if (TAKES_UP.has(first.lower)) return true;
  if (start === 0 && OURS.test(first.lower)) return OURS.test(before.tokens[0]?.lower ?? '');
  const subject = [second, ...others.slice(0, 2)];
  return first.lower === 'the' && subject.some((token) => isOpenWord(token) && stands(token, before));
}

/** "Despite this, they": at the same matter; "on Friday, they" may be at another. */
const STAYS = /^(?:despite|with|without|by|through|like|unlike|for|instead|beyond|besides)$/;

const OURS = /^(?:we|our)$/;

/** "We are not heroes. We are people": with a semicolon that is still more of a habit of machines. */
const contradicts = (sentence: Sentence, next: Sentence): boolean =>
  sentence.tokens.some((token) => hasTag(token, Tag.Negation)) &&
  next.tokens.slice(1, 3).some((token) => hasTag(token, Tag.Be));

/** "This year all music stops." */
const TIMES =
  /^(?:time|day|night|morning|evening|afternoon|week|weekend|month|year|season|summer|winter|spring|autumn)$/;

/** "They met Ada; Ada was late": a name, if it has its capital inside one of the two. */
const isNamed = ({ held, capital, lower }: Token, { tokens }: Sentence, isInside = false): boolean =>
  held &&
  capital &&
  tokens.some((token, at) => (at > 0 || isInside) && token.capital && token.lower === lower);

const LINKS =
  /^(?:however|therefore|thus|moreover|furthermore|additionally|consequently|similarly|likewise|in addition|as a result|in contrast|by contrast|in turn|in fact|indeed|after all|instead|rather|for example|for instance|in other words)$/;

/** "However, it": behind a semicolon such a word says how the two hang together. One that gives way to a favourite stays where that may stand. */
function isLink({ tokens }: Sentence, { links: favourites }: Voice): boolean {
  const opening = tokens.slice(0, 4).map(({ lower }) => lower);
  const comma = opening.indexOf(',');
  const link = opening.slice(0, comma).join(' ');
  if (comma < 0 || !LINKS.test(link)) return false;
  const givesWay = linkGroups.some(
    (group) => links[group].some((each) => each === link) && (favourites[group] ?? link) !== link,
  );
  const subject = tokens[comma + 1];
  const isSubject = opensNoun(subject) || isPersonal(subject) || isOpenWord(subject);
  return !givesWay && isSubject && !subject?.lower.endsWith('ing');
}

const stands = ({ lower }: Token, { tokens }: Sentence): boolean =>
  lower.length > 3 && tokens.some((token) => token.lower === lower);

/** "The river rose; the bridge held." → "The river rose. The bridge held.", for somebody whose sentences are shorter. */
export function proposeVoiceCut(context: Context, sentence: Sentence): void {
  const { tokens } = sentence;
  if (context.leaning === null) return;
  const seam = seamAtSemicolon(tokens) ?? seamAtJoint(tokens);
  if (seam === null) return;
  const { at, mark, subject } = seam;
  proposeCut(context, sentence, {
    rule: 'voice-cut',
    at,
    claim: reach(mark, subject),
    edit: openWith(context, subject, mark.start, '. '),
  });
}

/** The mark between two statements, and the word that opens the second. */
type Seam = { at: number; mark: Token; subject: Token };

function seamAtSemicolon(tokens: readonly Token[]): Seam | null {
  const breaks = tokens.filter((token) => isMark(token, `${BREAKS}()`));
  const at = tokens.findIndex((token) => isMark(token, ';'));
  const [mark, subject] = tokens.slice(at, at + 2);
  if (at < 0 || breaks.length > 1 || !mark || !subject || mark.held || (subject.held && !subject.capital))
    return null;
  if (!isStatement(tokens, 0, at) || isJoint(tokens[at - 1]) || !isClause(tokens, at + 1)) return null;
  return deniesOne(tokens, at) ? null : { at, mark, subject };
}

/** "it is dry but; the yard": somebody's slip. */
const isJoint = (token: Token | undefined): boolean => hasTag(token, Tag.And) || token?.lower === 'so';

/** "My hands were cold, and my heart beat fast", "It showed how old it was, and it told of more": who does the second is known. */
function seamAtJoint(tokens: readonly Token[]): Seam | null {
  if (!endsWithStop(tokens) || tokens.some((token) => isMark(token, `${BREAKS}()`))) return null;
  const start = openingEnd(tokens);
  const at = tokens.findIndex((token, here) => here >= start && isMark(token, ','));
  const [mark, joint, subject] = tokens.slice(at, at + 3);
  if (at < 0 || !mark || joint?.lower !== 'and' || !subject || mark.held || joint.held || subject.held)
    return null;
  if (tokens.slice(at + 3).some((token) => isMark(token, ',')) || !isStatement(tokens, start, at))
    return null;
  const head = tokens.slice(0, at);
  const isTheirs =
    hasTag(subject, Tag.Possessive) &&
    !head.some((token) => hasTag(token, HANGS)) &&
    doesSomething(tokens, at + 3);
  const isSame =
    subject.lower === tokens[start]?.lower &&
    isPersonal(subject) &&
    !head.some(({ lower }) => CONDITIONS.test(lower)) &&
    isClause(tokens, at + 2);
  return isTheirs || isSame ? { at, mark, subject } : null;
}

const HANGS = Tag.Subordinator | Tag.Relative;

/** What these say may hold for both statements. */
const CONDITIONS =
  /^(?:if|unless|because|since|when|whenever|while|until|once|as|before|after|though|although|whether|hoped?|wished?)$/;

/** "heart beat", "old hands were": a noun or two, and a verb that nothing else follows. */
function doesSomething(tokens: readonly Token[], from: number): boolean {
  const verbs = finiteVerbs(tokens, from + 1, tokens.length);
  const [verb] = verbs;
  return (
    verb !== undefined &&
    verb.at <= from + 3 &&
    tokens.slice(from, verb.at).every((token) => isOpenWord(token) || isAdverb(token))
  );
}
