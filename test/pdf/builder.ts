/** Text at a position, in points from the left and from the top. */
export type Letters = {
  at: [x: number, y: number];
  text: string;
  size?: number;
  /** Quarter turns, counterclockwise. */
  turned?: 1;
  artifact?: true;
  bold?: true;
};
type Sheet = { letters?: Letters[]; image?: true };
type Options = { size?: [width: number, height: number]; encrypted?: true; unknownLetters?: true };

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

const stream = (content: string, entries = '') =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
const pageAt = (index: number) => 6 + 2 * index;

/** Returns the descendant font, which describes the glyphs. */
const lettersOf = (name: string) =>
  `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 /FontDescriptor << /Type /FontDescriptor /FontName /${name} /Flags 4 /Ascent 800 /Descent -200 /CapHeight 700 /ItalicAngle 0 /StemV 80 /FontBBox [0 -200 1000 800] >> >>`;

/** Builds a PDF 1.4 file with the text at the given positions; each character is written as its number in the font. */
export function makePdf(
  sheets: Sheet[],
  { size: [width, height] = [595, 842], encrypted, unknownLetters }: Options = {},
): Uint8Array<ArrayBuffer> {
  const glyphs = [...new Set(sheets.flatMap(({ letters = [] }) => letters.flatMap(({ text }) => [...text])))];
  const codeOf = (sign: string) => (glyphs.indexOf(sign) + 1).toString(16).padStart(4, '0');
  const draw = ({ at: [x, y], text, size = 10, turned, artifact, bold }: Letters) => {
    const matrix = `${turned ? '0 1 -1 0' : '1 0 0 1'} ${x} ${height - y}`;
    const shown = `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${matrix} Tm <${[...text].map(codeOf).join('')}> Tj ET`;
    return artifact ? `/Artifact BMC ${shown} EMC` : shown;
  };
  const map = glyphs.map((sign) => `<${codeOf(sign)}> <${utf16(sign)}>`).join('\n');
  const fontOf = (name: string, descendant: string) =>
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${descendant}]${unknownLetters ? '' : ' /ToUnicode 5 0 R'} >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${sheets.length} /Kids [${sheets.map((_, at) => `${pageAt(at)} 0 R`).join(' ')}] >>`,
    fontOf('Test', '4 0 R'),
    lettersOf('Test'),
    stream(
      `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /T def 1 begincodespacerange <0000> <ffff> endcodespacerange ${glyphs.length} beginbfchar\n${map}\nendbfchar endcmap end end`,
    ),
    ...sheets.flatMap(({ letters = [], image }, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F1 3 0 R /F2 ${fontOf('ABCDEF+Test-Bold', lettersOf('ABCDEF+Test-Bold'))} >> >> /Contents ${pageAt(at) + 1} 0 R >>`,
      stream(
        [
          ...letters.map(draw),
          ...(image ? ['q 500 0 0 700 40 60 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \xff EI Q'] : []),
        ].join('\n'),
      ),
    ]),
    ...(encrypted
      ? [`<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`]
      : []),
  ];
  return withReferences(objects, encrypted ? `/Encrypt ${objects.length} 0 R /ID [<00> <00>]` : '');
}

const utf16 = (sign: string) =>
  Array.from({ length: sign.length }, (_, at) => sign.charCodeAt(at).toString(16).padStart(4, '0')).join('');

/** Joins the objects and adds the table at the end with the offset of each. */
function withReferences(objects: string[], entries: string): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${count} /Root 1 0 R ${entries} >>\nstartxref\n${file.length}\n%%EOF`;
  return bytesOf(file);
}

type Setting = { left?: number; top?: number; size?: number; step?: number };

/** Returns lines one below the other; spaces at the start of a line indent it. */
export const lines = (
  texts: readonly string[],
  { left = 70, top = 100, size = 10, step = 12 }: Setting = {},
): Letters[] =>
  texts.flatMap((text, at) => {
    const inward = text.length - text.trimStart().length;
    const letters: Letters = {
      at: [left + inward * size * 0.5, top + at * step],
      text: text.trimStart(),
      size,
    };
    return letters.text === '' ? [] : [letters];
  });
