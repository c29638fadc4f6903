import type { imageTypes } from '#contract/post-html.ts';

type Size = { width: number; height: number };
type Format = (typeof imageTypes)[number];

/** Reads a JPEG's size, which may follow other segments: a colour profile, a preview, camera metadata. */
function jpegSize(view: DataView): Size {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  throw new RangeError('no frame');
}

const readers: Record<Format, (view: DataView) => Size> = {
  png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  // A negative height means that the rows go from top to bottom.
  bmp: (view) => ({ width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) }),
  'x-icon': (view) => ({ width: view.getUint8(6) || 256, height: view.getUint8(7) || 256 }),
  jpeg: jpegSize,
};

const largest = 20_000;
const plausible = (length: number) => length > 0 && length <= largest;

/** Returns the size of a data-URL picture, to reserve its space on the page; null if the data does not match its type. */
export function sizeOfDataImage(address: string): Size | null {
  const [, format, base64] = /^data:image\/([a-z-]+);base64,(.+)$/i.exec(address) ?? [];
  const read = Object.entries(readers).find(([name]) => name === format?.toLowerCase())?.[1];
  if (read === undefined || base64 === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const size = read(new DataView(bytes.buffer));
    return plausible(size.width) && plausible(size.height) ? size : null;
  } catch {
    return null;
  }
}
