// Counts what the first posts of the blog say, where the texts are at hand:
//   node scripts/blog/figures.ts ../shared/data
// Prints the figures and keeps them, and no sentence of the texts, in content/blog/figures.json; then `charts.ts` draws them.
// The scores of the detectors are those of HumanizerBench, June and July 2026, CC BY 4.0.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Scored = { human_scores: Record<string, number | null> | null };
type Graded = { passed: boolean; grade: string };
type Habit = { name: string; per_1000_words: Record<string, number> };

const [folder = '../shared/data'] = process.argv.slice(2);
const linesOf = (file: string) => readFileSync(join(folder, file), 'utf8').trim().split('\n');
const round = (share: number) => Math.round(share * 1000) / 10;

/** Its scale ends at 0 and 1; above the middle a detector says that a person wrote the text. */
const saysHuman = (score: number) => score > 0.5;

function agreement() {
  const scored = linesOf('prose/upstream.jsonl').map((line): Scored => JSON.parse(line));
  const detectors = Object.keys(scored[0]?.human_scores ?? {}).toSorted();
  const texts = scored.flatMap(({ human_scores: scores }) => {
    const all = detectors.flatMap((detector) => scores?.[detector] ?? []);
    return all.length === detectors.length ? [all.map(saysHuman)] : [];
  });
  const share = (count: (votes: boolean[]) => boolean) => texts.filter(count).length / texts.length;
  const human = detectors.map((_, i) => share((votes) => votes[i] === true));
  const byChance =
    human.reduce((product, each) => product * each, 1) +
    human.reduce((product, each) => product * (1 - each), 1);
  const pairs = detectors.flatMap((one, i) =>
    detectors.slice(i + 1).map((other, j) => {
      const agree = share((votes) => votes[i] === votes[i + 1 + j]);
      return [`${one} and ${other}`, round(agree)] as const;
    }),
  );
  return {
    texts: texts.length,
    all_agree_percent: round(share((votes) => new Set(votes).size === 1)),
    all_would_agree_by_chance_percent: round(byChance),
    /** By how many of the detectors said that a person wrote the text, from none to all. */
    texts_by_votes: Array.from(
      { length: detectors.length + 1 },
      (_, count) => texts.filter((votes) => votes.filter(Boolean).length === count).length,
    ),
    called_human_percent: Object.fromEntries(
      detectors.map((detector, i) => [detector, round(human[i] ?? 0)]),
    ),
    pairs_agree_percent: Object.fromEntries(pairs),
  };
}

const habitsTold = [
  'triad',
  ', …ing tail',
  'marker word',
  'em dash',
  '"not just/only',
  'concluding opener',
  'rhetorical question',
  'hedge-notice',
  'bullet or',
  'closing offer',
];

function habits() {
  const all: Habit[] = JSON.parse(readFileSync(join(folder, 'lists/tells.json'), 'utf8'));
  return Object.fromEntries(
    habitsTold.flatMap((start) =>
      all
        .filter(({ name }) => name.startsWith(start))
        .map(({ name, per_1000_words: rates }) => [name, rates]),
    ),
  );
}

function meaning() {
  const graded = linesOf('prose/gate.jsonl').map((line): Graded => JSON.parse(line));
  const passed = graded.filter((each) => each.passed);
  return {
    sentences: graded.length,
    passed: passed.length,
    passed_with_another_meaning: passed.filter(({ grade }) => grade.startsWith('meaning')).length,
  };
}

const figures = { habits_per_1000_words: habits(), detectors: agreement(), fact_check: meaning() };
const text = `${JSON.stringify(figures, null, 2)}\n`;
console.log(text);
writeFileSync('content/blog/figures.json', text);
