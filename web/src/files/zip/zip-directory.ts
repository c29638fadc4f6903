export type ZipEntry = {
  name: string;
  encrypted: boolean;
  method: number;
  packed: number;
  unpacked: number;
  at: number;
};

const entrySignature = 0x02014b50;
const endSignature = 0x06054b50;
const localSignature = 0x04034b50;
const endLength = 22;
const longestComment = 0xffff;

/** The list of files at the end of an archive; undefined when it is missing or wrong. */
export function readZipDirectory(bytes: Uint8Array): ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return undefined;
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entrySignature) return undefined;
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, nameEnd)),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at--) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return undefined;
}

/** The packed bytes of an entry; undefined when they are not where the directory says. */
export function packedBytes(bytes: Uint8Array<ArrayBuffer>, { at, packed }: ZipEntry) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + 30 > view.byteLength || view.getUint32(at, true) !== localSignature) return undefined;
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return start + packed > bytes.length ? undefined : bytes.subarray(start, start + packed);
}
