import { minute } from '#contract/time.ts';
import { askWorker } from '#files/ask-worker.ts';
import type { Drawn, PictureQuestion } from './draw-picture.ts';
import type { Picture } from './quill/rich-text.ts';

type Fitted =
  | { ok: true; picture: Picture }
  | { ok: false; why: 'unreadable' | 'too large' | 'not loaded' | 'too long' };

/** In a worker, since a page encodes a picture only when it has nothing else to do, seconds later. */
export async function fitPicture(file: File, alt: string, room: number): Promise<Fitted> {
  const drawn = await askWorker<Drawn>(
    () => new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module' }),
    { file, room } satisfies PictureQuestion,
    { within: minute },
  );
  if (drawn === 'not loaded' || drawn === 'too long') return { ok: false, why: drawn };
  if (!drawn.ok) return drawn;
  const { src, width, height } = drawn;
  return { ok: true, picture: { src, alt, width, height } };
}
