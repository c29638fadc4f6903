import { limits } from '#contract/limits.ts';

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** Returns the CRC-32 that an archive stores for each file. `before`: the CRC-32 of the bytes before these. */
export function checksumOf(bytes: Uint8Array, before = 0): number {
  let value = ~before;
  for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}

export type ZipEntry = {
  name: string;
  encrypted: boolean;
  method: number;
  checksum: number;
  packed: number;
  unpacked: number;
  /** Offsets of its header, of its packed bytes, and of its directory entry. */
  at: number;
  dataAt: number;
  line: { at: number; end: number };
};

export type ZipDirectory = { entries: ZipEntry[]; at: number; endAt: number };

/** Supported compression methods. */
export const stored = 0;
export const deflated = 8;

const entrySignature = 0x02014b50;
const endSignature = 0x06054b50;
const localSignature = 0x04034b50;
const endLength = 22;
const longestComment = 0xffff;

/** Returns the number of files that an archive declares, before anything else of it is read. */
export function countFiles(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  const endAt = findEnd(view);
  return endAt === undefined ? 0 : countAt(view, endAt);
}

/**
 * Reads the list of files at the end of an archive; undefined if it is missing, invalid or too long. Libraries read past the declared
 * end of the list, correct its offsets and let files share bytes; an archive in which any of this would matter is invalid.
 */
export function readZipDirectory(bytes: Uint8Array): ZipDirectory | undefined {
  const view = viewOf(bytes);
  const endAt = findEnd(view);
  if (endAt === undefined) return undefined;
  const count = countAt(view, endAt);
  if (count > limits.file.archiveFiles) return undefined;
  const start = view.getUint32(endAt + 16, true);
  if (start + view.getUint32(endAt + 12, true) !== endAt) return undefined;
  const entries: ZipEntry[] = [];
  const names = new Set<string>();
  let at = start;
  while (at < endAt && entries.length < count) {
    const entry = readLine(bytes, view, at, endAt);
    if (!entry || names.has(entry.name)) return undefined;
    names.add(entry.name);
    entries.push(entry);
    at = entry.line.end;
  }
  const isWhole = at === endAt && entries.length === count;
  return isWhole && keepApart(entries, start) ? { entries, at: start, endAt } : undefined;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const countAt = (view: DataView, endAt: number) => view.getUint16(endAt + 10, true);

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at--) {
    if (view.getUint32(at, true) !== endSignature) continue;
    return at + endLength + view.getUint16(at + 20, true) === view.byteLength ? at : undefined;
  }
  return undefined;
}

function readLine(bytes: Uint8Array, view: DataView, at: number, limit: number): ZipEntry | undefined {
  if (at + 46 > limit || view.getUint32(at, true) !== entrySignature) return undefined;
  const nameEnd = at + 46 + view.getUint16(at + 28, true);
  const end = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  const local = view.getUint32(at + 42, true);
  if (end > limit || local + 30 > at || view.getUint32(local, true) !== localSignature) return undefined;
  const name = new TextDecoder().decode(bytes.subarray(at + 46, nameEnd));
  const localNameEnd = local + 30 + view.getUint16(local + 26, true);
  if (name !== new TextDecoder().decode(bytes.subarray(local + 30, localNameEnd))) return undefined;
  return {
    name,
    encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    method: view.getUint16(at + 10, true),
    checksum: view.getUint32(at + 16, true),
    packed: view.getUint32(at + 20, true),
    unpacked: view.getUint32(at + 24, true),
    at: local,
    dataAt: localNameEnd + view.getUint16(local + 28, true),
    line: { at, end },
  };
}

function keepApart(entries: readonly ZipEntry[], directoryAt: number): boolean {
  const inOrder = entries.toSorted((one, other) => one.at - other.at);
  return inOrder.every(
    ({ dataAt, packed }, index) => dataAt + packed <= (inOrder[index + 1]?.at ?? directoryAt),
  );
}
