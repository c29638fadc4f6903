import { z } from 'zod';
import type { HumanizeOptions } from '#contract/humanize.ts';
import { mostWordings, type Wording } from '#contract/reword.ts';
import { applyChanges, type Judged, judgeRewriting } from '#prose/index.ts';
import { kindOf } from '#prose/kind/kind.ts';
import type { Reworded, SentenceAsked } from '../engine.ts';
import { wordingOf } from './answer.ts';
import { askModel, type Model } from './asking.ts';
import { isRefused, isSigned, openJudge, unreviewed } from './judge.ts';
import { type Stretch, stretchAround } from './passages.ts';
import { type gains, offered, wordingsQuestion } from './question.ts';
import { failureInWords, ModelFailure } from './transport/failure.ts';

const reasons: Record<(typeof gains)[number], string> = {
  plainer: 'Plainer',
  shorter: 'Shorter',
  voice: 'Closer to how you write',
};

/** Asks a model for wordings of one sentence and keeps those that mean the same. */
export async function wordingsOf(
  model: Model,
  { source, sentence, options }: SentenceAsked,
  signal: AbortSignal,
): Promise<Reworded> {
  const stretch = stretchAround(source, sentence, options.frozen ?? [], model.names);
  if (stretch === null) return { wordings: [], notice: null };
  try {
    const question = wordingsQuestion(stretch, kindOf(source), options);
    const answer = await askModel(model.transport, model, question, signal);
    const found = readWordings(answer, stretch);
    return await accepted(model, stretch, found, options, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ModelFailure)) throw error;
    return { wordings: [], notice: `${failureInWords(error.kind)}.` };
  }
}

function readWordings(answer: unknown, stretch: Stretch): Wording[] {
  const list = z.object({ wordings: z.array(z.unknown()) }).safeParse(answer);
  if (!list.success) throw new ModelFailure('unread');
  const sentences = sentencesAsked(stretch);
  const own = stretch.source.text.slice(sentences[0]?.start, sentences.at(-1)?.end);
  const found = new Map<string, string>();
  for (const each of list.data.wordings) {
    const { data } = z.object(offered.shape).safeParse(each);
    const text = data && wordingOf(data.text, sentences, stretch);
    if (data && text != null && text !== own && !found.has(text)) found.set(text, reasons[data.gain]);
  }
  return [...found].slice(0, mostWordings).map(([text, reason]) => ({ text, reason }));
}

/** Returns the wordings that the gate keeps, or is unsure of while the judge says that they mean the same, and that read no worse. */
async function accepted(
  model: Model,
  stretch: Stretch,
  wordings: readonly Wording[],
  options: HumanizeOptions,
  signal: AbortSignal,
): Promise<Reworded> {
  const { source } = stretch;
  const [first] = sentencesAsked(stretch);
  if (first === undefined) return { wordings: [], notice: null };
  const { start, end } = first;
  const judged = wordings.flatMap((wording) => {
    const change = { start, end, before: source.text.slice(start, end), after: wording.text, reason: null };
    const rewritten = applyChanges(source.text, [change]);
    const units = judgeRewriting(source, rewritten, { frozen: options.frozen ?? [], whole: true });
    return units.some(isRefused) ? [] : { wording, units };
  });
  const all = judged.flatMap(({ units }) => units);
  const judge = openJudge(model, options);
  const said = await judge.review(stretch, all, signal);
  const isGood = (unit: Judged): boolean => {
    const review = said.get(unit) ?? unreviewed;
    const isSame = review.same === 'yes' || (review.same === 'unclear' && unit.verdict === 'kept');
    return isSame && isSigned(review);
  };
  const good = judged.flatMap(({ wording, units }) => (units.every(isGood) ? wording : []));
  return { wordings: good, notice: good.length === 0 ? judge.notice() : null };
}

const sentencesAsked = ({ paragraphs, asked }: Stretch) =>
  paragraphs.flatMap(({ sentences }) => sentences.filter(({ number }) => asked?.has(number) === true));
