import { countWords, putsRight } from '../grammar/clause.ts';
import type { Span } from '../../../text/words.ts';
import type { RuleId } from '../../precedence.ts';
import type { Edit } from '../../proposal.ts';
import { isMark, sentencesBeside, wording, type Context } from '../context.ts';
import type { Sentence } from '../grammar/tokens.ts';

type Cut = { rule: RuleId; at: number; claim: Span; edit: Edit; cost?: number };

/** In words: which sentences are cut, and what is left of them and stands beside them. */
type Lengths = { long: number; half: number; stump: number };

/** A shorter sentence is no trouble to anybody, and a cut beside one of a few words makes a stutter. */
const ANYBODYS: Lengths = { long: 28, half: 8, stump: 10 };

/** For somebody whose own sentences are shorter, what is long for them. */
function lengthsFor({ leaning }: Context): Lengths {
  if (leaning === null) return ANYBODYS;
  const { sentenceLength } = leaning.voice;
  const half = Math.min(ANYBODYS.half, Math.max(4, Math.round(sentenceLength / 3)));
  return { long: Math.min(ANYBODYS.long, Math.max(12, sentenceLength)), half, stump: half };
}

const REASON = 'Two statements, two sentences: each is easier to follow alone.';

/** One long sentence cut in two before the token `at`. */
export function proposeCut(context: Context, sentence: Sentence, cut: Cut): void {
  const { rule, at, claim, edit, cost = 1 } = cut;
  if (!mayCut(context, sentence, cut) || putsRight(sentence.tokens, at)) return;
  const shape = { kind: 'split', sentence: sentence.index, at: countWords(sentence.tokens, 0, at) } as const;
  context.propose(sentence, {
    rule,
    reason: REASON,
    claim: [claim],
    wordings: [wording([edit], cost, shape)],
  });
}

function mayCut(context: Context, sentence: Sentence, { at, edit }: Cut): boolean {
  const { tokens } = sentence;
  const { long, half, stump } = lengthsFor(context);
  if (sentence.words < long || (context.leaning === null && context.story())) return false;
  const first = countWords(tokens, 0, at);
  if (first < half || sentence.words - first - 1 < half) return false;
  // What a colon announces is one thing with it.
  if (tokens.slice(0, at).some((token) => isMark(token, ':'))) return false;
  const neighbours = sentencesBeside(context, sentence);
  if (neighbours.some(({ words }) => words < stump)) return false;
  return !TURN.test(edit.after) || ![sentence, ...neighbours].some(opensWithTurn);
}

const TURN = /^\. (?:And|But|So|Yet)\b/;
const TURNS = new Set(['and', 'but', 'however', 'nevertheless', 'nonetheless', 'so', 'still', 'yet']);

const opensWithTurn = ({ tokens }: Sentence): boolean => TURNS.has(tokens[0]?.lower ?? '');
