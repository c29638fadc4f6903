import { z } from 'zod';
import { losesName } from '#contract/held.ts';
import { mostWordings, type Wording } from '#contract/reword.ts';
import { judgeRewriting, applyChanges } from '#prose/index.ts';
import { kindOf } from '#prose/kind/kind.ts';
import type { Reworded, SentenceAsked } from '../engine.ts';
import { wordingOf } from './answer.ts';
import { askModel, type Model } from './asking.ts';
import { maskedPair, openJudge } from './judge.ts';
import { type Stretch, stretchAround } from './passages.ts';
import { gains, wordingsQuestion } from './question.ts';
import { failureInWords, ModelFailure } from './transport/failure.ts';

const offered = z.object({ text: z.string(), gain: z.enum(gains) });

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
    return { wordings: await saying(model, stretch, found, options.frozen ?? [], signal), notice: null };
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
    const { data } = offered.safeParse(each);
    const text = data && wordingOf(data.text, sentences, stretch);
    if (data && text != null && text !== own && !found.has(text)) found.set(text, reasons[data.gain]);
  }
  return [...found].slice(0, mostWordings).map(([text, reason]) => ({ text, reason }));
}

/** Returns the wordings that the gate keeps, or is unsure of while the judge says that they mean the same. */
async function saying(
  model: Model,
  stretch: Stretch,
  wordings: readonly Wording[],
  frozen: readonly string[],
  signal: AbortSignal,
): Promise<Wording[]> {
  const { source } = stretch;
  const [first] = sentencesAsked(stretch);
  if (first === undefined) return [];
  const { start, end } = first;
  const judged = wordings.flatMap((wording) => {
    const change = { start, end, before: source.text.slice(start, end), after: wording.text, reason: null };
    const units = judgeRewriting(source, applyChanges(source.text, [change]), { frozen, whole: true });
    const isLost = units.some((unit) => unit.verdict === 'lost' || losesName(unit));
    return isLost ? [] : { wording, doubts: units.filter(({ verdict }) => verdict === 'in doubt') };
  });
  const doubts = judged.flatMap((each) => each.doubts);
  const said = await openJudge(model).compare(
    doubts.map((doubt) => maskedPair(doubt, stretch)),
    signal,
  );
  return judged.flatMap((each) =>
    each.doubts.every((doubt) => said[doubts.indexOf(doubt)] === 'yes') ? each.wording : [],
  );
}

const sentencesAsked = ({ paragraphs, asked }: Stretch) =>
  paragraphs.flatMap(({ sentences }) => sentences.filter(({ number }) => asked?.has(number) === true));
