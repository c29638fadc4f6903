import { attributeOf, tagsOf, Unreadable } from './xml-tags.ts';

export type PartNames = { document: string; footnote: string | undefined; endnote: string | undefined };

/** Where the document and its notes stand in the archive: Word's own names are a habit, not a rule. */
export async function partNames(textOf: (name: string) => Promise<string | undefined>): Promise<PartNames> {
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
