import type { ContentKind, Held } from '#contract/humanize.ts';
import type { NamesOption } from '#humanizer/model/names.ts';
import type { Transport } from '#humanizer/model/transport/transport.ts';
import {
  applyChanges,
  estimate,
  type FoundChange,
  overlaps,
  sentenceLengths,
  type Span,
} from '#prose/index.ts';
import { lossesOf } from '../measures/facts.ts';
import { withoutFrames } from '../measures/frames.ts';
import { changedWords, countWords, median, percent } from '../measures/measures.ts';
import type { Counted } from './recorded.ts';
import { type Asked, type Made, rewriteBy } from './rewriting.ts';
import { tellRates } from './tells.ts';

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;

const share = (part: number, whole: number): number => part / Math.max(1, whole);

/** Returns how many sentences overlap a place of the list. */
const touched = (sentences: readonly Span[], places: readonly Span[]): number =>
  sentences.filter((sentence) => places.some((place) => overlaps(sentence, place))).length;

/** Kinds that an editor may word differently without losing a fact. */
const ofWording = new Set(['character', 'modal', 'negation']);

/** Returns the facts that changes lose or add, by a check that shares no code with the gate. */
export const factLossesOf = (text: string, changes: readonly FoundChange[]) =>
  lossesOf(withoutFrames(text, changes), applyChanges(text, changes)).filter(
    ({ kind }) => !ofWording.has(kind),
  );

/** Prints the facts that a rewriting lost or added, and counts them. */
function factsLost(id: string, { before, changes }: Made): number {
  const losses = factLossesOf(before, changes);
  for (const { kind, lost, added } of losses)
    console.log(`  ${id}, ${kind}: lost ${lost.join()} added ${added.join()}`);
  return sumOf(losses, ({ lost, added }) => lost.length + added.length);
}

async function probabilityOf(text: string): Promise<number> {
  const judged = await estimate(text);
  return 'probability' in judged ? judged.probability : 0;
}

const isOpen = ({ decided }: Made['doubts'][number]): boolean => decided?.used !== true;

/** Converts a held wording to the change that it would make. */
export const asChange = (text: string, { start, end, after }: Held) => ({
  start,
  end,
  before: text.slice(start, end),
  after,
  reason: null,
});

/** Rewrites texts with the engine and measures the results. */
export async function measure(
  texts: readonly { id: string; text: string }[],
  { transport, counted }: { transport: Transport; counted: Counted },
  options: Asked,
  names?: NamesOption,
) {
  const results: Made[] = [];
  let lost = 0;
  for (const { id, text } of texts) {
    const made = await rewriteBy(transport, text, options, names);
    results.push(made);
    lost += factsLost(id, made);
  }
  const changed = results.map(
    ({ before, changes }) => changedWords(changes) / Math.max(1, countWords(before)),
  );
  const proposed = results.map(({ before, changes, doubts, refused }) => {
    const held = [...doubts.filter(isOpen), ...refused].map((each) => asChange(before, each));
    return changedWords([...changes, ...held]) / Math.max(1, countWords(before));
  });
  let sentences = 0;
  let reworded = 0;
  let refused = 0;
  let open = 0;
  const reasons = new Map<ContentKind, number>();
  for (const made of results) {
    const all = sentenceLengths(made.before);
    const left = made.doubts.filter(isOpen);
    sentences += all.length;
    reworded += touched(all, [...made.changes, ...left, ...made.refused]);
    refused += touched(all, made.refused);
    open += touched(all, left);
    for (const { seen } of made.refused)
      for (const { kind } of seen.slice(0, 1)) reasons.set(kind, (reasons.get(kind) ?? 0) + 1);
  }
  const before = results.map((result) => result.before);
  const after = results.map((result) => result.text);
  const doubts = results.flatMap((result) => result.doubts);
  return {
    options,
    texts: texts.length,
    words: sumOf(before, countWords),
    changed: { median: median(changed), p10: quantile(changed, 0.1), proposed: median(proposed) },
    asked: Math.min(1, share(counted.sentences, sentences)),
    refused: share(refused, reworded),
    reasons: Object.fromEntries(reasons),
    open: share(open, reworded),
    decided: doubts.filter(({ decided }) => decided !== undefined).length,
    lost,
    tells: { before: tellRates(before), after: tellRates(after) },
    estimate: {
      before: median(await Promise.all(before.map(probabilityOf))),
      after: median(await Promise.all(after.map(probabilityOf))),
    },
    seconds: {
      first: median(results.map(({ seconds }) => seconds.first)),
      last: median(results.map(({ seconds }) => seconds.last)),
    },
    counted,
  };
}

export type Figures = Awaited<ReturnType<typeof measure>>;

/** Returns the bar for calls: one for 250 words, one for two wordings asked about again, one for a dozen reviewed. */
export const mostCalls = ({ words, counted }: Pick<Figures, 'words' | 'counted'>): number =>
  words / 250 + counted.again / 2 + counted.reviewed / 12;

const inWords = (reasons: Record<string, number>): string =>
  Object.entries(reasons)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ');

/** `people`: how often people show these habits, if their texts are available. */
export function printFigures(figures: Figures, people: Record<string, number> | null): void {
  const { options, texts, words, changed, counted, tells, seconds } = figures;
  console.log(`\n${texts} texts, ${words} words, ${Object.values(options).join(', ')}`);
  console.table({
    'words changed, median': percent(changed.median),
    'words changed, in nine of ten texts at least': percent(changed.p10),
    'words changed if nothing were held back, median': percent(changed.proposed),
    'sentences asked about': percent(figures.asked),
    'wordings reviewed, and asked about again': `${counted.reviewed}, ${counted.again}`,
    'changed sentences refused in the end': `${percent(figures.refused)} ${inWords(figures.reasons)}`,
    'changed sentences left to the person': percent(figures.open),
    'doubts decided by the review': figures.decided,
    'facts lost or added': figures.lost,
    'estimate, median': `${percent(figures.estimate.before)} before, ${percent(figures.estimate.after)} after`,
    'calls, and at most': `${counted.calls}, ${Math.floor(mostCalls(figures))}`,
    'tokens for 500 words': `${Math.round((counted.read * 125) / words)} in, ${Math.round((counted.written * 125) / words)} out`,
    'seconds to the first and the last passage, median': `${seconds.first.toFixed(2)}, ${seconds.last.toFixed(2)}`,
  });
  console.table(
    Object.fromEntries(
      Object.entries(tells.before).map(([label, rate]) => [
        `${label} in 1,000 words`,
        {
          before: rate.toFixed(1),
          after: (tells.after[label] ?? 0).toFixed(1),
          ...(people !== null && { people: (people[label] ?? 0).toFixed(1) }),
        },
      ]),
    ),
  );
}
