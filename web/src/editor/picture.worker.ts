import { type Drawn, drawPicture, type PictureQuestion } from './draw-picture.ts';

addEventListener('message', ({ data }: MessageEvent<PictureQuestion>) => {
  void drawPicture(data)
    .catch((): Drawn => ({ ok: false, why: 'unreadable' }))
    .then((answer) => postMessage(answer));
});
