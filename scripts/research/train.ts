// Trains the estimate on ../shared/data/prose/train.jsonl and writes its weights and the human ranges:
//   npm run train -- [--final] [--shared=<folder>]
// With --final it opens test.jsonl, prints the table of docs/signals.md and writes it for the page that shows it.
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type PackedModel, packHashed, unpackModel } from '#prose/estimate/model.ts';
import { bandOf, calibrate, calibrated } from './train/calibrate.ts';
import { fitWithout, tryRecipes } from './train/choose.ts';
import { fitModel } from './train/fit.ts';
import { foldsOf, groupsOf } from './train/groups.ts';
import { humanRanges } from './train/human-range.ts';
import {
  corpusOf,
  measureCalibration,
  measureSeparation,
  measureShort,
  measureVerdicts,
} from './train/measure.ts';
import { printReport, printTrials } from './train/print.ts';
import { FAMILIES, readRows, readText } from './train/rows.ts';
import { writeJson, writeModule } from './train/write.ts';

const PROSE = 'functions/prose';
const FOLDS = 5;

const { values } = parseArgs({
  options: {
    final: { type: 'boolean', default: false },
    shared: { type: 'string', default: '../shared' },
  },
});

const train = readRows(`${values.shared}/data/prose/train.jsonl`);
const texts = train.rows.map(readText);
const folds = foldsOf(train.rows, groupsOf(train.rows), FOLDS);
await writeModule(`${PROSE}/signals/human-range.ts`, 'humanRange', humanRanges(texts));

const trials = tryRecipes(texts, folds);
printTrials(trials);
const [best] = trials;
if (!best) throw new Error('No recipe was tried.');

const calibration = calibrate(texts, best.scores);
const unseen = best.scores.map((score) => score * calibration.slope + calibration.offset);
const band = bandOf(texts, unseen);
console.log(`\nBand, from cross-validation: human below ${band.human}, machine from ${band.machine}`);

const fitted = calibrated(fitModel(texts, best.recipe), calibration);
const digits = (value: number): number => Number(value.toPrecision(4));
const weights: PackedModel = {
  intercept: digits(fitted.intercept),
  means: fitted.style.map(([mean]) => digits(mean)),
  deviations: fitted.style.map(([, deviation]) => digits(deviation)),
  weights: fitted.style.map(([, , weight]) => digits(weight)),
  ...packHashed(fitted.hashed),
  band,
};
await writeJson(`${PROSE}/estimate/weights.json`, weights);

if (values.final) {
  const test = readRows(`${values.shared}/data/prose/test.jsonl`);
  const held = test.rows.map(readText);
  const groups = groupsOf(test.rows);
  const model = unpackModel(weights);
  const without = new Map<string, ReturnType<typeof fitModel>>();
  for (const family of FAMILIES) without.set(family, fitWithout(family, texts, best.recipe));
  const report = {
    weights: createHash('sha256').update(weights.hashed).digest('hex').slice(0, 12),
    trainedOn: corpusOf(texts, train.sha256),
    testedOn: corpusOf(held, test.sha256),
    band,
    chosen: { ...best.recipe, within: digits(best.within), leftOut: digits(best.leftOut) },
    separation: measureSeparation(held, groups, model, without),
    verdicts: measureVerdicts(held, model),
    short: measureShort(held, groups, model),
    calibration: measureCalibration(held, model),
  };
  printReport(report);
  await writeModule(`${PROSE}/estimate/report.ts`, 'report', report, {
    name: 'Report',
    from: './figures.ts',
  });
}
