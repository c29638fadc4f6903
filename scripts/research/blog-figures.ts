// Counts the figures in the first posts of the blog, if the texts are available:
//   node scripts/research/blog-figures.ts ../shared/data
// Prints the figures and writes them, without any of the texts, to content/blog/figures.json, from which `blog-charts.ts` draws.
// The scores of the detectors are those of HumanizerBench, June and July 2026, CC BY 4.0.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonLines } from '../shared/json-lines.ts';
import { readAnswers } from './published/answers.ts';
import { agreementOf } from './published/detectors.ts';

type Graded = { passed: boolean; grade: string };
type Habit = { name: string; per_1000_words: Record<string, number> };

const [folder = '../shared/data'] = process.argv.slice(2);

function agreement() {
  const { pairs, ...figures } = agreementOf(readAnswers(folder));
  const named = pairs.map(({ one, other, percent }) => [`${one} and ${other}`, percent] as const);
  return { ...figures, pairs_agree_percent: Object.fromEntries(named) };
}

const quotedHabits = [
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
    quotedHabits.flatMap((start) =>
      all
        .filter(({ name }) => name.startsWith(start))
        .map(({ name, per_1000_words: rates }) => [name, rates]),
    ),
  );
}

function meaning() {
  const graded = readJsonLines<Graded>(join(folder, 'prose/gate.jsonl'));
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
