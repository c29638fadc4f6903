import { checksumOf, deflated, type ZipDirectory, type ZipEntry } from './zip-directory.ts';

/** A flag: checksum and sizes follow the packed bytes. */
const sizesFollow = 1 << 3;

/** Returns the archive with new texts in some of its files. All else is copied as packed, in order, with its own headers. */
export async function replaceFiles(
  bytes: Uint8Array<ArrayBuffer>,
  { entries, at: directoryAt, endAt }: ZipDirectory,
  texts: ReadonlyMap<string, string>,
): Promise<Blob> {
  const files: Uint8Array<ArrayBuffer>[] = [];
  const lines = new Map<ZipEntry, Uint8Array<ArrayBuffer>>();
  const inOrder = entries.toSorted((one, other) => one.at - other.at);
  let length = inOrder[0]?.at ?? directoryAt;
  if (length > 0) files.push(bytes.subarray(0, length));
  for (const [index, entry] of inOrder.entries()) {
    const line = bytes.slice(entry.line.at, entry.line.end);
    const text = texts.get(entry.name);
    const file =
      text === undefined
        ? [bytes.subarray(entry.at, inOrder[index + 1]?.at ?? directoryAt)]
        : await packed(bytes, entry, line, text);
    new DataView(line.buffer).setUint32(42, length, true);
    lines.set(entry, line);
    files.push(...file);
    length += file.reduce((sum, part) => sum + part.length, 0);
  }
  const directory = entries.map((entry) => lines.get(entry)).filter((line) => line !== undefined);
  const end = bytes.slice(endAt);
  new DataView(end.buffer).setUint32(16, length, true);
  return new Blob([...files, ...directory, end]);
}

async function packed(
  bytes: Uint8Array<ArrayBuffer>,
  { at, dataAt }: ZipEntry,
  line: Uint8Array<ArrayBuffer>,
  text: string,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const raw = new TextEncoder().encode(text);
  const deflate = new Blob([raw]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const data = new Uint8Array(await new Response(deflate).arrayBuffer());
  const header = bytes.slice(at, dataAt);
  // The directory entry has the same fields as the header, two bytes further on.
  for (const [target, from] of [
    [header, 6],
    [line, 8],
  ] as const) {
    const view = new DataView(target.buffer);
    view.setUint16(from, view.getUint16(from, true) & ~sizesFollow, true);
    view.setUint16(from + 2, deflated, true);
    view.setUint32(from + 8, checksumOf(raw), true);
    view.setUint32(from + 12, data.length, true);
    view.setUint32(from + 16, raw.length, true);
  }
  return [header, data];
}
