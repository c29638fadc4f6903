import { crc32 } from 'node:zlib';

type File = { name: string; content: string; declared?: number };

/** An archive as a .docx is one. `declared` is the size that it claims for a file, when that is a lie. */
export async function makeArchive(files: File[]): Promise<Uint8Array<ArrayBuffer>> {
  const bodies: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const { name, content, declared } of files) {
    const raw = new TextEncoder().encode(content);
    const packed = new Uint8Array(
      await new Response(
        new Blob([raw]).stream().pipeThrough(new CompressionStream('deflate-raw')),
      ).arrayBuffer(),
    );
    const title = new TextEncoder().encode(name);
    const common = [
      ...short(20),
      ...short(0),
      ...short(8),
      ...short(0),
      ...short(0),
      ...long(crc32(raw)),
      ...long(packed.length),
      ...long(declared ?? raw.length),
      ...short(title.length),
      ...short(0),
    ];
    const local = Uint8Array.from([...long(0x04034b50), ...common, ...title]);
    directory.push(
      Uint8Array.from([
        ...long(0x02014b50),
        ...short(20),
        ...common,
        ...short(0),
        ...short(0),
        ...short(0),
        ...long(0),
        ...long(at),
        ...title,
      ]),
    );
    bodies.push(local, packed);
    at += local.length + packed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = short(files.length);
  const end = Uint8Array.from([
    ...long(0x06054b50),
    ...short(0),
    ...short(0),
    ...count,
    ...count,
    ...long(size),
    ...long(at),
    ...short(0),
  ]);
  return new Uint8Array(
    await new Blob([...bodies, ...directory, end].map((part) => new Uint8Array(part))).arrayBuffer(),
  );
}

const short = (value: number) => [value & 0xff, (value >>> 8) & 0xff];
const long = (value: number) => [...short(value & 0xffff), ...short(value >>> 16)];
