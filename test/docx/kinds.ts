import { letters, type Program } from './programs.ts';

type Content = string | Uint8Array<ArrayBuffer>;
type DocumentPart = { name: string; type: string; relation?: string; id?: string; content: Content };
/** What a document contains besides its three paragraphs of prose. */
export type Kind = {
  body: string;
  /** More parts, each with its type and, if the document refers to it, its relation. */
  parts?: DocumentPart[];
  links?: { id: string; target: string }[];
  /** Properties of the section at its end. */
  section?: string;
  documentType?: string;
};

const ns = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const by = (id: number) => `w:id="${id}" w:author="A. Reader" w:date="2024-05-06T07:08:00Z"`;

const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);

const picture = (id: string) =>
  `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="914400" cy="914400"/><wp:docPr id="7" name="Picture 7" descr="A river"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="0" name="river.png"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="914400" cy="914400"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;

const field = (code: string, shown: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${shown}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

const cell = (content: string, properties = '') =>
  `<w:tc><w:tcPr><w:tcW w:w="3000" w:type="dxa"/>${properties}</w:tcPr>${content}</w:tc>`;
const table = (...rows: string[][]) =>
  `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>${'<w:gridCol w:w="3000"/>'.repeat(3)}</w:tblGrid>${rows.map((cells) => `<w:tr>${cells.join('')}</w:tr>`).join('')}</w:tbl>`;

const page =
  '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/>';

const level = (at: number, format: string) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${format === 'bullet' ? '•' : `%${at + 1}.`}"/><w:lvlJc w:val="left"/></w:lvl>`;
const numbering = `<w:numbering ${ns}><w:abstractNum w:abstractNumId="0">${level(0, 'decimal')}${level(1, 'bullet')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

const numbered = (at: number) => `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="1"/></w:numPr>`;

const note = (kind: 'footnote' | 'endnote', words: string, { head, paragraph }: Program) =>
  `${head}<w:${kind}s ${ns}><w:${kind} w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:${kind}><w:${kind} w:type="continuationSeparator" w:id="0"><w:p><w:r><w:continuationSeparator/></w:r></w:p></w:${kind}><w:${kind} w:id="2">${paragraph(`<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:${kind}Ref/></w:r>${words}`).replace(/ w14:\w+="\w+"/g, '')}</w:${kind}></w:${kind}s>`;

/** Returns a part defined by Word, of the kind that its relation names. */
const part = (relation: string, content: Content, name = relation, id?: string): DocumentPart => ({
  name: `word/${name}.xml`,
  type: `${office}.${relation}+xml`,
  relation,
  content,
  ...(id !== undefined && { id }),
});

const box = (content: string) => `<w:txbxContent>${content}</w:txbxContent>`;

/** Each kind of content, as a program writes it; a string if there is only a body. */
export const kinds: Record<string, (program: Program) => Kind | string> = {
  styles: ({ run, paragraph }) =>
    paragraph(run('Moreover, a heading'), '<w:pStyle w:val="Heading1"/>') +
    paragraph(run('We utilize a quotation.'), '<w:pStyle w:val="Quote"/>'),
  footnotes: (program) => ({
    body: program.paragraph(
      `${program.run('We utilize a note')}<w:r><w:footnoteReference w:id="2"/></w:r>${program.run(' in order to tell more.')}`,
    ),
    parts: [part('footnotes', note('footnote', program.run(' They utilize a survey.'), program))],
  }),
  endnotes: (program) => ({
    body: program.paragraph(
      `${program.run('We utilize an endnote')}<w:r><w:endnoteReference w:id="2"/></w:r>${program.run('.')}`,
    ),
    parts: [part('endnotes', note('endnote', program.run(' They utilize a map.'), program))],
  }),
  tables: ({ run, paragraph }) =>
    table(
      [cell(paragraph(run('River'))), cell(paragraph(run('What we utilize')))],
      [
        cell(paragraph(run('Tay | Forth'))),
        cell(paragraph(run('A gauge in order to measure')) + paragraph(run('We utilize two'))),
      ],
    ),
  'merged cells': ({ run, paragraph }) =>
    table(
      [cell(paragraph(run('We utilize both')), '<w:gridSpan w:val="2"/>'), cell(paragraph(run('One')))],
      [
        cell(paragraph(run('Down')), '<w:vMerge w:val="restart"/>'),
        cell(paragraph(run('Two'))),
        cell(table([cell(paragraph(run('We utilize an inner')))]) + paragraph(run('Three'))),
      ],
      [cell(paragraph(''), '<w:vMerge/>'), cell(paragraph(run('Four'))), cell(paragraph(run('Five')))],
    ),
  lists: ({ run, paragraph }) => ({
    body: [
      paragraph(run('We utilize one'), numbered(0)),
      paragraph(run('Deeper, in order to see'), numbered(1)),
      paragraph(run('We utilize two'), numbered(0)),
      paragraph(run('Between')),
      paragraph(run('Three'), numbered(0)),
    ].join(''),
    parts: [part('numbering', numbering)],
  }),
  images: ({ run, paragraph }) => ({
    body:
      paragraph(`${run('We utilize ')}${picture('rPicture')}${run('a picture in order to show it.')}`) +
      paragraph(picture('rPicture')),
    parts: [
      { name: 'word/media/image1.png', type: 'image/png', relation: 'image', id: 'rPicture', content: pixel },
    ],
  }),
  comments: ({ run, paragraph }) => ({
    body: paragraph(
      `<w:commentRangeStart w:id="0"/>${run('We utilize a comment')}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>${run(' here.')}`,
    ),
    parts: [
      part(
        'comments',
        `<w:comments ${ns}><w:comment ${by(0)} w:initials="AR"><w:p><w:r>${letters('We utilize too much.')}</w:r></w:p></w:comment></w:comments>`,
      ),
    ],
  }),
  fields: ({ run, paragraph }) =>
    paragraph(
      `${run('We utilize page ')}${field('PAGE', run('12'))}${run(' and ')}${field('REF _Ref1 \\h', run('Figure 3'))}${run(' in order to refer.')}`,
    ),
  'simple fields': ({ run, paragraph }) =>
    paragraph(
      `${run('We utilize ')}<w:fldSimple w:instr=" AUTHOR ">${run('the author')}</w:fldSimple>${run(' in order to sign.')}`,
    ),
  'two columns': ({ run, paragraph }) => ({
    body: paragraph(
      `${run('We utilize one column.')}<w:r><w:br w:type="column"/></w:r>${run('And utilize another.')}`,
    ),
    section: '<w:cols w:num="2" w:space="708"/>',
  }),
  'right to left': ({ run, paragraph }) => ({
    body:
      paragraph(run('הנהר ארוך מאוד', '<w:rtl/>'), '<w:bidi/>') +
      paragraph(`${run('We utilize ')}${run('עברית', '<w:rtl/>')}${run(' in order to test.')}`, '<w:bidi/>'),
    section: '<w:bidi/>',
  }),
  'headers and footers': ({ run, paragraph, head }) => ({
    body: paragraph(run('We utilize a header.')),
    section:
      '<w:headerReference w:type="default" r:id="rHeader"/><w:footerReference w:type="default" r:id="rFooter"/>',
    parts: [
      part(
        'header',
        `${head}<w:hdr ${ns}><w:p><w:r>${letters('We utilize it at the top')}</w:r></w:p></w:hdr>`,
        'header1',
        'rHeader',
      ),
      part(
        'footer',
        `${head}<w:ftr ${ns}><w:p><w:r>${letters('Moreover, at the bottom')}</w:r></w:p></w:ftr>`,
        'footer1',
        'rFooter',
      ),
    ],
  }),
  'text boxes': ({ run, paragraph }) => {
    const words = paragraph(run('They utilize a box.'));
    return {
      body: paragraph(
        `${run('We utilize a frame.')}<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="2" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="column"><wp:posOffset>0</wp:posOffset></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>0</wp:posOffset></wp:positionV><wp:extent cx="1828800" cy="914400"/><wp:wrapSquare wrapText="bothSides"/><wp:docPr id="9" name="Box"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1828800" cy="914400"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx>${box(words)}</wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape style="width:144pt;height:72pt"><v:textbox>${box(words)}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>${run(' And utilize words after it.')}`,
      ),
    };
  },
  'old text boxes': ({ run, paragraph }) =>
    paragraph(
      `${run('We utilize a frame.')}<w:r><w:pict><v:shape style="width:144pt;height:72pt"><v:textbox>${box(paragraph(run('They utilize an old box.')))}</v:textbox></v:shape></w:pict></w:r>`,
    ),
  hyperlinks: ({ run, paragraph }) => ({
    body: paragraph(
      `${run('We utilize ')}<w:hyperlink r:id="rLink" w:history="1">${run('a survey that they utilize', '<w:u w:val="single"/>')}</w:hyperlink>${run(' and ')}<w:hyperlink w:anchor="there">${run('a place')}</w:hyperlink>${run(', in order to link.')}`,
    ),
    links: [{ id: 'rLink', target: 'https://example.org/it(now)?a=1&amp;b=2' }],
  }),
  'tracked changes': ({ run, paragraph }) =>
    paragraph(
      `${run('We ')}<w:ins ${by(31)}>${run('always utilize, in order to insert, ')}</w:ins><w:del ${by(32)}><w:r>${letters('we utilize what went', 'delText')}</w:r></w:del>${run('what stays.')}`,
    ) +
    `<w:p><w:pPr><w:rPr><w:ins ${by(33)}/></w:rPr></w:pPr><w:ins ${by(34)}>${run('They utilize this.')}</w:ins></w:p>`,
  'moved text': ({ run, paragraph }) =>
    paragraph(
      `<w:moveFromRangeStart ${by(41)} w:name="move1"/><w:moveFrom ${by(42)}>${run('They utilize the move.')}</w:moveFrom><w:moveFromRangeEnd w:id="41"/>${run('We stay.')}`,
    ) +
    paragraph(
      `${run('Here: ')}<w:moveToRangeStart ${by(43)} w:name="move1"/><w:moveTo ${by(44)}>${run('They utilize the move.')}</w:moveTo><w:moveToRangeEnd w:id="43"/>`,
    ),
  'content controls': ({ run, paragraph }) =>
    `<w:sdt><w:sdtPr><w:alias w:val="Answer"/><w:id w:val="77"/><w:text/></w:sdtPr><w:sdtContent>${paragraph(run('We utilize a control.'))}</w:sdtContent></w:sdt>${paragraph(`${run('Here they ')}<w:sdt><w:sdtPr><w:id w:val="78"/></w:sdtPr><w:sdtContent>${run('utilize another')}</w:sdtContent></w:sdt>${run(' in order to choose.')}`)}`,
  bookmarks: ({ run, paragraph }) =>
    paragraph(
      `<w:bookmarkStart w:id="5" w:name="there"/>${run('We utilize ')}<w:bookmarkEnd w:id="5"/><w:bookmarkStart w:id="6" w:name="_Toc1"/>${run('a mark.')}`,
    ) + paragraph(`<w:bookmarkEnd w:id="6"/>${run('They utilize it.')}`),
  'tabs and breaks': ({ run, paragraph }) =>
    paragraph(
      `${run('We utilize')}<w:r><w:tab/></w:r>${run('tabs')}<w:r><w:br/></w:r>${run('and lines in order to break,')}<w:r><w:br w:type="page"/></w:r>${run(' the e')}<w:r><w:noBreakHyphen/></w:r>${run('mail they utilize')}<w:r><w:t xml:space="preserve"> one</w:t><w:tab/><w:t>two</w:t><w:br/><w:t>We utilize three</w:t></w:r>`,
    ),
  'smart tags': ({ run, paragraph }) =>
    paragraph(
      `${run('We utilize ')}<w:smartTag w:uri="urn:schemas-microsoft-com:office:smarttags" w:element="City">${run('London')}</w:smartTag>${run(' in order to tag.')}`,
    ),
  symbols: ({ run, paragraph }) =>
    paragraph(
      `${run('We utilize ')}<w:r><w:sym w:font="Wingdings" w:char="F0E0"/></w:r>${run(' symbols & “signs” – 5 < 6, 😀, é and 10')}${run('5', '<w:vertAlign w:val="superscript"/>')}${run(' in order to count.')}`,
    ),
  'section breaks': ({ run, paragraph }) =>
    `${paragraph(run('We utilize a section.'))}<w:p><w:pPr><w:sectPr>${page}<w:type w:val="nextPage"/></w:sectPr></w:pPr>${run('They utilize its end.')}</w:p>${paragraph(run('In order to go on.'))}`,
  'embedded fonts': ({ run, paragraph }) => ({
    body: paragraph(run('We utilize a font.', '<w:rFonts w:ascii="River" w:hAnsi="River"/>')),
    parts: [
      part('fontTable', `<w:fonts ${ns}><w:font w:name="River"><w:family w:val="auto"/></w:font></w:fonts>`),
      {
        name: 'word/fonts/font1.odttf',
        type: 'application/vnd.openxmlformats-officedocument.obfuscatedFont',
        content: Uint8Array.from({ length: 600 }, (_, at) => (at * 89) % 251),
      },
    ],
  }),
  equations: ({ run, paragraph }) =>
    paragraph(
      `${run('We utilize ')}<m:oMath><m:r><m:t>E=m</m:t></m:r><m:sSup><m:e><m:r><m:t>c</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath>${run(' in order to reckon.')}`,
    ) + '<w:p><m:oMathPara><m:oMath><m:r><m:t>a+b</m:t></m:r></m:oMath></m:oMathPara></w:p>',
  template: ({ run, paragraph }) => ({
    body: paragraph(run('We utilize a template.')),
    documentType: `${office}.template.main+xml`,
    parts: [
      {
        name: 'customXml/item1.xml',
        type: 'application/xml',
        content: '<root xmlns="urn:example">We utilize data</root>',
      },
      {
        name: 'docProps/custom.xml',
        type: 'application/vnd.openxmlformats-officedocument.custom-properties+xml',
        content:
          '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"/>',
      },
    ],
  }),
  looks: ({ run, paragraph }) =>
    paragraph(
      `${run('We ', '<w:b/>')}${run('utilize bold', '<w:b/><w:i/>')}${run(', struck', '<w:strike/>')}${run(' and un')}${run('believ', '<w:b/>')}${run('able looks in ')}${run('order', '<w:i/>')}${run(' to see.')}`,
    ),
};
