import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  FootnoteReferenceRun,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { makeArchive } from '../docx/archive.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const item = (text: string, level: number, reference = 'numbers') =>
  new Paragraph({ numbering: { reference, level }, children: [new TextRun(text)] });

const cell = (text: string, columnSpan = 1, rowSpan = 1) =>
  new TableCell({ columnSpan, rowSpan, children: text.split('\n').map((line) => new Paragraph(line)) });

const levels = (format: 'decimal' | 'bullet') =>
  [0, 1, 2, 3, 4, 5].map((level) => ({
    level,
    format,
    text: format === 'bullet' ? '•' : `%${level + 1}.`,
    alignment: AlignmentType.START,
  }));

/** Creates a Word document with the kinds of content that an essay may have. */
export const wordEssay = () =>
  Packer.toBuffer(
    new Document({
      numbering: {
        config: [
          { reference: 'numbers', levels: levels(LevelFormat.DECIMAL) },
          { reference: 'bullets', levels: levels(LevelFormat.BULLET) },
        ],
      },
      footnotes: { 1: { children: [new Paragraph('See the survey of 2020.')] } },
      sections: [
        {
          children: [
            new Paragraph({ heading: HeadingLevel.TITLE, text: 'Rivers' }),
            new Paragraph({ heading: HeadingLevel.HEADING_2, text: 'The Thames' }),
            new Paragraph({
              children: [
                new TextRun('It is '),
                new TextRun({ text: '346 km ', bold: true }),
                new TextRun({ text: 'long', bold: true, italics: true }),
                new FootnoteReferenceRun(1),
                new TextRun(', or 3.46 × 10'),
                new TextRun({ text: '5', superScript: true }),
                new TextRun(' m, says '),
                new ExternalHyperlink({
                  link: 'https://example.org/a(b)',
                  children: [new TextRun('a survey')],
                }),
                new TextRun({ text: ' at length', underline: {} }),
                new TextRun({ text: 'and a new line.', break: 1 }),
              ],
            }),
            item('Source', 0),
            item('Mouth', 0),
            item('Salt', 1, 'bullets'),
            item('Mud', 1, 'bullets'),
            item('Deep mud', 2),
            item('Sea', 0),
            new Paragraph({
              children: [new ImageRun({ type: 'png', data: pixel, transformation: { width: 9, height: 9 } })],
            }),
            new Table({
              rows: [
                new TableRow({ children: [cell('River'), cell('Length | depth', 2)] }),
                new TableRow({ children: [cell('Tay', 1, 2), cell('188 km'), cell('5 m\n6 m')] }),
                new TableRow({ children: [cell('117 miles'), cell('16 ft')] }),
              ],
            }),
            new Table({ rows: [new TableRow({ children: [cell('In a frame.')] })] }),
            item('Estuary, the fourth', 0),
          ],
        },
      ],
    }),
  );

export const wordEssayAsText = `# Rivers

## The Thames

It is **346 km *long***[^1], or 3.46 × 10⁵ m, says [a survey](https://example.org/a%28b%29) *at length*
and a new line.

1. Source
2. Mouth
   - Salt
   - Mud
     1. Deep mud
3. Sea

| River | Length \\| depth |  |
| --- | --- | --- |
| Tay | 188 km | 5 m<br>6 m |
|  | 117 miles | 16 ft |

In a frame.

1. Estuary, the fourth

[^1]: See the survey of 2020.`;

const parts = (body: string) => [
  {
    name: '[Content_Types].xml',
    content:
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  },
  {
    name: '_rels/.rels',
    content:
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  },
  {
    name: 'word/document.xml',
    content: `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body>${body}</w:body></w:document>`,
  },
];

/** A .docx with nothing but a body: no styles, no numbering. */
export const bareDocument = (body: string) => makeArchive(parts(body));

export const paragraph = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

const plain = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const bold = (text: string) => `<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

/** Creates a document as other programs write it: unknown styles, empty bookmarks, tracked changes, a script in a link. */
export const oddDocument = () =>
  bareDocument(
    [
      paragraph('A heading by its id alone', '<w:pStyle w:val="Heading3"/>'),
      paragraph(
        'A style that nobody defined',
        '<w:pStyle w:val="Nobody"/><w:numPr><w:numId w:val="7"/></w:numPr>',
      ),
      `<w:p>${bold('Note:')}${plain('this costs')}${bold('$5')}${plain(' and')}${bold('!')}${plain('no more*')}</w:p>`,
      '<w:p><w:bookmarkStart w:id="1" w:name="_Toc1"/><w:bookmarkEnd w:id="1"/></w:p>',
      '<w:p><w:r><w:t>Kept, </w:t></w:r><w:ins w:id="2"><w:r><w:t>added</w:t></w:r></w:ins><w:del w:id="3"><w:r><w:delText>, taken out</w:delText></w:r></w:del><w:r><w:t>.</w:t></w:r></w:p>',
      '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "javascript:alert(1)"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>Press &lt;img src=x onerror=alert(1)&gt;</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>',
      '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">  </w:t></w:r></w:p>',
    ].join(''),
  );

export const oddDocumentAsText = `### A heading by its id alone

A style that nobody defined

**Note**:this costs$**5** and!no more*

Kept, added.

Press <img src=x onerror=alert(1)>`;
