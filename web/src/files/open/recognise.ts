import { limits } from '#contract/limits.ts';
import type { Refusal } from '#content/tool/reading-files.ts';
import { unpackedSize } from '../zip/unpack.ts';
import { countFiles, readZipDirectory } from '../zip/zip-directory.ts';

const strange = /[^\P{Cc}\t\n\v\f\r]/gu;
const mostStrange = 1 / 200;

/** Decodes UTF-8, UTF-16 with a byte order mark, or else windows-1252; undefined if the bytes are not text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = decodeUnicode(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
  if (text.includes('\0') || (text.match(strange)?.length ?? 0) > text.length * mostStrange) return undefined;
  return text.replace(/\r\n?/g, '\n');
}

function decodeUnicode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encodingByMark(bytes), { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function encodingByMark([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

export type Recognised =
  | { kind: 'text'; text: string }
  | { kind: 'docx' }
  | { kind: 'pdf' }
  | { kind: 'refused'; why: Refusal };

const signatures: { why: Refusal; bytes: number[]; at?: number }[] = [
  { why: 'picture', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { why: 'picture', bytes: [0xff, 0xd8, 0xff] },
  { why: 'picture', bytes: [0x47, 0x49, 0x46, 0x38] },
  { why: 'picture', bytes: [0x49, 0x49, 0x2a, 0x00] },
  { why: 'picture', bytes: [0x4d, 0x4d, 0x00, 0x2a] },
  { why: 'picture', bytes: [0x57, 0x45, 0x42, 0x50], at: 8 },
  { why: 'picture', bytes: [0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69], at: 4 },
  { why: 'picture', bytes: [0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69, 0x66], at: 4 },
  { why: 'archive', bytes: [0x1f, 0x8b] },
  { why: 'archive', bytes: [0x37, 0x7a, 0xbc, 0xaf] },
  { why: 'archive', bytes: [0x52, 0x61, 0x72, 0x21] },
];
/** Found near the start, since some programs write something before it. */
const pdf = '%PDF-';
const zip = [0x50, 0x4b];
const oldOffice = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Recognises a file by its content. The name only decides what the message says if the two disagree. */
export function recognise(bytes: Uint8Array, name: string): Recognised {
  if (bytes.length === 0) return refused('empty');
  if (startsWith(bytes, oldOffice)) return refused(readOldOffice(bytes));
  if (startsWith(bytes, zip)) return recogniseArchive(bytes);
  const signature = signatures.find((each) => startsWith(bytes, each.bytes, each.at));
  if (signature?.why === 'picture') return refusedPicture(name);
  if (signature) return refused(signature.why);
  const start = latin(bytes.subarray(0, 1024));
  if (start.includes(pdf)) return { kind: 'pdf' };
  if (start.startsWith(String.raw`{\rtf`)) return refused('rtf');
  const text = decodeText(bytes);
  if (isNamedPdf(name)) return refused('not PDF');
  if (text === undefined) return refused(isNamedWord(name) ? 'not Word' : 'binary');
  if (isNamedWord(name)) return refused('not Word');
  if (/^\s*(<\?xml[^>]*>\s*)?<svg\b/i.test(text)) return refusedPicture(name);
  if (/^\s*(<\?xml[^>]*>\s*)?<(!doctype html|html)\b/i.test(text)) return refused('web page');
  return text.trim() === '' ? refused('empty') : { kind: 'text', text };
}

export const isPdf = async (file: File) => (await file.slice(0, 1024).text()).includes(pdf);

export const isNamedPdf = (name: string) => /\.pdf$/i.test(name);
export const isNamedWord = (name: string) => /\.doc[xm]?$/i.test(name);
/** Whether a name is that of a file without text: a picture, a recording, an archive, a table, slides. */
export const isNamedOther = (name: string) =>
  /\.(?:png|jpe?g|gif|webp|bmp|tiff?|hei[cf]|avif|svg|ico|mp[34]|m4a|wav|mov|zip|gz|7z|rar|xlsx?|pptx?)$/i.test(
    name,
  );

const refused = (why: Refusal): Recognised => ({ kind: 'refused', why });
const refusedPicture = (name: string) => refused(isNamedOther(name) ? 'picture' : 'not text');

const startsWith = (bytes: Uint8Array, start: number[], at = 0) =>
  start.every((byte, index) => bytes[at + index] === byte);

const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** Tells old Office files apart by the names of their streams, which are in UTF-16. */
function readOldOffice(bytes: Uint8Array): Refusal {
  const content = latin(bytes);
  const holds = (stream: string) => content.includes([...stream].join('\0'));
  if (holds('EncryptedPackage')) return 'encrypted';
  return holds('WordDocument') ? 'old Word' : 'old Office';
}

function recogniseArchive(bytes: Uint8Array): Recognised {
  if (countFiles(bytes) > limits.file.archiveFiles) return refused('too many files');
  const directory = readZipDirectory(bytes);
  if (!directory) return refused('damaged');
  const { entries } = directory;
  const holds = (folder: string) => entries.some(({ name }) => name.startsWith(folder));
  if (holds('xl/')) return refused('spreadsheet');
  if (holds('ppt/')) return refused('slides');
  if (holds('mimetype') && holds('content.xml')) return refused('odt');
  if (!holds('[Content_Types].xml')) return refused('archive');
  if (entries.some(({ encrypted }) => encrypted)) return refused('encrypted');
  return unpackedSize(entries) > limits.file.unpackedBytes ? refused('too large unpacked') : { kind: 'docx' };
}
