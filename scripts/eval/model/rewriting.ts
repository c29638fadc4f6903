import type { Doubt, Held, HumanizeOptions, TextChange } from '#contract/humanize.ts';
import { modelEngine } from '#humanizer/model/engine.ts';
import type { NamesOption } from '#humanizer/model/names.ts';
import type { Transport } from '#humanizer/model/transport/transport.ts';
import { wait } from '#outgoing/retry.ts';
import { applyChanges, movedBy } from '#prose/index.ts';

/** A rewritten text; offsets are those in the whole text. `seconds`: until the first passage and until the last. */
export type Made = {
  before: string;
  text: string;
  changes: TextChange[];
  doubts: Doubt[];
  refused: Held[];
  seconds: { first: number; last: number };
};

export type Asked = Pick<HumanizeOptions, 'strength' | 'tone'>;

const timeLimit = 120_000;

/** Rewrites a text with the engine as it is deployed; doubts that the model does not decide stay open. */
export async function rewriteBy(
  transport: Transport,
  text: string,
  options: Asked,
  names: NamesOption = 'shown',
): Promise<Made> {
  const model = { transport, judge: transport, timeLimit, doubts: 'ask', names, wait } as const;
  const begun = performance.now();
  const plan = await modelEngine('measured', model).plan(text, options);
  const made: Made = {
    before: text,
    text,
    changes: [],
    doubts: [],
    refused: [],
    seconds: { first: 0, last: 0 },
  };
  for (const [at, chunk] of plan.chunks.entries()) {
    const { changes, doubts, refused } = await plan.rewrite(chunk, new AbortController().signal);
    made.changes.push(...changes.map((change) => movedBy(change, chunk.start)));
    made.doubts.push(...doubts.map((doubt) => movedBy(doubt, chunk.start)));
    made.refused.push(...refused.map((held) => movedBy(held, chunk.start)));
    made.seconds.last = (performance.now() - begun) / 1000;
    if (at === 0) made.seconds.first = made.seconds.last;
  }
  made.text = applyChanges(text, made.changes);
  return made;
}
