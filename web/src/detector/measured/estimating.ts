import type { Estimate } from '#prose/index.ts';

export type Question = { id: number; text: string };
export type Answer = { id: number } & ({ answer: Estimate } | { fault: string });

type Waiting = { answer: (estimate: Estimate) => void; fail: (error: Error) => void };

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

function hear({ data }: MessageEvent<Answer>) {
  const asker = waiting.get(data.id);
  waiting.delete(data.id);
  if ('answer' in data) asker?.answer(data.answer);
  else asker?.fail(new Error(data.fault));
}

/** Fails all pending requests if the worker does not load; the next text starts a new one. */
function fall() {
  worker = undefined;
  for (const { fail } of waiting.values()) fail(new Error('The measuring script did not load.'));
  waiting.clear();
}

/** Estimates how a text reads. The worker is kept, since a result is measured again after each reverted change. */
export async function estimateOf(text: string): Promise<Estimate> {
  if (worker === undefined) {
    worker = new Worker(new URL('./estimating-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', hear);
    worker.addEventListener('error', fall);
  }
  const id = ++asked;
  return new Promise((answer, fail) => {
    waiting.set(id, { answer, fail });
    worker?.postMessage({ id, text } satisfies Question, []);
  });
}
