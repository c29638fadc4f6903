import type { HumanizeEvent } from '#contract/humanize.ts';
import { humanize, type Dependencies, type Run } from './run.ts';
import { unlessAborted } from '#outgoing/retry.ts';

/** Interval in ms between writes: workerd notices that a caller has gone only when it writes. */
const betweenBeats = 500;

/**
 * Streams the run as lines of JSON, some with leading spaces. A line counts as delivered once the caller's connection has
 * taken it (docs/decisions/0005-callers-who-leave.md).
 */
export function streamRun(run: Run, dependencies: Omit<Dependencies, 'deliver'>): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  const gone = new AbortController();
  const caller = AbortSignal.any([dependencies.caller, gone.signal]);
  writer.closed.catch(() => gone.abort());
  let writing = false;

  async function write(text: string): Promise<void> {
    writing = true;
    await unlessAborted(writer.write(encoder.encode(text)), caller).catch((error: unknown) => {
      gone.abort();
      throw error;
    });
    writing = false;
  }

  const deliver = (event: HumanizeEvent) => write(`${JSON.stringify(event)}\n`);
  const beats = setInterval(() => {
    if (!writing) write(' ').catch(() => {});
  }, betweenBeats);

  async function work(): Promise<void> {
    const ending = await humanize(run, { ...dependencies, caller, deliver });
    if (ending.state === 'left') return writer.abort();
    await deliver(
      ending.state === 'finished'
        ? { event: 'result', result: ending.result }
        : { event: 'error', error: ending.sentence, code: ending.code, given_back: ending.givenBack },
    );
    const others = ending.state === 'finished' ? ending.plan.otherSettings?.() : null;
    if (others) await deliver({ event: 'others', other_settings: others });
    await writer.close();
  }

  // An error after the caller has left is not reported.
  const worked = work()
    .catch((error: unknown) => {
      if (!caller.aborted) throw error;
    })
    .finally(() => clearInterval(beats));
  dependencies.runInBackground('humanizing', worked);
  return readable;
}
