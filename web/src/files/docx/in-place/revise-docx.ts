import { limits } from '#contract/limits.ts';
import { replaceFiles } from '../../zip/replace-files.ts';
import { unpack, unpackedSize } from '../../zip/unpack.ts';
import { readZipDirectory } from '../../zip/zip-directory.ts';
import { differencesOf, wordsIn } from './differences.ts';
import { type Paragraph, type Part, readPart } from './paragraphs.ts';
import { findPlaces } from './places.ts';
import { type Revisions, revisionsOf } from './revisions.ts';
import { writePart } from './write-part.ts';
import { attributeOf, tagsOf, Unreadable } from './xml-tags.ts';

type PartNames = { document: string; footnote: string | undefined; endnote: string | undefined };

/** Returns the paths of the document and its notes in the archive. Word's usual names are not guaranteed. */
async function partNames(textOf: (name: string) => Promise<string | undefined>): Promise<PartNames> {
  const document = named(await textOf('_rels/.rels'), '', 'officeDocument');
  if (document === undefined) throw new Unreadable('no document');
  const folder = document.slice(0, document.lastIndexOf('/') + 1);
  const relations = await textOf(`${folder}_rels/${document.slice(folder.length)}.rels`);
  return {
    document,
    footnote: named(relations, folder, 'footnotes'),
    endnote: named(relations, folder, 'endnotes'),
  };
}

function named(relations: string | undefined, folder: string, kind: string): string | undefined {
  if (relations === undefined) return undefined;
  for (const { start, end } of tagsOf(relations)) {
    const tag = relations.slice(start, end);
    const target = attributeOf(tag, 'Target');
    if (target === undefined || !attributeOf(tag, 'Type')?.endsWith(`/relationships/${kind}`)) continue;
    return URL.parse(target, `docx:/${folder}`)?.pathname.slice(1);
  }
  return undefined;
}

export type Revised =
  | { ok: true; blob: Blob; unplaced: number; looksStay: boolean }
  | { ok: false; why: 'unreadable' | 'another text' };

type Change = { from: string; to: string; tracked: { author: string; date: Date } | null };

/** Minimum share of words that the opened text must share with the document, and (`leastKept`) with the new text. */
const leastInDocument = 0.5;
const leastKept = 0.3;

/** Revises a document as it was opened. `from` is its text, `to` the new text. */
export async function reviseDocx(bytes: Uint8Array<ArrayBuffer>, change: Change): Promise<Revised> {
  try {
    return await revised(bytes, change);
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, why: 'unreadable' };
    throw error;
  }
}

async function revised(bytes: Uint8Array<ArrayBuffer>, { from, to, tracked }: Change): Promise<Revised> {
  const directory = readZipDirectory(bytes);
  if (!directory || unpackedSize(directory.entries) > limits.file.unpackedBytes)
    return { ok: false, why: 'unreadable' };
  const textOf = async (name: string) => {
    const entry = directory.entries.find((each) => each.name === name);
    if (!entry) return undefined;
    const text = await unpack(bytes, entry, new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }));
    if (text === undefined) throw new Unreadable(name);
    return text;
  };
  if (sharedWords(from, to) < leastKept) return { ok: false, why: 'another text' };
  const names = await partNames(textOf);
  const parts = new Map<string, Part>();
  for (const name of Object.values(names)) {
    const xml = name === undefined ? undefined : await textOf(name);
    if (name !== undefined && xml !== undefined) parts.set(name, readPart(xml));
  }
  const main = parts.get(names.document);
  if (!main) return { ok: false, why: 'unreadable' };
  const notes = main.references.flatMap(({ kind, id }) => parts.get(names[kind] ?? '')?.notes.get(id) ?? []);
  const places = findPlaces(from, [...main.paragraphs, ...notes]);
  if (places.share < leastInDocument) return { ok: false, why: 'another text' };
  const differences = differencesOf(from, to);
  const { revisions, unplaced } = revisionsOf(from, differences, places);
  const looksStay = differences.some(({ start, end, after }) => isOfLooks(from.slice(start, end), after));

  const tracking = tracked && { ...tracked, id: nextId([...parts.values()]) };
  const texts = new Map<string, string>();
  for (const [name, part] of parts) {
    const own = new Map(paragraphsOf(part).flatMap((each) => pick(revisions, each)));
    if (own.size === 0) continue;
    const xml = writePart(part, own, tracking);
    // Throws if the XML is not well-formed, since such a file would be no document.
    readPart(xml);
    texts.set(name, xml);
  }
  return { ok: true, blob: await replaceFiles(bytes, directory, texts), unplaced, looksStay };
}

function sharedWords(one: string, other: string): number {
  const words = wordsIn(one);
  const others = wordsIn(other);
  const both = [...others].filter((each) => words.has(each)).length;
  return both / Math.max(1, Math.min(words.size, others.size));
}

const marks = /\*\*?|~~/g;

/** Whether only formatting marks were added or removed. */
const isOfLooks = (before: string, after: string) =>
  before !== after &&
  `${before}${after}`.includes('*') &&
  before.replace(marks, '').trim() === after.replace(marks, '').trim();

const paragraphsOf = ({ paragraphs, notes }: Part): Paragraph[] => [
  ...paragraphs,
  ...[...notes.values()].flat(),
];

function pick(revisions: Revisions, paragraph: Paragraph) {
  const revision = revisions.get(paragraph);
  return revision ? [[paragraph, revision] as const] : [];
}

function nextId(parts: readonly Part[]): number {
  let last = 0;
  for (const { xml, prefix } of parts)
    for (const [, id] of xml.matchAll(new RegExp(`\\s${prefix}id="(\\d{1,9})"`, 'g')))
      last = Math.max(last, Number(id));
  return last + 1;
}
