/** Resolves at once when the signal aborts, so check the signal afterwards. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export const wait: Wait = (milliseconds, signal) =>
  unlessAborted(new Promise<void>((resolve) => setTimeout(resolve, milliseconds)), signal).catch(() => {});

/** Rejects as soon as the signal aborts. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('The client has gone', 'AbortError'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Pauses between attempts in ms. Work that still fails afterwards is left to the daily cron. */
const pauses = [200, 1_000];

/** Retries idempotent work after a pause. */
export async function retry<T>(work: () => Promise<T>, waitFor: Wait): Promise<T> {
  for (const pause of pauses) {
    try {
      return await work();
    } catch {
      await waitFor(pause, new AbortController().signal);
    }
  }
  return work();
}
