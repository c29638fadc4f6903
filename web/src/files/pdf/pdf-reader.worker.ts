import { GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readPdf } from './read-pdf.ts';

/** The worker of pdf.js ends with this one. */
GlobalWorkerOptions.workerPort = new Worker(
  new URL('pdfjs-dist/legacy/build/pdf.worker.mjs', import.meta.url),
  { type: 'module' },
);

addEventListener('message', (event: MessageEvent<Uint8Array<ArrayBuffer>>) => {
  void readPdf(event.data).then((answer) => postMessage(answer));
});
