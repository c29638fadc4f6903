import { findFrames } from '#prose/frames/index.ts';
import { readSource } from '#prose/index.ts';
import { rewrite } from '#prose/rewrite/index.ts';
import { median } from '../../eval/measures/measures.ts';
import { type Answer, percentOf } from './answers.ts';
import { changedShare, type LossKind, lossesOf, lossKinds } from './losses.ts';

type Rewritten = Pick<Answer, 'source' | 'output'>;

/** What a tool did to all of its texts, in percent. A loss is counted only among the texts that have something to lose. */
type Figures = { changed: number } & Record<LossKind, number>;

function figuresOf(rewritten: readonly Rewritten[]): Figures {
  const losses = rewritten.map(({ source, output }) => lossesOf(source, output));
  const lost = (kind: LossKind): number => {
    const judged = losses.flatMap((loss) => loss[kind] ?? []);
    return percentOf(judged.filter(Boolean).length / Math.max(1, judged.length));
  };
  return {
    changed: percentOf(median(rewritten.map(({ source, output }) => changedShare(source, output)))),
    number: lost('number'),
    name: lost('name'),
    quotation: lost('quotation'),
    negation: lost('negation'),
    structure: lost('structure'),
  };
}

/** Tools that correct grammar and style; the others are sold to make a text pass as a person's. */
const ASSISTANTS = new Set(['grammarly']);

/** Whether a chatbot speaks before or after the text: a tool that cuts that loses nothing of the text. */
const hasFrames = ({ source }: Answer): boolean => findFrames(readSource(source)).length > 0;

/** Returns what published tools, by kind, and our own rules change and lose. */
export function toolFigures(all: readonly Answer[]) {
  const answers = all.filter((answer) => !hasFrames(answer));
  const tools = [...Map.groupBy(answers, ({ tool }) => tool)];
  const ofKind = (isAssistant: boolean) =>
    tools
      .filter(([tool]) => ASSISTANTS.has(tool) === isAssistant)
      .map(([, rewritten]) => figuresOf(rewritten));
  const sources = [...new Set(answers.map(({ source }) => source))];
  const ours = figuresOf(
    sources.map((source) => ({ source, output: rewrite(source, { strength: 'strong' }).text })),
  );
  const humanizers = ofKind(false);
  const assistants = ofKind(true);
  return {
    texts: sources.length,
    humanizers: humanizers.length,
    assistants: assistants.length,
    measures: (['changed', ...lossKinds] as const).map((measure) => ({
      measure,
      humanizers: rangeOf(humanizers.map((figures) => figures[measure])),
      assistants: rangeOf(assistants.map((figures) => figures[measure])),
      ours: ours[measure],
    })),
  };
}

const rangeOf = (values: readonly number[]) => ({
  low: Math.min(...values),
  middle: percentOf(median(values) / 100),
  high: Math.max(...values),
});
