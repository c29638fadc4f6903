// Rewrites the shared documents and checks the results against the bars; exits with 1 if one is missed.
//   npm run eval
//   npm run eval -- --firings FILE [--tone casual] [--formatting plain]   prints what each rule and row changes, and writes a sample
//   npm run eval -- --gate [--seed 13]                                    checks only the gate against its bars
//   npm run eval -- --model [--json] [--missing FILE] [--names hidden]    rewrites test/model with recorded answers and lists missing ones
//   npm run eval -- --model --folder DIR                                  rewrites texts with the model set by HUMANIZER_ENGINE=chat
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { strengths, tones } from '#contract/humanize.ts';
import { factBars, printBars, readingBars } from './eval/bars.ts';
import { corpusFiles, DATA, readCorpus } from './eval/corpus.ts';
import { findFirings, printFirings } from './eval/firings.ts';
import { printGate } from './eval/gate.ts';
import { printFolder, printModel } from './eval/model.ts';
import { printVoice } from './eval/voice.ts';

const { values } = parseArgs({
  options: {
    firings: { type: 'string' },
    folder: { type: 'string' },
    formatting: { type: 'string' },
    gate: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    missing: { type: 'string' },
    model: { type: 'boolean', default: false },
    names: { type: 'string' },
    seed: { type: 'string', default: '13' },
    tone: { type: 'string' },
  },
});

if (values.folder !== undefined) {
  await printFolder(values.folder);
  process.exit(0);
}
if (values.model) process.exit((await printModel(values)) > 0 ? 1 : 0);
if (!existsSync(DATA)) {
  console.log('No documents to rewrite: ../shared/data is not there.');
  process.exit(0);
}
if (values.gate) process.exit(printGate(Number(values.seed)) > 0 ? 1 : 0);

const tone = tones.find((each) => each === values.tone) ?? 'neutral';
const formatting = values.formatting === 'plain' ? 'plain' : 'keep';
const found = findFirings({ tone, formatting });
if (values.firings !== undefined) {
  printFirings(found, values.firings, Number(values.seed));
  process.exit(0);
}

const samples = corpusFiles().flatMap(readCorpus);
const texts = samples.filter(({ machine }) => machine).map(({ text }) => text);
const settings = [
  ...strengths.map((strength) => ({ strength })),
  ...tones.map((each) => ({ strength: 'strong' as const, tone: each })),
  { strength: 'strong' as const, formatting: 'plain' as const },
];
let missed = 0;
for (const options of settings) {
  console.log(`\n${texts.length} texts, ${Object.values(options).join(', ')}`);
  missed += printBars(await factBars(texts, options));
}
console.log('\nThe reading');
missed += printBars(readingBars(found.firings));
missed += printBars(await printVoice());
process.exit(missed > 0 ? 1 : 0);
