import { reviseDocx } from '#files/docx/in-place/revise-docx.ts';
import { readDocx } from '#files/docx/read-docx.ts';
import { htmlToMarkdown } from '#files/markdown/html-to-markdown.ts';
import { replaceFiles } from '#files/zip/replace-files.ts';
import { unpack } from '#files/zip/unpack.ts';
import { readZipDirectory } from '#files/zip/zip-directory.ts';
import { rewritten, type Variant } from './variants.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A revised document, and what is wrong with it. */
export type Returned = { title: string; wrong: string[]; bytes: Bytes };

const tracked = { author: 'Longhand', date: new Date('2026-11-22T10:00:00Z') };

async function textOf(bytes: Bytes): Promise<string> {
  const answer = await readDocx(bytes.slice());
  return answer.ok ? htmlToMarkdown(answer.html).text : answer.why;
}

/** Returns each file of an archive, as stored and unpacked. */
async function filesOf(bytes: Bytes) {
  const files = new Map<string, { raw: string; text: string }>();
  for (const entry of readZipDirectory(bytes)?.entries ?? []) {
    const raw = bytes.subarray(entry.at, entry.dataAt + entry.packed).join();
    files.set(entry.name, { raw, text: (await unpack(bytes, entry, new TextDecoder())) ?? '' });
  }
  return files;
}

/** Returns the document with all of our tracked changes rejected. */
async function rejected(bytes: Bytes): Promise<Bytes> {
  const directory = readZipDirectory(bytes);
  if (!directory) return bytes;
  const texts = new Map<string, string>();
  for (const [name, { text }] of await filesOf(bytes))
    if (text.includes('w:author="Longhand"'))
      texts.set(
        name,
        text
          .replace(/<w:(?:ins|del) [^>]*w:author="Longhand"[^>]*\/>/g, '')
          .replace(/<w:ins [^>]*w:author="Longhand"[^>]*>.*?<\/w:ins>/gs, '')
          .replace(/<w:del [^>]*w:author="Longhand"[^>]*>(.*?)<\/w:del>/gs, (_, content: string) =>
            content.replaceAll('w:delText', 'w:t'),
          ),
      );
  return new Uint8Array(await (await replaceFiles(bytes, directory, texts)).arrayBuffer());
}

const prose = /word\/(document2?|footnotes|endnotes)\.xml$/;

/** Opens, rewrites and saves a document, without and with tracked changes. */
export async function comeBack({ name, bytes }: Variant): Promise<Returned[]> {
  const from = await textOf(bytes);
  const to = rewritten(from);
  const before = await filesOf(bytes);
  const returned: Returned[] = [];
  for (const tracking of [null, tracked]) {
    const revised = await reviseDocx(bytes, { from, to, tracked: tracking });
    const title = `${name}${tracking ? ', tracked' : ''}`;
    if (!revised.ok) {
      returned.push({ title, wrong: [revised.why], bytes });
      continue;
    }
    const result = new Uint8Array(await revised.blob.arrayBuffer());
    const after = await filesOf(result);
    const wrong: string[] = [];
    if ([...before.keys()].join() !== [...after.keys()].join()) wrong.push('It has other files.');
    for (const [part, { raw, text }] of before)
      if (after.get(part)?.raw !== raw && !(prose.test(part) && rewritten(text) !== text))
        wrong.push(`${part} is not the same.`);
    if (revised.unplaced > 0) wrong.push(`${revised.unplaced} changes had no place.`);
    const reads = await textOf(result);
    if (reads !== to) wrong.push(`It reads:\n${reads}\nand not:\n${to}`);
    const original = tracking ? await textOf(await rejected(result)) : from;
    if (original !== from) wrong.push(`With the changes rejected it reads:\n${original}\nand not:\n${from}`);
    returned.push({ title, wrong, bytes: result });
  }
  return returned;
}
