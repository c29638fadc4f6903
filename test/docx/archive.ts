import { checksumOf } from '#files/zip/zip-directory.ts';

/** How a program packs the parts of a document: sizes after each file, an extra header field, or no compression. */
export type Packing = { habit?: 'sizes follow' | 'extra field' | 'stored'; comment?: string };
/** `declared`: the size that the archive states for the file, if it is false. */
type File = { name: string; content: string | Uint8Array<ArrayBuffer>; declared?: number };

const short = (...values: number[]) => values.flatMap((value) => [value & 0xff, (value >>> 8) & 0xff]);
const long = (...values: number[]) => values.flatMap((value) => short(value & 0xffff, value >>> 16));

const textBytes = (text: string) => new TextEncoder().encode(text);

async function deflate(raw: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([raw]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function makeArchive(
  files: readonly File[],
  { habit, comment = '' }: Packing = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const bodies: Uint8Array<ArrayBuffer>[] = [];
  const directory: number[] = [];
  let at = 0;
  for (const { name, content, declared } of files) {
    const raw = typeof content === 'string' ? textBytes(content) : content;
    const isStored = habit === 'stored' || name.endsWith('.png');
    const data = isStored ? raw : await deflate(raw);
    const follow = habit === 'sizes follow' && !isStored;
    const title = textBytes(name);
    const extra = habit === 'extra field' ? [0x99, 0x99, 4, 0, 1, 2, 3, 4] : [];
    const sizes = long(checksumOf(raw), data.length, declared ?? raw.length);
    const head = short(20, follow ? 8 : 0, isStored ? 0 : 8, 0x6c21, 0x5879);
    const names = short(title.length, extra.length);
    const local = [
      ...long(0x04034b50),
      ...head,
      ...(follow ? long(0, 0, 0) : sizes),
      ...names,
      ...title,
      ...extra,
    ];
    const tail = follow ? [...long(0x08074b50), ...sizes] : [];
    directory.push(...long(0x02014b50), ...short(20), ...head, ...sizes, ...names);
    directory.push(...short(0, 0, 0), ...long(0, at), ...title, ...extra);
    bodies.push(Uint8Array.from(local), data, Uint8Array.from(tail));
    at += local.length + data.length + tail.length;
  }
  const words = textBytes(comment);
  const end = [...long(0x06054b50), ...short(0, 0, files.length, files.length)];
  end.push(...long(directory.length, at), ...short(words.length), ...words);
  const whole = new Blob([...bodies, Uint8Array.from(directory), Uint8Array.from(end)]);
  return new Uint8Array(await whole.arrayBuffer());
}
