import { readDocx } from './read-docx.ts';

addEventListener('message', (event: MessageEvent<Uint8Array<ArrayBuffer>>) => {
  void readDocx(event.data).then((answer) => postMessage(answer));
});
