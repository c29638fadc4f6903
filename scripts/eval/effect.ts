import { dirname, join } from 'node:path';
import { readAnswers } from '../research/published/answers.ts';
import type { Bar } from './bars.ts';
import {
  type Classifier,
  type Features,
  type Labelled,
  letterGroups,
  train,
  wordPairs,
} from './measures/classifier.ts';
import { DATA, readCorpus } from './corpus.ts';
import { formattingBars } from './formatting-bars.ts';
import { mean } from './measures/measures.ts';
import { rewriteAsShipped } from './shipped.ts';
import { type Pair, printTells } from './measures/tells.ts';

const FOLDS = 5;

/** How far the rewriter of 2026-11-21 moved the old texts, by the same classifiers; and what is asked for texts of 2026. */
const AT_LEAST = {
  'word pairs': { old: -0.39, recent: -0.4 },
  'letter groups': { old: -0.68, recent: -0.4 },
} as const;

/** What the rules do to what a reader sees, and to two measures that have nothing to do with our own estimate. */
export async function printEffect(): Promise<Bar[]> {
  const labelled = readCorpus(join(DATA, 'train.jsonl'));
  const old = await rewritten(labelled.filter(({ machine }) => machine).map(({ text }) => text));
  const recent = await rewritten([...new Set(readAnswers(dirname(DATA)).map(({ source }) => source))]);
  const markdown = await rewritten(readCorpus(join(DATA, 'markdown.jsonl')).map(({ text }) => text));

  const bars = printTells(dirname(DATA), { 'models of 2026': recent, markdown });
  bars.push(...formattingBars('models of 2026', recent), ...formattingBars('markdown', markdown));
  bars.push(...judged('word pairs', wordPairs, labelled, old, recent));
  bars.push(...judged('letter groups', letterGroups, labelled, old, recent));
  return bars;
}

async function rewritten(texts: readonly string[]): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const before of texts)
    pairs.push({ before, ...(await rewriteAsShipped(before, { strength: 'strong', formatting: 'plain' })) });
  return pairs;
}

function judged(
  name: keyof typeof AT_LEAST,
  features: Features,
  labelled: readonly Labelled[],
  old: readonly Pair[],
  recent: readonly Pair[],
): Bar[] {
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    train(
      labelled.filter((_text, at) => at % FOLDS !== fold),
      features,
    ),
  );
  const unseen = new Map(labelled.map(({ text }, at) => [text, folds[at % FOLDS]]));
  const scale = calibrated(
    labelled.map(({ text, machine }) => ({ score: unseen.get(text)?.(text) ?? 0, machine })),
  );
  const moved = (pairs: readonly Pair[], classifierOf: (text: string) => Classifier | undefined): number =>
    scale *
    mean(
      pairs.map(({ before, after }) => {
        const score = classifierOf(before);
        return score ? score(after) - score(before) : 0;
      }),
    );
  const whole = train(labelled, features);
  const bar = (set: string, value: number, most: number): Bar => ({
    name: `${name}: ${set} move by at least ${most.toFixed(2)} log-odds`,
    value: value.toFixed(3),
    met: value <= most,
  });
  return [
    bar(
      'old texts',
      moved(old, (text) => unseen.get(text)),
      AT_LEAST[name].old,
    ),
    bar(
      'texts of 2026',
      moved(recent, () => whole),
      AT_LEAST[name].recent,
    ),
  ];
}

/** By what scores of texts that a classifier has not seen are to be multiplied to be log-odds. */
function calibrated(scored: readonly { score: number; machine: boolean }[]): number {
  let best = 1;
  let least = Infinity;
  for (let scale = 0.02; scale < 2; scale *= 1.05) {
    const loss = mean(
      scored.map(({ score, machine }) => Math.log1p(Math.exp((machine ? -1 : 1) * score * scale))),
    );
    if (loss < least) [best, least] = [scale, loss];
  }
  return best;
}
