import { hasTag, isMark, reach, wording, type Context } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import { isAdverb, isOpenWord } from '../grammar/word-class.ts';
import type { RuleId } from '../../precedence.ts';
import { type Halves, LEADING_UP } from './contrast-halves.ts';

export const CONTRACTED: Readonly<Record<string, string>> = {
  "isn't": 'is',
  "aren't": 'are',
  "wasn't": 'was',
  "weren't": 'were',
};

export const isQuality = (token: Token | undefined): boolean =>
  isOpenWord(token) && !hasTag(token, Tag.Ing) && !token.lower.endsWith('s');

const LONGEST_TURNED = 9;
const LONGEST_FIRST = 12;
const REFERRING = new Set('it its them their this that these those he she his her him which who'.split(' '));

/** "is not merely a game but a way of life." → "is a way of life, not just a game." */
export function proposeTurned(context: Context, sentence: Sentence, halves: Halves): void {
  const { tokens, at, but, hasAlso, stress } = halves;
  if (hasAlso) return;
  if (stress === 'only' && !(hasTag(tokens[at - 1], Tag.Be) && isQuality(tokens[at + 2]))) return;
  let second = but + 1;
  if (tokens[second]?.lower === 'rather') second++;
  const one = tokens.slice(at + 2, isMark(tokens[but - 1], ',') ? but - 1 : but);
  const before = tokens[at - 1];
  const isPlace =
    CONTRACTED[tokens[at]?.lower ?? ''] !== undefined ||
    hasTag(before, Tag.Be | Tag.Base | Tag.S | Tag.Past | Tag.Participle | Tag.Ing | Tag.Object) ||
    before?.entry?.base === 'become';
  const isMarked = hasTag(tokens[at + 2], Tag.Preposition) && isOpenWord(before);
  if (!(isPlace || isMarked) || isMark(before, ',')) return;
  turn(context, sentence, { at, one, second, rule: 'not-just' });
}

type Turn = { at: number; one: readonly Token[]; second: number; rule: RuleId };

/** What it is comes first, what it is not only behind it. */
export function turn(context: Context, sentence: Sentence, { at, one, second, rule }: Turn): boolean {
  const { tokens } = sentence;
  const denial = tokens[at];
  const stop = tokens.length - 1;
  const two = tokens.slice(second, stop);
  const [firstOne, firstTwo] = [one[0], two[0]];
  const [lastOne, lastTwo] = [one.at(-1), two.at(-1)];
  if (!denial || !firstOne || !firstTwo || !lastOne || !lastTwo || !isMark(tokens[stop], '.')) return false;
  if (one.length > LONGEST_TURNED || two.length > LONGEST_FIRST || two.length + 6 < one.length) return false;
  if (
    !alike(firstOne, firstTwo, one, two) ||
    [...one, ...two].some((token) => token.kind === 'mark' && token.lower !== '-')
  )
    return false;
  if (
    two.some(
      (token) =>
        REFERRING.has(token.lower) ||
        LEADING_UP.has(token.lower) ||
        hasTag(token, Tag.Subordinator | Tag.Modal),
    ) ||
    one.some((token) => hasTag(token, Tag.Relative | Tag.Subordinator | Tag.Subject))
  )
    return false;
  if ([...one, ...two].some(({ gap, held }) => held || gap === 'other')) return false;
  if (['more', 'even', 'actually', 'also'].includes(firstTwo.lower) || firstOne.lower === 'any') return false;
  // "Not just a plan; it was the plan."
  if (lastOne.lower === lastTwo.lower) return false;
  const verb = CONTRACTED[denial.lower];
  const text = (first: Token, last: Token): string => context.text.slice(first.start, last.end);
  const after = `${verb === undefined ? '' : `${verb} `}${text(firstTwo, lastTwo)}, not just ${text(firstOne, lastOne)}`;
  context.propose(sentence, {
    rule,
    reason: '“Not just this but that” makes the reader wait; this says first what it is.',
    claim: [reach(denial, lastTwo)],
    wordings: [wording([{ start: denial.start, end: lastTwo.end, after }], 3)],
  });
  return true;
}

/** "slow", "very slow" */
const isLone = (half: readonly Token[]): boolean =>
  isQuality(half.at(-1)) && half.slice(0, -1).every(isAdverb);

/** Both a thing with its article, both a quality, both behind the same preposition. */
function alike(one: Token, two: Token, first: readonly Token[], second: readonly Token[]): boolean {
  if (hasTag(one, Tag.Preposition) || hasTag(two, Tag.Preposition)) return one.lower === two.lower;
  const article = Tag.Determiner | Tag.Possessive;
  if (hasTag(one, article) || hasTag(two, article)) return hasTag(one, article) && hasTag(two, article);
  if (isLone(first) || isLone(second)) return isLone(first) && isLone(second);
  return (
    isOpenWord(one) &&
    isOpenWord(two) &&
    [one, two].every((token) => !hasTag(token, Tag.Ing) && !token.lower.endsWith('ing'))
  );
}
