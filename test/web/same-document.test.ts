import { expect, test } from 'vitest';
import { differencesOf } from '#files/docx/in-place/differences.ts';
import { reviseDocx } from '#files/docx/in-place/revise-docx.ts';
import { unpack } from '#files/zip/unpack.ts';
import { readZipDirectory } from '#files/zip/zip-directory.ts';
import { bareDocument, paragraph } from './documents.ts';

const since = new Date('2026-11-22T10:00:00Z');

async function bodyOf(body: string, from: string, to: string, author?: string): Promise<string> {
  const bytes = await bareDocument(body);
  const revised = await reviseDocx(bytes, { from, to, tracked: author ? { author, date: since } : null });
  if (!revised.ok) return revised.why;
  const result = new Uint8Array(await revised.blob.arrayBuffer());
  const entry = readZipDirectory(result)?.entries.find(({ name }) => name === 'word/document.xml');
  const xml = entry && (await unpack(result, entry, new TextDecoder()));
  return /<w:body>(.*)<\/w:body>/s.exec(xml ?? '')?.[1] ?? '';
}

const by = (id: number) => `w:id="${id}" w:author="A &amp; B" w:date="2026-11-22T10:00:00Z"`;

const bold = '<w:r><w:rPr><w:b/></w:rPr><w:t>loud</w:t></w:r>';
const said = `<w:p><w:r><w:t xml:space="preserve">We utilize </w:t></w:r>${bold}<w:r><w:t>.</w:t></w:r></w:p>`;

test('new words take the formatting of those they replace, and the rest stays exactly the same', async () => {
  expect(await bodyOf(said, 'We utilize **loud**.', 'We use **quiet & calm**.')).toBe(
    said
      .replace('<w:t xml:space="preserve">We utilize', '<w:t xml:space="preserve">We use')
      .replace('<w:t>loud', '<w:t xml:space="preserve">quiet &amp; calm'),
  );
});

test('if only the formatting of words has changed, the result says that the document keeps its own', async () => {
  const revised = await reviseDocx(await bareDocument(said), {
    from: 'We utilize **loud**.',
    to: 'We utilize loud.',
    tracked: null,
  });
  expect(revised).toMatchObject({ ok: true, unplaced: 0, looksStay: true });
});

test('a tracked change is placed next to the words it replaces, with its author and time', async () => {
  expect(await bodyOf(said, 'We utilize **loud**.', 'We utilize **quiet**.', 'A & B')).toBe(
    said.replace(
      bold,
      `<w:del ${by(1)}><w:r><w:rPr><w:b/></w:rPr><w:delText xml:space="preserve">loud</w:delText></w:r></w:del><w:ins ${by(2)}><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">quiet</w:t></w:r></w:ins>`,
    ),
  );
});

test('paragraphs are deleted and inserted as a whole, and a cell keeps its last one', async () => {
  const [one, two, three] = ['One is here.', 'Two is here.', 'Three is here.'];
  const all = paragraph(one) + paragraph(two);
  expect(await bodyOf(all, `${one}\n\n${two}`, two)).toBe(paragraph(two));
  expect(await bodyOf(all, `${one}\n\n${two}`, `${one}\n\n${three}\n\n${two}`)).toBe(
    paragraph(one) + paragraph(three) + paragraph(two),
  );
  const heading = '<w:p><w:pPr><w:pStyle w:val="Heading2"/></w:pPr><w:r><w:t>Last</w:t></w:r></w:p>';
  const section = paragraph(one) + heading + paragraph(two);
  expect(await bodyOf(section, `${one}\n\n## Last\n\n${two}`, one)).toBe(paragraph(one));
  const cell = `<w:tbl><w:tr><w:tc>${paragraph(one)}</w:tc><w:tc>${paragraph(two)}</w:tc></w:tr></w:tbl>`;
  const emptied = await bodyOf(cell, `| ${one} | ${two} |\n| --- | --- |`, `|  | ${two} |\n| --- | --- |`);
  expect(emptied).toMatch(/<w:tc><w:p><w:pPr><\/w:pPr><w:r><\/w:r><\/w:p><\/w:tc>/);
});

test('a document that could be misread is not revised', async () => {
  const from = 'We utilize it.';
  const words = paragraph(from);
  const to = 'We use it.';
  expect(await bodyOf(`${words}<w:p>`, from, to)).toBe('unreadable');
  expect(await bodyOf(`<!DOCTYPE x [<!ENTITY a "aaa">]>${words}`, from, to)).toBe('unreadable');
  expect(await bodyOf(words.replace('it', '&lol;'), from, to)).toBe('unreadable');
  expect(await bodyOf(words, 'Of this nothing stands there.', to)).toBe('another text');
  expect(await bodyOf(words, from, 'Nothing of that stands here.')).toBe('another text');
  expect(await reviseDocx(new Uint8Array(40), { from, to, tracked: null })).toEqual({
    ok: false,
    why: 'unreadable',
  });
});

test('lines are compared with the lines they have become', () => {
  const one = 'Certainly! Here is the essay.\n\nMoreover, rivers are long.\n\nThey end in the sea.';
  expect(differencesOf(one, 'Rivers are long.\n\nNew here.\n\nThey end in the sea.')).toEqual([
    { start: 0, end: 31, after: '' },
    { start: 31, end: 47, after: 'Rivers' },
    { start: 57, end: 57, after: '\n\nNew here.' },
  ]);
});
