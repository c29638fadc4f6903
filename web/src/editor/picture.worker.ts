import { drawPicture, type PictureQuestion } from './draw-picture.ts';

addEventListener('message', ({ data }: MessageEvent<PictureQuestion>) => {
  void drawPicture(data).then((answer) => postMessage(answer));
});
