import { measureText } from './measure-text.ts';
import type { Reply } from './measured.ts';

addEventListener('message', ({ data }: MessageEvent<string>) => {
  measureText(data).then(
    (measurement) => reply({ measurement }),
    (fault: unknown) => reply({ fault: String(fault) }),
  );
});

const reply = (message: Reply) => postMessage(message);
