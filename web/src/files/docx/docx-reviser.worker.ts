import { reviseDocx, type Revised } from './in-place/revise-docx.ts';

export type ReviserQuestion = {
  bytes: Uint8Array<ArrayBuffer>;
  from: string;
  to: string;
  tracked: { author: string; date: Date } | null;
};
export type ReviserAnswer = Revised | { ok: false; why: 'failed' };

addEventListener('message', ({ data: { bytes, ...change } }: MessageEvent<ReviserQuestion>) => {
  void reviseDocx(bytes, change)
    .catch((): ReviserAnswer => ({ ok: false, why: 'failed' }))
    .then((answer) => postMessage(answer));
});
