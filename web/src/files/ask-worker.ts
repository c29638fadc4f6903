type Asking = { transfer?: Transferable[]; within: number };

/** Runs a worker for one question. It reports its own failures; an `error` event means that its script did not load. */
export function askWorker<Answer>(
  start: () => Worker,
  question: unknown,
  { transfer = [], within }: Asking,
): Promise<Answer | 'not loaded' | 'too long'> {
  return new Promise<Answer | 'not loaded' | 'too long'>((resolve) => {
    const worker = start();
    const end = (answer: Answer | 'not loaded' | 'too long') => {
      clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    const timer = setTimeout(() => end('too long'), within);
    worker.addEventListener('message', (event: MessageEvent<Answer>) => end(event.data));
    worker.addEventListener('error', () => end('not loaded'));
    worker.postMessage(question, transfer);
  });
}
