import { GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readPdf } from './read-pdf.ts';

/** pdf.js has a worker of its own, which ends with this one. */
GlobalWorkerOptions.workerPort = new Worker(
  new URL('pdfjs-dist/legacy/build/pdf.worker.mjs', import.meta.url),
  { type: 'module' },
);

addEventListener('message', (event: MessageEvent<Uint8Array<ArrayBuffer>>) => {
  void readPdf(event.data).then((answer) => postMessage(answer));
});
