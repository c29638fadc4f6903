import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  FootnoteReferenceRun,
  HeadingLevel,
  type IParagraphOptions,
  type IRunOptions,
  Packer,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { MarkedToken, Tokens } from 'marked';
import { brand } from '#contract/brand.ts';
import {
  isFollowable,
  isLineBreak,
  known,
  markersOf,
  readInline,
  readMarkdown,
  unescaped,
} from '../markdown/markdown.ts';
import { deepestLevel, hangingIndentOf, indentOf, numbering, styleIds, styles } from './docx-styles.ts';
import { writable } from './in-place/xml-tags.ts';

/** The part of `IRunOptions` that Markdown can set. */
type Look = Pick<IRunOptions, 'bold' | 'italics' | 'strike' | 'superScript' | 'subScript' | 'style'>;

/** Word's number of each footnote, by its label in the text. */
type FootnoteNumbers = Map<string, number>;

function words(tokens: MarkedToken[], footnotes: FootnoteNumbers, outer: Look = {}): ParagraphChild[] {
  let look = outer;
  return tokens.flatMap((token): ParagraphChild[] => {
    switch (token.type) {
      case 'strong':
        return words(known(token.tokens), footnotes, { ...look, bold: true });
      case 'em':
        return words(known(token.tokens), footnotes, { ...look, italics: true });
      case 'del':
        return words(known(token.tokens), footnotes, { ...look, strike: true });
      case 'codespan':
        return [new TextRun({ ...look, style: styleIds.codeWords, text: token.text })];
      case 'br':
        return [new TextRun({ break: 1 })];
      case 'link': {
        if (!isFollowable(token.href)) return [new TextRun({ ...look, text: token.raw })];
        const children = words(known(token.tokens), footnotes, { ...look, style: 'Hyperlink' });
        return [new ExternalHyperlink({ link: token.href, children })];
      }
      case 'escape':
        return [new TextRun({ ...look, text: unescaped(token) })];
      case 'html': {
        if (isLineBreak(token.raw)) return [new TextRun({ break: 1 })];
        const shift = shiftOf(token.raw);
        if (!shift) return lines(token.raw, look);
        look = { ...look, ...shift };
        return [];
      }
      case 'text':
        return token.tokens
          ? words(known(token.tokens), footnotes, look)
          : withFootnotes(token.text, footnotes, look);
      default:
        return lines(token.raw, look);
    }
  });
}

const lines = (text: string, look: Look) =>
  text
    .replace(/\n+$/, '')
    .split('\n')
    .map((line, index) => new TextRun({ ...look, text: line, break: index === 0 ? 0 : 1 }));

function shiftOf(tag: string): Look | undefined {
  switch (tag.toLowerCase()) {
    case '<sup>':
      return { superScript: true };
    case '<sub>':
      return { subScript: true };
    case '</sup>':
    case '</sub>':
      return { superScript: false, subScript: false };
    default:
      return undefined;
  }
}

function withFootnotes(text: string, footnotes: FootnoteNumbers, look: Look): ParagraphChild[] {
  return text.split(/(\[\^[^\]\s]+\])/).flatMap((part) => {
    const number = footnotes.get(part.slice(2, -1));
    if (part.startsWith('[^') && number !== undefined) return [new FootnoteReferenceRun(number)];
    return part === '' ? [] : [new TextRun({ ...look, text: part })];
  });
}

type Block = Paragraph | Table;
type Writing = { footnotes: FootnoteNumbers; lists: number };
/** Formatting that all paragraphs of a quotation or list item share. */
type Place = Pick<IParagraphOptions, 'style' | 'indent'> & { level: number };

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
];

export function markdownToDocx(text: string, title: string): Promise<Blob> {
  const { tokens, footnotes } = readMarkdown(writable(text));
  const numbers: FootnoteNumbers = new Map([...footnotes.keys()].map((label, index) => [label, index + 1]));
  const writing: Writing = { footnotes: numbers, lists: 0 };
  const notes = [...footnotes.values()].map(
    (note, index) =>
      [index + 1, { children: [new Paragraph({ children: words(readInline(note), new Map()) })] }] as const,
  );
  return Packer.toBlob(
    new Document({
      title,
      creator: brand.name,
      styles,
      numbering,
      footnotes: Object.fromEntries(notes),
      sections: [{ children: blocks(tokens, writing, { level: -1 }) }],
    }),
  );
}

function blocks(tokens: MarkedToken[], writing: Writing, place: Place): Block[] {
  const { level, ...shared } = place;
  const paragraph = (children: ParagraphChild[]) => new Paragraph({ ...shared, children });
  return tokens.flatMap((token): Block[] => {
    switch (token.type) {
      case 'space':
        return [];
      case 'heading':
        return [
          new Paragraph({
            heading: headings[token.depth - 1] ?? HeadingLevel.HEADING_6,
            children: words(known(token.tokens), writing.footnotes),
          }),
        ];
      case 'paragraph':
        return [paragraph(words(known(token.tokens), writing.footnotes))];
      case 'list':
        return list(token, writing, level + 1);
      case 'blockquote':
        return blocks(known(token.tokens), writing, { level, style: styleIds.quote });
      case 'code':
        return token.text
          .split('\n')
          .map((line) => new Paragraph({ ...shared, style: styleIds.code, children: [new TextRun(line)] }));
      case 'table':
        return [table(token, writing)];
      case 'hr':
        return [new Paragraph({ style: styleIds.rule })];
      default:
        return [paragraph(words([token], writing.footnotes))];
    }
  });
}

function list(token: Tokens.List, writing: Writing, level: number): Block[] {
  const markers = markersOf(token);
  const instance = ++writing.lists;
  // Word counts 1. 2. 3. by itself. Any other number is content, such as the year in "2026. A good one", and is written as text.
  const isCounted = markers.every((marker, index) => marker === `${index + 1}.`);
  return token.items.flatMap((item, index) => {
    const tokens = known(item.tokens);
    const start = tokens.findIndex(({ type }) => !['text', 'paragraph', 'space', 'checkbox'].includes(type));
    const end = start < 0 ? tokens.length : start;
    const own = itemWords(tokens.slice(0, end), writing);
    const first =
      token.ordered && !isCounted
        ? new Paragraph({
            indent: hangingIndentOf(level),
            children: [new TextRun(`${markers[index]} `), ...own],
          })
        : new Paragraph({
            numbering: {
              reference: token.ordered ? 'numbers' : 'bullets',
              level: Math.min(level, deepestLevel),
              instance,
            },
            children: own,
          });
    return [first, ...blocks(tokens.slice(end), writing, { level, indent: indentOf(level) })];
  });
}

/** Writes the paragraphs of an item as one, so that Word does not split the list. */
function itemWords(tokens: MarkedToken[], writing: Writing): ParagraphChild[] {
  const children: ParagraphChild[] = [];
  for (const token of tokens) {
    if (token.type === 'space') {
      children.push(new TextRun({ break: 1 }));
      continue;
    }
    const inner = token.type === 'paragraph' ? known(token.tokens) : [token];
    children.push(...words(inner, writing.footnotes));
  }
  return children;
}

const alignments = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
};

function table({ header, rows }: Tokens.Table, writing: Writing): Table {
  const cell = ({ align, tokens }: Tokens.TableCell, style?: string) =>
    new TableCell({
      margins: { top: 60, bottom: 60, left: 100, right: 100 },
      children: [
        new Paragraph({
          ...(style && { style }),
          ...(align && { alignment: alignments[align] }),
          spacing: { after: 0 },
          children: words(known(tokens), writing.footnotes),
        }),
      ],
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [
      new TableRow({
        tableHeader: true,
        children: header.map((each) => cell(each, styleIds.tableHead)),
      }),
      ...rows.map((cells) => new TableRow({ children: cells.map((each) => cell(each)) })),
    ],
  });
}
