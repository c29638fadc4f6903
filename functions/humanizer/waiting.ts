/** Resolves at once when the signal aborts: whoever waits looks at the signal. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export const wait: Wait = (milliseconds, signal) =>
  unlessAborted(new Promise<void>((resolve) => setTimeout(resolve, milliseconds)), signal).catch(() => {});

/** What is asked for, or a rejection as soon as the signal aborts. */
export function unlessAborted<T>(asked: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('The caller has gone', 'AbortError'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    asked.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
