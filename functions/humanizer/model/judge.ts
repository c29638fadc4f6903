import { z } from 'zod';
import { losesName } from '#contract/held.ts';
import type { HumanizeOptions } from '#contract/humanize.ts';
import type { Judged } from '#prose/index.ts';
import { askModel, type Model } from './asking.ts';
import { reviewInstructions } from './instructions.ts';
import { wordsMasked } from './masks.ts';
import { amongKnown, answers, type Pair, pairOf } from './pairs.ts';
import type { Stretch } from './passages.ts';
import { type FailureKind, failureInWords, ModelFailure } from './transport/failure.ts';
import { type Question, schemaOf } from './transport/transport.ts';

/** Whether the author of the text would sign a change: gladly, if they had to choose, hardly, or not. */
const signs = ['better', 'rather', 'hardly', 'worse'] as const;

const reviewed = z.strictObject({
  number: z.int(),
  same: z.enum(answers),
  why: z.string(),
  sign: z.enum(signs),
});
const schema = schemaOf(z.strictObject({ changes: z.array(reviewed) }));
/** Accepts an answer that only compares, since not every model follows the schema; a sign that we do not know is no approval. */
const readable = z.object({
  ...reviewed.shape,
  why: z.string().catch(''),
  sign: z
    .string()
    .transform((said) => said.toLowerCase().replaceAll(/[^a-z]/g, ''))
    .pipe(z.enum(signs))
    .catch('hardly')
    .default('rather'),
});

/** What a judge says of a wording: whether it means the same, whether the author would sign it, and why. */
export type Review = Omit<z.infer<typeof reviewed>, 'number'>;

/** Whether the author would use a wording if they had to choose. */
export const isSigned = ({ sign }: Review): boolean => sign === 'better' || sign === 'rather';

/** What counts where the judge has not answered, or is not believed. */
export const unreviewed: Review = { same: 'unclear', why: '', sign: 'better' };

/** A lost name is refused without asking, since a judge tends to miss it. */
export const isRefused = (unit: Judged): boolean => unit.verdict === 'lost' || losesName(unit);

/** Maximum number of wordings per question. */
const mostChanges = 20;
/** Maximum length of a passage that is shown as a whole with its changes; only a paragraph without end is longer. */
const longestShown = 12_000;
/** Number of questions in a row that failed or have a wrong known answer, after which the judge is not asked any more. */
const mostMissed = 2;

/** Opens a judge for one run. */
export function openJudge(model: Model, options: HumanizeOptions) {
  let asked = 0;
  let missed = 0;
  let failure: FailureKind | null = null;
  const instructions = reviewInstructions(options);

  function questionOf(texts: { source?: string; result?: string }, pairs: readonly Pair[]): Question {
    const changes = pairs.map(({ before, after, words }, index) => ({
      number: index + 1,
      A: before,
      B: after,
      words: words.map((each) => ({ A: each.before, B: each.after })),
    }));
    const material = JSON.stringify({ ...texts, changes });
    return { name: 'review', instructions, material, schema, mostTokens: 70 * pairs.length + 200 };
  }

  async function answerTo(question: Question, signal: AbortSignal) {
    try {
      const answer = await askModel(model.judge, model, question, signal);
      const list = z.object({ changes: z.array(z.unknown()) }).safeParse(answer);
      return (list.data?.changes ?? []).flatMap((each) => readable.safeParse(each).data ?? []);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ModelFailure)) throw error;
      failure = error.kind;
      return [];
    }
  }

  return {
    /** Reviews wordings of a stretch. One without an answer is left out, and so are all if a known answer is wrong. */
    async review(
      { source: { text }, masks }: Stretch,
      units: readonly Judged[],
      signal: AbortSignal,
      result?: string,
    ): Promise<Map<Judged, Review>> {
      const shown = (words: string) => wordsMasked(words, masks);
      const reviews = new Map<Judged, Review>();
      const texts =
        text.length > longestShown ? {} : { source: shown(text), ...(result && { result: shown(result) }) };
      for (let from = 0; from < units.length && missed < mostMissed; from += mostChanges) {
        const some = units.slice(from, from + mostChanges);
        const { mixed, read } = amongKnown(
          some.map((unit) => pairOf(unit, text, shown)),
          asked++,
        );
        const said = read(await answerTo(questionOf(texts, mixed), signal));
        missed = said === null ? missed + 1 : 0;
        for (const [at, unit] of some.entries()) {
          const review = said?.[at];
          if (review !== undefined) reviews.set(unit, review);
        }
      }
      return reviews;
    },

    /** Returns a message if the judge failed or is no longer believed, or null. */
    notice(): string | null {
      if (failure !== null) return `${failureInWords(failure)} when asked to review its changes.`;
      return missed < mostMissed
        ? null
        : 'The language model reviewed its changes wrongly, so we did not go by it.';
    },
  };
}
