import { AlignmentType, type INumberingOptions, type IStylesOptions, LevelFormat } from 'docx';

/** Indent per level in twentieths of a point. */
const step = 360;
const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
export const deepestLevel = 8;

/** Word, LibreOffice, pandoc and our own reader recognise the names of these styles. */
export const styleIds = {
  quote: 'Quote',
  code: 'SourceCode',
  codeWords: 'VerbatimChar',
  rule: 'HorizontalLine',
  tableHead: 'TableHeading',
} as const;

const heading = (size: number) => ({
  run: { size: size * 2, bold: true },
  paragraph: { spacing: { before: 280, after: 120 }, keepNext: true },
});

export const styles: IStylesOptions = {
  default: {
    document: {
      run: { font: 'Calibri', size: 22 },
      paragraph: { spacing: { after: 140, line: 276 } },
    },
    heading1: heading(18),
    heading2: heading(15),
    heading3: heading(13),
    heading4: heading(12),
    heading5: heading(11),
    heading6: heading(11),
    listParagraph: { paragraph: { contextualSpacing: true } },
  },
  paragraphStyles: [
    {
      id: styleIds.quote,
      name: 'Quote',
      basedOn: 'Normal',
      quickFormat: true,
      run: { italics: true },
      paragraph: { indent: { left: 2 * step, right: 2 * step } },
    },
    {
      id: styleIds.code,
      name: 'Source Code',
      basedOn: 'Normal',
      quickFormat: true,
      run: { font: 'Consolas', size: 20 },
      paragraph: { spacing: { after: 0 }, contextualSpacing: true },
    },
    { id: styleIds.tableHead, name: 'Table Heading', basedOn: 'Normal', run: { bold: true } },
    {
      id: styleIds.rule,
      name: 'Horizontal Line',
      basedOn: 'Normal',
      paragraph: { border: { bottom: { style: 'single', size: 6, space: 1, color: '999999' } } },
    },
  ],
  characterStyles: [{ id: styleIds.codeWords, name: 'Verbatim Char', run: { font: 'Consolas' } }],
};

const place = (level: number) => ({
  paragraph: { indent: { left: (level + 1) * step, hanging: step } },
});

export const numbering: INumberingOptions = {
  config: [
    {
      reference: 'bullets',
      levels: levels.map((level) => ({
        level,
        format: LevelFormat.BULLET,
        text: ['•', '◦', '▪'][level % 3] ?? '•',
        alignment: AlignmentType.LEFT,
        style: place(level),
      })),
    },
    {
      reference: 'numbers',
      levels: levels.map((level) => ({
        level,
        format: LevelFormat.DECIMAL,
        text: `%${level + 1}.`,
        alignment: AlignmentType.LEFT,
        style: place(level),
      })),
    },
  ],
};

/** The indent of an item that has no bullet or number in Word. */
export const indentOf = (level: number) => ({ left: (Math.min(level, deepestLevel) + 1) * step });
export const hangingIndentOf = (level: number) => ({ ...indentOf(level), hanging: step });
