import { join } from 'node:path';
import { judgeRewriting, readSource } from '#prose/index.ts';
import { readAnswers } from '../research/published/answers.ts';
import { readJsonLines } from '../shared/json-lines.ts';
import { random } from '../shared/random.ts';
import { type Bar, printBars } from './bars.ts';
import { DATA } from './corpus.ts';
import { mutantsOf } from './gate/mutants/index.ts';
import { type Passage, readPairs, readPassages } from './gate/passages.ts';
import {
  addRewriting,
  type Caught,
  hardKinds,
  nothing,
  type Planting,
  plantingIn,
  shareOf,
  type Tally,
  verdictOnPlanted,
  worstOf,
} from './gate/tally.ts';
import { percent } from './measures/measures.ts';

const folder = join(DATA, '..');
const mutantsOfEach = 16;
/** Checks the gate against its bars, and returns how many it missed. `seed` selects the mutants. */
export function printGate(seed: number): number {
  const bars = [
    ...rewritingBars(),
    ...slipBars(),
    ...mutantBars(seed),
    pairsBar(),
    ...lightBars(),
    ...gradedBars(),
  ];
  console.log('\nThe bars of the gate');
  return printBars(bars);
}

const shown = (tally: Tally) => ({
  kept: percent(shareOf(tally, 'kept')),
  'in doubt': percent(shareOf(tally, 'in doubt')),
  lost: percent(shareOf(tally, 'lost')),
});

/** Measures the changed words of rewritings that keep the meaning of their source. */
function rewritingBars(): Bar[] {
  const table: Record<string, ReturnType<typeof shown>> = {};
  let careful = nothing();
  for (const set of ['working', 'held-back'] as const)
    for (const hand of ['careful', 'freer'] as const) {
      const tally = nothing();
      for (const passage of readPassages(set)) addRewriting(tally, passage.source, passage[hand]);
      table[`${set}, ${hand}`] = shown(tally);
      if (set === 'held-back' && hand === 'careful') careful = tally;
    }
  console.log('\nChanged words of whole rewritings');
  console.table(table);
  const kept = shareOf(careful, 'kept');
  const lost = shareOf(careful, 'lost');
  return [
    { name: 'careful, held back: words kept, at least 35%', value: percent(kept), met: kept >= 0.35 },
    { name: 'careful, held back: words lost, at most 5%', value: percent(lost), met: lost <= 0.05 },
  ];
}

type Planted = Caught & { kind: string };

const judgedAs = (kind: string, planting: Planting, text: string): Planted => ({
  kind,
  ...verdictOnPlanted(planting, text),
});

function plantedBars(what: string, planted: readonly Planted[]): Bar[] {
  const kept = (among: readonly Planted[]) =>
    among.filter(({ verdict }) => verdict === 'kept').length / Math.max(1, among.length);
  const serious = planted.filter(({ kind }) => hardKinds.has(kind));
  return [
    {
      name: `${what}: kept, at most 3%`,
      value: `${percent(kept(planted))} of ${planted.length}`,
      met: kept(planted) <= 0.03,
    },
    {
      name: `${what}: kept of ${[...hardKinds].join(', ')}, at most 1%`,
      value: `${percent(kept(serious))} of ${serious.length}`,
      met: kept(serious) <= 0.01,
    },
  ];
}

function printByKind(title: string, planted: readonly Planted[]): void {
  const table: Record<string, Tally> = {};
  for (const { kind, verdict } of planted) {
    const tally = (table[kind] ??= nothing());
    tally[verdict]++;
  }
  console.log(`\n${title}`);
  console.table(table);
}

const slipsIn = (passages: readonly Passage[]): Planted[] =>
  passages.flatMap(({ source, slips, ...hands }) =>
    slips.map(({ of, kind, before, after }) =>
      judgedAs(
        kind,
        plantingIn(source, hands[of]),
        hands[of].replace(before, () => after),
      ),
    ),
  );

/** Measures changes of meaning that writers made by hand; of the held-back set, only totals are printed. */
function slipBars(): Bar[] {
  printByKind('Slips by hand, working set', slipsIn(readPassages('working')));
  const held = slipsIn(readPassages('held-back'));
  const doubted = held.filter(({ verdict }) => verdict === 'in doubt');
  const early = doubted.filter(({ isEarly }) => isEarly).length / Math.max(1, doubted.length);
  return [
    ...plantedBars('slips, held back', held),
    {
      name: 'slips in doubt among the first half of the doubts, at least 80%',
      value: percent(early),
      met: early >= 0.8,
    },
  ];
}

const judgedPairs = (set: 'working' | 'held-back'): Planted[] =>
  readPairs(set).map(({ kind, source, rewriting }) => {
    const verdict = worstOf(judgeRewriting(readSource(source), rewriting, { whole: true }));
    return { kind, verdict, isEarly: false };
  });

/** Measures changes of meaning by small means, one to a sentence; of the held-back set, only the total is printed. */
function pairsBar(): Bar {
  printByKind('Changes of meaning by small means, working set', judgedPairs('working'));
  const held = judgedPairs('held-back');
  const kept = held.filter(({ verdict }) => verdict === 'kept').length / held.length;
  return {
    name: 'changes by small means, held back: kept, at most 10%',
    value: `${percent(kept)} of ${held.length}`,
    met: kept <= 0.1,
  };
}

/** Measures changes of meaning that a program plants. */
function mutantBars(seed: number): Bar[] {
  const next = random(seed);
  const pairs = readPassages('held-back').flatMap(({ source, careful, freer }) => [
    [source, careful] as const,
    [source, freer] as const,
    [source, source] as const,
  ]);
  for (const [at, { source, output }] of readAnswers(folder).entries())
    if (at % 8 === 0) pairs.push([source, output], [source, source]);
  const planted = pairs.flatMap(([source, rewriting]) => {
    const planting = plantingIn(source, rewriting);
    return mutantsOf(source, rewriting, next, mutantsOfEach).map(({ kind, text }) =>
      judgedAs(kind, planting, text),
    );
  });
  printByKind('Mutants by program', planted);
  return plantedBars('mutants', planted);
}

/** The tool of upstream.jsonl that edits lightly. */
const lightEditor = 'grammarly';

function lightBars(): Bar[] {
  const tally = nothing();
  for (const { tool, source, output } of readAnswers(folder))
    if (tool === lightEditor) addRewriting(tally, source, output);
  const kept = shareOf(tally, 'kept');
  return [
    { name: 'changed words of the light editor kept, at least 60%', value: percent(kept), met: kept >= 0.6 },
  ];
}

type Graded = { source: string; proposed: string; grade: string };

/** Measures sentences that a reader graded before the gate was built. */
function gradedBars(): Bar[] {
  const table: Record<string, Tally> = {};
  for (const { source, proposed, grade } of readJsonLines<Graded>(join(DATA, 'gate.jsonl'))) {
    const tally = (table[grade === 'better' ? 'as good' : grade] ??= nothing());
    tally[worstOf(judgeRewriting(readSource(source), proposed))]++;
  }
  console.log('\nSentences that a reader graded');
  console.table(table);
  const changed = shareOf(table['meaning changed'] ?? nothing(), 'kept');
  const good = 1 - shareOf(table['as good'] ?? nothing(), 'lost');
  return [
    { name: 'graded, meaning changed: kept, at most 5%', value: percent(changed), met: changed <= 0.05 },
    { name: 'graded, good: kept or in doubt, at least 97%', value: percent(good), met: good >= 0.97 },
  ];
}
