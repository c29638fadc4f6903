import { checksumOf } from '#files/zip/zip-directory.ts';

/** How a program puts a document's parts into an archive. */
export type Packing = {
  /** Some note the sizes behind each file, some leave room in its header, some pack nothing. */
  habit: 'plain' | 'sizes follow' | 'extra field' | 'stored';
  comment?: string;
};

const short = (value: number) => [value & 0xff, (value >>> 8) & 0xff];
const long = (value: number) => [...short(value & 0xffff), ...short(value >>> 16)];

async function deflate(raw: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([raw]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function packed(
  parts: readonly (readonly [name: string, content: string | Uint8Array<ArrayBuffer>])[],
  { habit, comment = '' }: Packing,
): Promise<Uint8Array<ArrayBuffer>> {
  const bodies: Uint8Array<ArrayBuffer>[] = [];
  const directory: number[] = [];
  let at = 0;
  for (const [name, content] of parts) {
    const raw = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const isStored = habit === 'stored' || name.endsWith('.png');
    const data = isStored ? raw : await deflate(raw);
    const follow = habit === 'sizes follow' && !isStored;
    const title = new TextEncoder().encode(name);
    const extra = habit === 'extra field' ? [0x99, 0x99, 4, 0, 1, 2, 3, 4] : [];
    const sizes = [...long(checksumOf(raw)), ...long(data.length), ...long(raw.length)];
    const head = [
      ...short(20),
      ...short(follow ? 8 : 0),
      ...short(isStored ? 0 : 8),
      ...short(0x6c21),
      ...short(0x5879),
    ];
    const names = [...short(title.length), ...short(extra.length)];
    const local = Uint8Array.from([
      ...long(0x04034b50),
      ...head,
      ...(follow ? [...long(0), ...long(0), ...long(0)] : sizes),
      ...names,
      ...title,
      ...extra,
    ]);
    const tail = Uint8Array.from(follow ? [...long(0x08074b50), ...sizes] : []);
    directory.push(...long(0x02014b50), ...short(20), ...head, ...sizes, ...names);
    directory.push(...short(0), ...short(0), ...short(0), ...long(0), ...long(at), ...title, ...extra);
    bodies.push(local, data, tail);
    at += local.length + data.length + tail.length;
  }
  const count = short(parts.length);
  const words = new TextEncoder().encode(comment);
  const end = [...long(0x06054b50), ...short(0), ...short(0), ...count, ...count];
  end.push(...long(directory.length), ...long(at), ...short(words.length), ...words);
  return new Uint8Array(
    await new Blob([...bodies, Uint8Array.from(directory), Uint8Array.from(end)]).arrayBuffer(),
  );
}
