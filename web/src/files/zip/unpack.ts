import { checksumOf, deflated, readZipDirectory, stored, type ZipEntry } from './zip-directory.ts';

export type Unpacked =
  | { ok: true; texts: Map<string, string> }
  | { ok: false; why: 'damaged' | 'too large unpacked' };

/**
 * Unpacks every file of the archive and keeps the text of those wanted. The sizes are checked because an archive may declare less than
 * it contains, and the library that reads it trusts the declaration.
 */
export async function unpackWithin(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
  wanted: readonly string[],
): Promise<Unpacked> {
  const directory = readZipDirectory(bytes);
  if (!directory) return { ok: false, why: 'damaged' };
  if (unpackedSize(directory.entries) > most) return { ok: false, why: 'too large unpacked' };
  const texts = new Map<string, string>();
  for (const entry of directory.entries) {
    const decoder = wanted.includes(entry.name) ? new TextDecoder() : undefined;
    const text = await unpack(bytes, entry, decoder);
    if (text === undefined) return { ok: false, why: 'damaged' };
    if (decoder) texts.set(entry.name, text);
  }
  return { ok: true, texts };
}

export const unpackedSize = (entries: readonly ZipEntry[]) =>
  entries.reduce((sum, { unpacked }) => sum + unpacked, 0);

/** Returns the text of one file, empty without a decoder; undefined as soon as it differs from the directory. */
export async function unpack(
  bytes: Uint8Array<ArrayBuffer>,
  entry: ZipEntry,
  decoder?: TextDecoder,
): Promise<string | undefined> {
  const stream = openEntry(bytes, entry);
  if (!stream) return undefined;
  let text = '';
  let left = entry.unpacked;
  let checksum = 0;
  try {
    const reader = stream.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      left -= part.value.byteLength;
      if (left < 0) {
        await reader.cancel();
        return undefined;
      }
      checksum = checksumOf(part.value, checksum);
      text += decoder?.decode(part.value, { stream: true }) ?? '';
    }
    text += decoder?.decode() ?? '';
  } catch {
    return undefined;
  }
  return left === 0 && checksum === entry.checksum ? text : undefined;
}

function openEntry(
  bytes: Uint8Array<ArrayBuffer>,
  { method, dataAt, packed }: ZipEntry,
): ReadableStream<Uint8Array<ArrayBuffer>> | undefined {
  const stream = new Blob([bytes.subarray(dataAt, dataAt + packed)]).stream();
  if (method === stored) return stream;
  return method === deflated ? stream.pipeThrough(new DecompressionStream('deflate-raw')) : undefined;
}
