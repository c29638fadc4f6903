import type { Measurement } from './measure-text.ts';

export type { MeasuredSignal, Measurement, SentenceLengths } from './measure-text.ts';

/** The worker's response. */
export type Reply = { measurement: Measurement } | { fault: string };

/** Measures a text without blocking the page; an abort stops the work and rejects. */
export async function measure(text: string, signal: AbortSignal): Promise<Measurement> {
  return 'Worker' in globalThis ? measureInWorker(text, signal) : measureWhenIdle(text, signal);
}

/** Starts a worker for each text, since terminating it is the only way to stop a running measurement. */
function measureInWorker(text: string, signal: AbortSignal): Promise<Measurement> {
  const worker = new Worker(new URL('./measuring-worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<Measurement>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.addEventListener('error', () => reject(new Error('The measuring script did not load.')));
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if ('measurement' in data) resolve(data.measurement);
      else reject(new Error(data.fault));
    });
    worker.postMessage(text, []);
  });
  return answer.finally(() => worker.terminate());
}

async function measureWhenIdle(text: string, signal: AbortSignal): Promise<Measurement> {
  await idle();
  signal.throwIfAborted();
  const { measureText } = await import('./measure-text.ts');
  await idle();
  signal.throwIfAborted();
  return measureText(text);
}

/** Waits until the page is idle. Safari has no `requestIdleCallback`. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve);
  });
