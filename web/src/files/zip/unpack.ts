import { packedBytes, readZipDirectory, type ZipEntry } from './zip-directory.ts';

const stored = 0;
const deflated = 8;

export type Unpacked =
  | { ok: true; texts: Map<string, string> }
  | { ok: false; why: 'damaged' | 'too large unpacked' };

/**
 * Unpacks every file of the archive, counts what comes out and keeps the text of those wanted. An archive may declare less than
 * it holds, and the library that reads it would believe it.
 */
export async function unpackWithin(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
  wanted: readonly string[],
): Promise<Unpacked> {
  const entries = readZipDirectory(bytes);
  if (!entries) return { ok: false, why: 'damaged' };
  let left = most;
  const texts = new Map<string, string>();
  for (const entry of entries) {
    const decoder = wanted.includes(entry.name) ? new TextDecoder() : undefined;
    let text = '';
    const stream = openEntry(bytes, entry);
    if (!stream) return { ok: false, why: 'damaged' };
    try {
      const reader = stream.getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        left -= part.value.byteLength;
        if (left < 0) {
          await reader.cancel();
          return { ok: false, why: 'too large unpacked' };
        }
        text += decoder?.decode(part.value, { stream: true }) ?? '';
      }
    } catch {
      return { ok: false, why: 'damaged' };
    }
    if (decoder) texts.set(entry.name, text);
  }
  return { ok: true, texts };
}

function openEntry(
  bytes: Uint8Array<ArrayBuffer>,
  entry: ZipEntry,
): ReadableStream<Uint8Array<ArrayBuffer>> | undefined {
  const packed = packedBytes(bytes, entry);
  if (!packed) return undefined;
  const stream = new Blob([packed]).stream();
  if (entry.method === stored) return stream;
  return entry.method === deflated ? stream.pipeThrough(new DecompressionStream('deflate-raw')) : undefined;
}
