import {
  ExternalHyperlink,
  FootnoteReferenceRun,
  type IRunOptions,
  type ParagraphChild,
  TextRun,
} from 'docx';
import type { MarkedToken } from 'marked';
import { isFollowable, isLineBreak, known, unescaped } from '../markdown/markdown.ts';
import { styleIds } from './docx-styles.ts';

/** The mutable half of `IRunOptions` that Markdown can ask for. */
type Look = Pick<IRunOptions, 'bold' | 'italics' | 'strike' | 'superScript' | 'subScript' | 'style'>;

/** The number that Word gives each footnote, by the label it has in the text. */
export type FootnoteNumbers = Map<string, number>;

export function words(tokens: MarkedToken[], footnotes: FootnoteNumbers, outer: Look = {}): ParagraphChild[] {
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
