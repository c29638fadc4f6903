import { writeFileSync } from 'node:fs';
import type { Strength, TextChange } from '#contract/humanize.ts';
import type { Rewriting } from '#humanizer/engine.ts';
import { modelEngine } from '#humanizer/model/engine.ts';
import type { Transport } from '#humanizer/model/transport/transport.ts';
import { applyChanges, estimate, sentenceLengths, signals } from '#prose/index.ts';
import { type Bar, printBars } from './bars.ts';
import { hardKinds } from './gate/tally.ts';
import { lossesOf } from './measures/facts.ts';
import { withoutFrames } from './measures/frames.ts';
import { changedWords, countWords, mean, median, percent } from './measures/measures.ts';
import { nothingCounted, openRecord, readTexts, type Slip, type Text } from './model/recorded.ts';
import { random } from '../shared/random.ts';

type Made = { text: string; changes: TextChange[]; rewritings: Rewriting[] };

async function rewriteBy(transport: Transport, text: string, strength: Strength): Promise<Made> {
  const engine = modelEngine('recorded', {
    transport,
    timeLimit: 60_000,
    doubts: 'ask',
    wait: async () => {},
  });
  const plan = await engine.plan(text, { strength });
  const changes: TextChange[] = [];
  const rewritings: Rewriting[] = [];
  for (const chunk of plan.chunks) {
    const rewriting = await plan.rewrite(chunk, new AbortController().signal);
    rewritings.push(rewriting);
    for (const change of rewriting.changes)
      changes.push(
        Object.assign(change, { start: change.start + chunk.start, end: change.end + chunk.start }),
      );
  }
  return { text: applyChanges(text, changes), changes, rewritings };
}

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;

const sentencesIn = (texts: readonly string[]): number =>
  sumOf(texts, (text) => sentenceLengths(text).length);

const markersIn = (text: string): number =>
  (sumOf(signals(text).signals, ({ name, spans }) => (name === 'markers' ? spans.length : 0)) * 1000) /
  Math.max(1, countWords(text));

async function probabilityOf(text: string): Promise<number> {
  const judged = await estimate(text);
  return 'probability' in judged ? judged.probability : 0;
}

/** Words for certainty and denial, which an editor words otherwise: told, and no fact lost. */
const ofWording = new Set(['character', 'modal', 'negation']);

/** What a check that shares no code with the gate finds lost or added. */
function printLosses(id: string, before: string, after: string): number {
  const losses = lossesOf(before, after).filter(({ kind }) => !ofWording.has(kind));
  for (const { kind, lost, added } of losses)
    console.log(`  ${id}, ${kind}: lost ${lost.join()} added ${added.join()}`);
  return losses.length;
}

export async function measureStrength(
  record: ReturnType<typeof openRecord>,
  texts: readonly Text[],
  strength: Strength,
) {
  const counted = nothingCounted();
  const transport = record.capable(counted);
  const results: (Made & { before: string; lost: number })[] = [];
  for (const { id, text } of texts) {
    const made = await rewriteBy(transport, text, strength);
    const unframed = withoutFrames(text, made.changes);
    results.push({ ...made, before: text, lost: printLosses(id, unframed, made.text) });
  }
  const before = results.map((result) => result.before);
  const after = results.map((result) => result.text);
  const words = sumOf(before, countWords);
  const sentences = sentencesIn(before);
  const changed = results.map((result) => changedWords(result.changes) / countWords(result.before));
  const rewritings = results.flatMap((result) => result.rewritings);
  const doubts = rewritings.flatMap((rewriting) => rewriting.doubts);
  const open = doubts.filter(({ decided }) => decided === undefined).length;
  const lostIn = results.filter(({ lost }) => lost > 0).length;
  const estimates = [before, after].map((some) => Promise.all(some.map(probabilityOf)));
  const [had = [], has = []] = await Promise.all(estimates);
  console.log(`\n${texts.length} texts, ${words} words, ${strength}`);
  console.table({
    'words changed, median': percent(median(changed)),
    'words changed, in nine of ten texts at least': percent(quantile(changed, 0.1)),
    'sentences asked about': percent(counted.sentences / sentences),
    'doubts decided by the second look': doubts.length - open,
    'doubts left to the person, to 100 sentences': ((open * 100) / sentences).toFixed(1),
    'refused, to 100 sentences': (
      (sumOf(rewritings, ({ refused }) => refused.length) * 100) /
      sentences
    ).toFixed(1),
    'texts with a fact lost or added': lostIn,
    'marker words to 1,000 words': `${mean(before.map(markersIn)).toFixed(1)} before, ${mean(after.map(markersIn)).toFixed(1)} after`,
    'estimate, median': `${percent(median(had))} before, ${percent(median(has))} after`,
    'calls for 250 words': ((counted.calls * 250) / words).toFixed(2),
    'tokens for 500 words': `${Math.round((counted.read * 125) / words)} in, ${Math.round((counted.written * 125) / words)} out`,
  });
  return { median: median(changed), p10: quantile(changed, 0.1), lostIn };
}

/** How much of a slip's wording is looked for around it. */
const aroundSlip = 30;

/** What is found where these words stand, whatever its placeholders stand for. */
function finder(words: string): RegExp {
  const parts = words
    .replace(/^[^\u27e6]*\u27e7|\u27e6[^\u27e7]*$/g, '')
    .trim()
    .split(/\u27e6[^\u27e7]*\u27e7/);
  const escaped = parts.map((part) =>
    part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/['\u2019]/g, "['\u2019]"),
  );
  return new RegExp(escaped.join('.{1,80}?'), 'iu');
}

const weightyWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];

/** Whether the words of a slip stand in a result; where it only left words out, whether half of these are missing. */
function hasReached({ clean, text }: Slip, result: string): boolean {
  const line = result.replaceAll(/\s+/g, ' ');
  let head = 0;
  while (head < text.length && text[head] === clean[head]) head++;
  let tail = 0;
  const most = Math.min(text.length, clean.length) - head;
  while (tail < most && text.at(-1 - tail) === clean.at(-1 - tail)) tail++;
  const shown = text.slice(Math.max(0, head - aroundSlip), text.length - Math.max(0, tail - aroundSlip));
  const dropped = text.length - tail <= head ? weightyWords(clean.slice(head, clean.length - tail)) : [];
  const kept = dropped.filter((word) => line.toLowerCase().includes(word)).length;
  return finder(shown).test(line) && !(dropped.length > 0 && kept * 2 >= dropped.length);
}

/** A model that slips in each third unit and compares by chance: what of it reaches the text. */
export async function slipsThrough(record: ReturnType<typeof openRecord>, texts: readonly Text[]) {
  const next = random(17);
  const reached: Slip[] = [];
  let planted = 0;
  for (const { text } of texts) {
    const slips: Slip[] = [];
    const made = await rewriteBy(record.weak(next, slips), text, 'strong');
    planted += slips.length;
    reached.push(...slips.filter((slip) => hasReached(slip, made.text) && !hasReached(slip, text)));
  }
  for (const { kind, clean, text } of reached) console.log(`  ${kind}: ${clean} → ${text}`);
  return { planted, reached: reached.length, hard: reached.filter(({ kind }) => hardKinds.has(kind)).length };
}

/** Runs recorded answers through the engine. `file`: for the questions that nobody has answered yet. */
export async function printModel(file: string | undefined): Promise<number> {
  const record = openRecord();
  const texts = readTexts();
  const strong = await measureStrength(record, texts, 'strong');
  const balanced = await measureStrength(
    record,
    texts.filter((_, at) => at % 2 === 0),
    'balanced',
  );
  if (record.missing.size > 0) console.log(`\n${record.missing.size} questions have no answer.`);
  if (file !== undefined) writeFileSync(file, JSON.stringify(Object.fromEntries(record.missing), null, 1));
  console.log('\nSlips of a weak model that reached a text');
  const slips = await slipsThrough(record, texts);
  const share = slips.reached / Math.max(1, slips.planted);
  const bars: Bar[] = [
    {
      name: 'strong: words changed at the median, at least 25%',
      value: percent(strong.median),
      met: strong.median >= 0.25,
    },
    {
      name: 'strong: in nine of ten texts, at least 15%',
      value: percent(strong.p10),
      met: strong.p10 >= 0.15,
    },
    {
      name: 'balanced: words changed at the median, at least 12%',
      value: percent(balanced.median),
      met: balanced.median >= 0.12,
    },
    { name: 'texts with a fact lost or added', value: String(strong.lostIn), met: strong.lostIn === 0 },
    {
      name: 'slips of hard kinds that reach a text, none',
      value: `${slips.hard} of ${slips.planted} of all kinds`,
      met: slips.hard === 0,
    },
    { name: 'slips of all kinds, at most 1%', value: percent(share), met: share <= 0.01 },
  ];
  return printBars(bars);
}
