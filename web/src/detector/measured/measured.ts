import type { Measurement } from './measure-text.ts';

export type { MeasuredSignal, Measurement, SentenceLengths } from './measure-text.ts';

/** The worker's response. */
export type Reply = { measurement: Measurement } | { fault: string };

/**
 * Measures a text without blocking the page; an abort stops the work and rejects. Starts a worker for each text, since terminating
 * it is the only way to stop a running measurement.
 */
export async function measure(text: string, signal: AbortSignal): Promise<Measurement> {
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
