import { z } from 'zod';
import type { Judged } from '#prose/index.ts';
import { askModel, type Model } from './asking.ts';
import { comparingInstructions } from './instructions.ts';
import { wordsMasked } from './masks.ts';
import { amongKnown, type Answer, answers, mostPairs, type Pair, pairOf } from './pairs.ts';
import type { Stretch } from './passages.ts';
import { type Question, schemaOf } from './transport/transport.ts';

const verdict = z.strictObject({ number: z.int(), same: z.enum(answers) });
const schema = schemaOf(z.strictObject({ pairs: z.array(verdict) }));

function comparing(pairs: readonly Pair[]): Question {
  const numbered = pairs.map(({ before, after, words }, index) => ({
    number: index + 1,
    A: before,
    B: after,
    words: words.map((each) => ({ A: each.before, B: each.after })),
  }));
  const material = JSON.stringify({ pairs: numbered });
  const mostTokens = 40 * pairs.length + 200;
  return { name: 'comparison', instructions: comparingInstructions, material, schema, mostTokens };
}

/** Number of questions with a wrong known answer after which the judge is not asked any more. */
const mostMissed = 2;

/** Opens a judge for one run. */
export function openJudge(model: Model) {
  let asked = 0;
  let missed = 0;

  async function answersTo(pairs: readonly Pair[], signal: AbortSignal): Promise<Answer[]> {
    const { mixed, read } = amongKnown(pairs, asked++);
    const answer = await askModel(model.judge, model, comparing(mixed), signal);
    const list = z.object({ pairs: z.array(z.unknown()) }).safeParse(answer);
    const said = (list.data?.pairs ?? []).flatMap((each) => verdict.safeParse(each).data ?? []);
    const known = read(said);
    if (known === null) missed++;
    return known ?? pairs.map(() => 'unclear');
  }

  return {
    /** Returns "unclear" for a pair without an answer, and for all pairs of a question with a wrong known answer. */
    async compare(pairs: readonly Pair[], signal: AbortSignal): Promise<Answer[]> {
      const all: Answer[] = [];
      for (let from = 0; from < pairs.length; from += mostPairs) {
        const some = pairs.slice(from, from + mostPairs);
        all.push(
          ...(missed < mostMissed ? await answersTo(some, signal) : some.map((): Answer => 'unclear')),
        );
      }
      return all;
    },
  };
}

/** Returns a doubt in the form that the judge sees, with placeholders. */
export const maskedPair = (doubt: Judged, { source: { text }, masks }: Stretch): Pair =>
  pairOf(doubt, text, (words) => wordsMasked(words, masks));
