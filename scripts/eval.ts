// Rewrites the shared documents and holds the results against the bars:
//   npm run eval [-- --quick] [--final] [--strength balanced] [--no-harper] [file.jsonl …]
//   npm run eval -- --gate [--seed 13]     holds the gate against its bars, and nothing else
//   npm run eval -- --firings FILE [--tone casual] [--formatting plain]   what each rule and each line changes, and a sample to be read
//   npm run eval -- --tells                what readers see first, and two independent measures, and nothing else
//   npm run eval -- --voice                how much nearer to ten writers a run ends with samples of theirs, and nothing else
import { parseArgs } from 'node:util';
import { corpusFiles, readCorpus, thin } from './eval/corpus.ts';
import { Judge } from './eval/measures/judge.ts';
import { judgeBars, printBars } from './eval/bars.ts';
import { printEffect } from './eval/effect.ts';
import { printFirings } from './eval/firings.ts';
import { printGate } from './eval/gate.ts';
import { printTable, rewriteAll } from './eval/table.ts';
import { printAlike } from './eval/tones.ts';
import { printVoice } from './eval/voice.ts';
import { printYield } from './eval/yield.ts';
import { strengths as allStrengths, tones as allTones } from '#contract/humanize.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    final: { type: 'boolean', default: false },
    'no-harper': { type: 'boolean', default: false },
    harper: { type: 'string', default: '40' },
    strength: { type: 'string' },
    tone: { type: 'string' },
    verbose: { type: 'boolean', default: false },
    gate: { type: 'boolean', default: false },
    tells: { type: 'boolean', default: false },
    voice: { type: 'boolean', default: false },
    seed: { type: 'string', default: '13' },
    firings: { type: 'string' },
    formatting: { type: 'string', default: 'keep' },
  },
});

if (values.gate) {
  process.exit(printGate(Number(values.seed)) > 0 ? 1 : 0);
}

if (values.firings !== undefined) {
  const tone = allTones.find((each) => each === values.tone) ?? 'neutral';
  const formatting = values.formatting === 'plain' ? 'plain' : 'keep';
  printFirings({ tone, formatting, out: values.firings, seed: Number(values.seed) });
  process.exit(0);
}

const files = positionals.length > 0 ? positionals : corpusFiles(values.final);
if (files.length === 0) {
  console.log('No documents to rewrite: ../shared/data is not there, and no file was named.');
  process.exit(0);
}
const all = files.flatMap(readCorpus);
const samples = values.quick ? thin(all, 30) : all;
const strengths = allStrengths.filter(
  (strength) => values.strength === undefined || strength === values.strength,
);
if (values.tells) {
  process.exit(printBars(await printEffect()) > 0 ? 1 : 0);
}
if (values.voice) {
  process.exit(printBars(await printVoice()) > 0 ? 1 : 0);
}

const judge = values['no-harper'] ? null : new Judge();
const judged = new Set(judge ? thin(samples, Number(values.harper)) : []);

let missed = 0;
for (const strength of strengths) {
  const rows = await rewriteAll(samples, { strength, tone: 'neutral' }, judge, judged);
  printTable(strength, rows, values.verbose);
  missed += printBars(judgeBars(strength, rows));
  printYield(samples, { strength });
}
const tones = allTones.filter((tone) => tone !== 'neutral' && (!values.tone || tone === values.tone));
for (const tone of values.strength ? [] : tones) {
  const rows = await rewriteAll(samples, { strength: 'balanced', tone }, null, new Set());
  const lost = rows.filter((row) => row.machine && row.losses.length > 0);
  const bent = rows.filter((row) => !row.keepsShape);
  console.log(
    `\n${tone}, balanced: ${lost.length} documents with a fact lost or added, ${bent.length} out of shape`,
  );
  missed += lost.length + bent.length > 0 ? 1 : 0;
}
if (!values.strength) printAlike(all);
judge?.keep();
if (!values.quick && positionals.length === 0)
  missed += printBars([...(await printEffect()), ...(await printVoice())]);
process.exit(missed > 0 ? 1 : 0);
