import { finiteVerbs } from '../grammar/clause.ts';
import { isMark, openWith, reach, wording, type Context } from '../context.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import { isOpenWord } from '../grammar/word-class.ts';
import { proposeCut } from './cuts.ts';
import { followerOf } from './joins.ts';
import { isClause } from './splits.ts';

const LEAST = 4;
/** Words of both together, beside the writer's mean: nobody's longest sentence is twice their usual one by our doing. */
const LONGEST = 1.7;

/** "The river rose. It took the bridge." → "The river rose; it took the bridge.", for somebody whose sentences are longer. */
export function proposeVoiceJoin(context: Context, sentence: Sentence): void {
  const { leaning, text } = context;
  if (leaning === null) return;
  const next = followerOf(context, sentence);
  const stop = sentence.tokens.at(-1);
  const opener = next?.tokens[0];
  if (!next || !stop || !opener || stop.held || opener.held) return;
  if (sentence.words + next.words > leaning.voice.sentenceLength * LONGEST) return;
  if (!isStatement(sentence) || !isStatement(next) || !goesOn(next, sentence)) return;
  const after = `; ${text.charAt(opener.start).toLowerCase()}`;
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

const BREAKS = ':;()?!"\u201c\u201d\u2014\u2013';

/** A whole sentence with no break in it but its stop. */
const isStatement = ({ tokens, words }: Sentence): boolean =>
  words >= LEAST &&
  !tokens.some((token) => isMark(token, BREAKS)) &&
  finiteVerbs(tokens, 0, tokens.length).some(({ certain, at }) => certain && at > 0);

const TAKES_UP = new Set('he she it they this these his her its their'.split(' '));

/** It opens with what takes up the sentence before: a word for it, the same subject, or “the” and a noun of it. */
function goesOn({ tokens }: Sentence, before: Sentence): boolean {
  const [first, second] = tokens;
  if (first === undefined || second?.kind !== 'word') return false;
  if (TAKES_UP.has(first.lower)) return true;
  if (first.lower === 'we') return before.tokens[0]?.lower === 'we';
  const subject = tokens.slice(1, 4);
  return first.lower === 'the' && subject.some((token) => isOpenWord(token) && stands(token, before));
}

const stands = ({ lower }: Token, { tokens }: Sentence): boolean =>
  lower.length > 3 && tokens.some((token) => token.lower === lower);

/** "The river rose; the bridge held." → "The river rose. The bridge held.", for somebody whose sentences are shorter. */
export function proposeVoiceCut(context: Context, sentence: Sentence): void {
  const { tokens } = sentence;
  if (context.leaning === null) return;
  const breaks = tokens.filter((token) => isMark(token, BREAKS));
  const at = tokens.findIndex((token) => isMark(token, ';'));
  const [mark, subject] = tokens.slice(at, at + 2);
  if (at < 0 || breaks.length > 1 || !mark || !subject || mark.held || (subject.held && !subject.capital))
    return;
  if (finiteVerbs(tokens, 0, at).length === 0 || !isClause(tokens, at + 1)) return;
  proposeCut(context, sentence, {
    rule: 'voice-cut',
    at,
    claim: reach(mark, subject),
    edit: openWith(context, subject, mark.start, '. '),
  });
}
