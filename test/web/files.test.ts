import mammoth from 'mammoth';
import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { refusalInWords } from '#content/tool/reading-files.ts';
import { markdownToDocx } from '#files/docx/markdown-to-docx.ts';
import { styleMap } from '#files/docx/read-docx.ts';
import { markdownToPlain } from '#files/markdown/markdown-to-plain.ts';
import { readFile } from '#files/open/read-file.ts';
import { decodeText, recognise } from '#files/open/recognise.ts';
import { savedName, stemOf } from '#files/save/file-name.ts';
import { unpack, unpackWithin } from '#files/zip/unpack.ts';
import { readZipDirectory } from '#files/zip/zip-directory.ts';
import { makeArchive } from '../docx/archive.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

const seen = (content: string | Uint8Array, name = 'essay.txt') => {
  const found = recognise(typeof content === 'string' ? bytesOf(content) : content, name);
  return found.kind === 'refused' ? found.why : found.kind;
};

const archive = (...names: string[]) => {
  const files = names.map((name) => ({ name, content: '<x/>' }));
  return makeArchive(files, { habit: 'stored' });
};

const essay = [
  '# On **rivers**',
  'The Thames is *346 km* long[^a], see [the survey](https://example.org/a%28b%29) or https://example.com.',
  'First line\nsecond line, 2*3*4 = 24, H~~2~~<sub>2</sub>O, 10<sup>x</sup> and `a*b*`.',
  '1. Source\n2. Mouth\n   - Salt\n   - Mud\n     1. Deep\n3. Sea',
  '- one\n\n- two\n\n  still two',
  '2026. It was a good year.',
  '1) First\n2) Second',
  '<aside>\nA tag\n</aside>',
  '> Quoted, *gently*.\n>\n> Twice.',
  '| River | Length |\n| --- | --: |\n| Tay | 188<br>km |',
  '```\nif (a) {\n  b();\n}\n```',
  '---',
  '###### Small',
  'A path C:\\!old, \\(x\\), a \\*star\\*, [1] and <name>.',
  '[1]: https://example.org/list',
  '[^a]: By *Ordnance Survey*, 2020.',
].join('\n\n');

async function writtenAndRead(text: string) {
  const blob = await markdownToDocx(text, 'Rivers');
  const buffer = Buffer.from(await blob.arrayBuffer());
  return (await mammoth.convertToHtml({ buffer }, { styleMap })).value;
}

test('a written Word document has headings, lists, emphasis, links, tables, quotations, code and footnotes', async () => {
  expect(await writtenAndRead('A\u0000stray\u000bsign\ud800.')).toBe('<p>A stray sign\ufffd.</p>');
  const html = await writtenAndRead(essay);
  expect(html).toMatchInlineSnapshot(`
    "<h1>On <strong>rivers</strong></h1><p>The Thames is <em>346 km</em> long<sup><a href="#footnote-1" id="footnote-ref-1">[1]</a></sup>, see <a href="https://example.org/a%28b%29">the survey</a> or <a href="https://example.com">https://example.com</a>.</p><p>First line<br />second line, 2*3*4 = 24, H<s>2</s><sub>2</sub>O, 10<sup>x</sup> and <code>a*b*</code>.</p><ol><li>Source</li><li>Mouth<ul><li>Salt</li><li>Mud<ol><li>Deep</li></ol></li></ul></li><li>Sea</li></ol><ul><li>one</li><li>two<br />still two</li></ul><p>2026. It was a good year.</p><p>1) First</p><p>2) Second</p><p>&lt;aside&gt;<br />A tag<br />&lt;/aside&gt;</p><blockquote><p>Quoted, <em>gently</em>.</p><p>Twice.</p></blockquote><table><thead><tr><th><p>River</p></th><th><p>Length</p></th></tr></thead><tbody><tr><td><p>Tay</p></td><td><p>188<br />km</p></td></tr></tbody></table><pre>if (a) {
      b();
    }</pre><hr /><h6>Small</h6><p>A path C:\\!old, \\(x\\), a *star*, [1] and &lt;name&gt;.</p><p>[1]: <a href="https://example.org/list">https://example.org/list</a></p><ol><li id="footnote-1"><p>By <em>Ordnance Survey</em>, 2020. <a href="#footnote-ref-1">↑</a></p></li></ol>"
  `);
});

test('plain text made from Markdown keeps every word, number and URL', () => {
  expect(markdownToPlain(essay)).toMatchInlineSnapshot(`
    "On rivers

    The Thames is 346 km long[a], see the survey (https://example.org/a%28b%29) or https://example.com.

    First line
    second line, 2*3*4 = 24, H2_2O, 10^x and a*b*.

    1. Source
    2. Mouth
       - Salt
       - Mud
         1. Deep
    3. Sea

    - one

    - two
      still two

    2026. It was a good year.

    1) First
    2) Second

    <aside>
    A tag
    </aside>

    Quoted, gently.

    Twice.

    River	Length
    Tay	188 km

    if (a) {
      b();
    }

    * * *

    Small

    A path C:\\!old, \\(x\\), a *star*, [1] and <name>.

    [1]: https://example.org/list

    [a] By Ordnance Survey, 2020.
    "
  `);
});

test('a text is decoded whatever its encoding, and its line endings are normalised', () => {
  const text = 'Café “naïve”\r\nline\rline\n\tend';
  const expected = 'Café “naïve”\nline\nline\n\tend';
  const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);
  const swapped = utf16.map((_, at) => utf16[at ^ 1] ?? 0);
  for (const bytes of [bytesOf(text), bytesOf(`\ufeff${text}`), utf16, swapped])
    expect(decodeText(bytes)).toBe(expected);
  expect(decodeText(Uint8Array.from([0x93, 0x63, 0x61, 0x66, 0xe9, 0x94]))).toBe('“café”');
  expect(decodeText(Uint8Array.from([0x61, 0, 0x62]))).toBeUndefined();
  expect(decodeText(Uint8Array.from({ length: 400 }, (_, at) => ((at * 89) % 255) + 1))).toBeUndefined();
});

test('a file’s type is detected from its content, whatever its name', async () => {
  const oldOffice = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const withStream = (stream: string) =>
    Uint8Array.from([...oldOffice, ...bytesOf([...stream].map((sign) => `${sign}\0`).join(''))]);
  expect(seen('Words')).toBe('text');
  expect(seen('# Words', 'notes')).toBe('text');
  expect(seen('')).toBe('empty');
  expect(seen(' \n')).toBe('empty');
  expect(seen('Words', 'essay.docx')).toBe('not Word');
  expect(seen('%PDF-1.7\n…')).toBe('pdf');
  expect(seen('{\\rtf1 Words}', 'essay.doc')).toBe('rtf');
  expect(seen('<!DOCTYPE html><p>Words')).toBe('web page');
  expect(seen(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d]), 'me.png')).toBe('picture');
  expect(seen(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d]), 'notes.txt')).toBe('not text');
  expect(seen('<svg xmlns="http://www.w3.org/2000/svg"/>', 'me.txt')).toBe('not text');
  expect(seen(Uint8Array.from([1, 0, 2, 0]))).toBe('binary');
  expect(seen(withStream('EncryptedPackage'), 'essay.docx')).toBe('encrypted');
  expect(seen(withStream('WordDocument'))).toBe('old Word');
  expect(seen(oldOffice)).toBe('old Office');
  expect(seen(await archive('[Content_Types].xml', 'word/document.xml'))).toBe('docx');
  expect(seen(await archive('[Content_Types].xml', 'xl/workbook.xml'))).toBe('spreadsheet');
  expect(seen(await archive('[Content_Types].xml', 'ppt/slides.xml'))).toBe('slides');
  expect(seen(await archive('mimetype', 'content.xml'))).toBe('odt');
  expect(seen(await archive('letters/one.txt'))).toBe('archive');
  expect(seen((await archive('[Content_Types].xml', 'word/document.xml')).subarray(0, 40))).toBe('damaged');
});

test('an archive is rejected by its declared size, and by its real size if it declares too little', async () => {
  const most = limits.file.unpackedBytes;
  const bomb = await makeArchive([
    { name: '[Content_Types].xml', content: '' },
    { name: 'word/document.xml', content: 'a'.repeat(most + 1) },
  ]);
  expect(bomb.length).toBeLessThan(100_000);
  expect(recognise(bomb, 'essay.docx')).toEqual({ kind: 'refused', why: 'too large unpacked' });
  const wanted = ['word/document.xml'];
  expect(await unpackWithin(bomb, most, wanted)).toEqual({ ok: false, why: 'too large unpacked' });
  const declaredAt = readZipDirectory(bomb)!.entries[1]!.line.at + 24;
  const liar = bomb.slice();
  new DataView(liar.buffer).setUint32(declaredAt, 1_000, true);
  expect(recognise(liar, 'essay.docx').kind).toBe('docx');
  expect(await unpackWithin(liar, most, wanted)).toEqual({ ok: false, why: 'damaged' });
  // Unpacking stops at the declared size.
  let decoded = 0;
  class CountingDecoder extends TextDecoder {
    override decode(part: Uint8Array = new Uint8Array()): string {
      decoded += part.length;
      return '';
    }
  }
  const { entries } = readZipDirectory(liar)!;
  expect(await unpack(liar, entries[1]!, new CountingDecoder())).toBeUndefined();
  expect(decoded).toBeLessThanOrEqual(1_000);
  const honest = await makeArchive([{ name: 'word/document.xml', content: 'some words' }]);
  const texts = new Map([['word/document.xml', 'some words']]);
  expect(await unpackWithin(honest, 10, wanted)).toEqual({ ok: true, texts });
  const [entry] = readZipDirectory(honest)?.entries ?? [];
  const start = 30 + (entry?.name.length ?? 0);
  const torn = honest.map((byte, at) => (at === start ? 0b111 : byte));
  expect(await unpackWithin(torn, 1_000, wanted)).toEqual({ ok: false, why: 'damaged' });
});

test('an archive with more files than a document needs is rejected before any of it is unpacked', async () => {
  const names = Array.from({ length: limits.file.archiveFiles }, (_, index) =>
    index === 0 ? '[Content_Types].xml' : `word/media/${index}.xml`,
  );
  const [fits, swarm] = [await archive(...names), await archive(...names, 'one-more.xml')];
  expect(recognise(fits, 'essay.docx')).toEqual({ kind: 'docx' });
  expect(recognise(swarm, 'essay.docx')).toEqual({ kind: 'refused', why: 'too many files' });
  expect(refusalInWords('too many files', 'essay.docx')).toContain('more than 2,000 files');
  // `unpackWithin` alone rejects it too, and declaring a smaller number of files than are listed does not help.
  expect(await unpackWithin(swarm, 50_000_000, [])).toEqual({ ok: false, why: 'damaged' });
  new DataView(swarm.buffer).setUint16(swarm.length - 12, 5, true);
  expect(recognise(swarm, 'essay.docx')).toEqual({ kind: 'refused', why: 'damaged' });
});

test('an archive whose directory contradicts its content counts as damaged', async () => {
  const names = ['[Content_Types].xml', 'word/document.xml', 'word/styles.xml'];
  const honest = await archive(...names);
  expect(readZipDirectory(honest)?.entries.map(({ name }) => name)).toEqual(names);
  const end = honest.length - 22;
  const [first, second] = readZipDirectory(honest)!.entries;
  const lying = (change: (view: DataView) => void) => {
    const bytes = honest.slice();
    change(new DataView(bytes.buffer));
    return bytes;
  };
  const lies = {
    'fewer files than it lists': lying((view) => view.setUint16(end + 10, 1, true)),
    'an end before its end': lying((view) => view.setUint32(end + 12, 60, true)),
    'two files in the same bytes': lying((view) => view.setUint32(second!.line.at + 42, first!.at, true)),
    'a file that reaches into the next': lying((view) => view.setUint32(first!.line.at + 20, 400, true)),
    'another name than the file has': lying((view) => view.setUint8(second!.line.at + 46, 0x57)),
    'a comment longer than there is': lying((view) => view.setUint16(end + 20, 9, true)),
  };
  expect(Object.entries(lies).filter(([, bytes]) => readZipDirectory(bytes) !== undefined)).toEqual([]);
  expect(readZipDirectory(await archive('same.xml', 'same.xml'))).toBeUndefined();
  const wrongSum = lying((view) => view.setUint32(second!.line.at + 16, 7, true));
  expect(await unpackWithin(wrongSum, 1_000, [])).toEqual({ ok: false, why: 'damaged' });
});

test.each([
  ['huge.txt', 'a'.repeat(limits.file.bytes + 1), /may have up to 10 MB/],
  ['long.txt', 'a'.repeat(limits.file.textBytes + 1), /more than 1 MB of text/],
  [
    'locked.docx',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
    /protected with a password/,
  ],
  ['fake.docx', 'Only words', /not a Word document, although its name says so/],
  ['fake.pdf', 'Only words', /not a PDF, although its name says so/],
  ['vast.pdf', `%PDF-1.7${'a'.repeat(limits.file.pdfBytes)}`, /A PDF may have up to 50 MB/],
])('%s is rejected with the reason and a note that nothing was changed', async (name, content, why) => {
  const opening = await readFile(new File([content], name));
  const sentence = opening.ok ? '' : opening.sentence;
  expect(sentence).toMatch(why);
  expect(sentence).toContain(`“${name}”`);
  expect(sentence).toContain('Nothing in your draft was changed.');
});

test('a saved file has a name that is valid on every system, derived from the name of the opened file', () => {
  expect(savedName('essay.docx', 'docx')).toBe('essay, humanized.docx');
  expect(savedName('essay, humanized.docx', 'tracked docx')).toBe('essay, humanized.docx');
  expect(savedName('macros.docm', 'docx')).toBe('macros, humanized.docm');
  expect(savedName('essay.pdf', 'docx')).toBe('essay, humanized.docx');
  expect(savedName('', 'md')).toBe('longhand.md');
  const stems = ['', 'essay.docx', 'a/b:c?.md', 'v1.2 final.txt', ' ..'].map(stemOf);
  expect(stems).toEqual(['longhand', 'essay', 'a b c', 'v1.2 final', 'longhand']);
});
