import { applyChanges } from '#prose/text/changes/change.ts';
import { rewritten } from '#content/tool/rewritten-sample.ts';
import { sample } from '#contract/sample.ts';
import { clock } from '#browser/clock.ts';
import { asItCame } from '#history/reading.ts';
import { createHumanizer } from '../workspace/controller.ts';
import { results } from '../workspace/results.ts';
import { defaultOptions } from '../workspace/workspace.ts';

const { changes, facts } = rewritten;

/** The rewritten sample, to try the tool with. Nothing of it is sent, counted or stored. */
export const sampleDocument = createHumanizer({
  clock,
  stream: () => Promise.resolve({ end: 'cancelled' }),
  results: () => results,
  allowance: () => null,
  takeUsage: () => {},
  askUsage: () => Promise.resolve(),
  remember: () => {},
  rememberReading: () => {},
  random: () => 0.5,
  runId: () => 'sample',
});

sampleDocument.open({
  phase: 'finished',
  asked: { run_id: 'sample', source: sample, span: null, options: defaultOptions, name: '' },
  result: {
    finalContent: applyChanges(sample, changes),
    outcome: 'rewritten',
    changes,
    held: [],
    facts,
    chunks: { total: 1, failed: 0 },
  },
  ...asItCame,
  words: 0,
  seconds: null,
  humanScore: null,
});
