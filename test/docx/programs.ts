import type { Packing } from './archive.ts';

/** How a program writes the same words. */
export type Program = {
  name: string;
  packing: Packing;
  /** Text before the document's first tag. */
  head: string;
  namespaces: string;
  run: (text: string, properties?: string) => string;
  paragraph: (content: string, properties?: string) => string;
  /** Path of the document in the archive; Word's web version adds a number. */
  document: string;
};

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
export const letters = (text: string, name = 't') =>
  `<w:${name} xml:space="preserve">${escape(text)}</w:${name}>`;

const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
].join(' ');

const standalone = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** Writes runs like Word, which splits words where they were edited on another day and marks unknown words. */
function partedRuns(text: string, properties = '') {
  const said = properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`;
  return text
    .split(/(?<=[aeiou][b-df-hj-np-tv-z]{2})/)
    .map((part, index) => {
      const doubt = index % 3 === 1;
      const run = `<w:r w:rsidR="00A1${(7 + index) % 10}B2C" w:rsidRPr="00D4E5F6">${said}${index === 1 ? '<w:lastRenderedPageBreak/>' : ''}${letters(part)}</w:r>`;
      return doubt ? `<w:proofErr w:type="spellStart"/>${run}<w:proofErr w:type="spellEnd"/>` : run;
    })
    .join('');
}

let count = 0;

export const programs: Program[] = [
  {
    name: 'Word',
    packing: {},
    head: `${standalone}\r\n`,
    namespaces: `${namespaces} mc:Ignorable="w14"`,
    run: partedRuns,
    paragraph: (content, properties = '') =>
      `<w:p w14:paraId="4F${String(100_000 + (count++ % 800_000))}" w14:textId="77777777" w:rsidR="00A17B2C" w:rsidRDefault="00A17B2C">${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`,
    document: 'word/document.xml',
  },
  {
    name: 'LibreOffice',
    packing: { habit: 'extra field' },
    head: `${standalone}\n`,
    namespaces: `${namespaces} mc:Ignorable="w14"`,
    run: (text, properties = '') => `<w:r><w:rPr>${properties}</w:rPr>${letters(text)}</w:r>`,
    paragraph: (content, properties = '') =>
      `<w:p><w:pPr>${properties}<w:rPr></w:rPr></w:pPr>${content}</w:p>`,
    document: 'word/document.xml',
  },
  {
    name: 'Google Docs',
    packing: { habit: 'sizes follow' },
    head: standalone,
    namespaces,
    run: (text, properties = '') =>
      text
        .split(/(?<=, )/)
        .map(
          (part) =>
            `<w:r w:rsidDel="00000000" w:rsidR="00000000" w:rsidRPr="00000000"><w:rPr>${properties}<w:rtl w:val="0"/></w:rPr>${letters(part)}</w:r>`,
        )
        .join(''),
    paragraph: (content, properties = '') =>
      `<w:p w:rsidR="00000000" w:rsidDel="00000000" w:rsidP="00000000" w:rsidRDefault="00000000" w:rsidRPr="00000000" w14:paraId="00000002"><w:pPr>${properties}<w:rPr/></w:pPr>${content}</w:p>`,
    document: 'word/document.xml',
  },
  {
    name: 'WPS',
    packing: { comment: 'WPS Office' },
    head: `${standalone}\n`,
    namespaces: `${namespaces} xmlns:wpsCustomData="http://www.wps.cn/officeDocument/2013/wpsCustomData" mc:Ignorable="w14"`,
    run: (text, properties = '') =>
      `<w:r>\n  <w:rPr>${properties}<w:rFonts w:hint="default"/><w:lang w:val="en-US"/></w:rPr>\n  ${letters(text)}\n</w:r>`,
    paragraph: (content, properties = '') =>
      `<w:p>\n<w:pPr>${properties}<w:rPr><w:rFonts w:hint="default"/><w:lang w:val="en-US"/></w:rPr></w:pPr>\n${content}\n</w:p>\n`,
    document: 'word/document.xml',
  },
  {
    name: 'pandoc',
    packing: { habit: 'stored' },
    head: '<?xml version="1.0" encoding="UTF-8"?>\n',
    namespaces,
    run: (text, properties = '') =>
      text
        .split(/(?=\S)(?<=\s)/)
        .map(
          (part) => `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}${letters(part)}</w:r>`,
        )
        .join(''),
    paragraph: (content, properties = '') =>
      `<w:p>${properties === '' ? '<w:pPr><w:pStyle w:val="BodyText"/></w:pPr>' : `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`,
    document: 'word/document2.xml',
  },
];
