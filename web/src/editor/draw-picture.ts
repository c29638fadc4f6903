import { imageTypes } from '#contract/post-html.ts';

const widest = 1_600;
const attempts = [
  { width: widest, quality: 0.85 },
  { width: widest, quality: 0.7 },
  { width: 1_200, quality: 0.7 },
  { width: 900, quality: 0.65 },
  { width: 600, quality: 0.6 },
];

/** Growth of bytes when they are encoded as base64. */
const grown = 4 / 3;

const isKept = (type: string) =>
  imageTypes.some((each) => `image/${each}` === type.replace('vnd.microsoft.icon', 'x-icon'));

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    });
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(blob);
  });
}

type Size = { width: number; height: number };

function sizeWithin({ width, height }: Size, wanted: number): Size {
  const scale = Math.min(1, wanted / width);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function encoded(bitmap: ImageBitmap, { width, height }: Size, quality: number): Promise<Blob | null> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

/** `room`: the number of bytes left in the post. */
export type PictureQuestion = { file: File; room: number };
export type Drawn = ({ ok: true; src: string } & Size) | { ok: false; why: 'unreadable' | 'too large' };

/** Keeps a small picture unchanged; otherwise draws it smaller until it fits. */
export async function drawPicture({ file, room }: PictureQuestion): Promise<Drawn> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return { ok: false, why: 'unreadable' };
  const { width, height } = bitmap;
  const fits = (blob: Blob) => blob.size * grown < room;
  if (isKept(file.type) && width <= widest && file.size < 200_000 && fits(file)) {
    return { ok: true, src: await dataAddress(file), width, height };
  }
  for (const { width: wanted, quality } of attempts) {
    const size = sizeWithin(bitmap, wanted);
    const blob = await encoded(bitmap, size, quality);
    if (blob && fits(blob)) return { ok: true, src: await dataAddress(blob), ...size };
  }
  return { ok: false, why: 'too large' };
}
