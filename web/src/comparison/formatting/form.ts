import type { BlockKind } from '#prose/index.ts';

/** How a block of Markdown is displayed. */
export type Form = {
  of: 'text' | 'title' | 'heading' | 'item' | 'quote' | 'rule' | 'code' | 'table';
  /** Level of a heading from 1 to 6, or nesting depth of an item or a quotation from 0. */
  level: number;
  /** Number of letters at its start that are marks and not shown. */
  sign: number;
  /** Shown before an item instead of its marks. */
  bullet: string;
  /** Number of letters such as "12. ", which are shown in the margin as bullets are. */
  number: number;
};

const plain: Form = { of: 'text', level: 0, sign: 0, bullet: '', number: 0 };
const heading = /^[ \t]*(#{1,6})[ \t]+(?=\S)/;
const item = /^([ \t]*)(?:([-*+])|(\d{1,4}[.)]|\p{L}\)))([ \t]+)(\[[ xX]\][ \t]+)?(?=\S)/u;
const quote = /^[ \t]*(?:>[ \t]?)+/;
const rule = /^[ \t]*(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})\s*$/;
const emptyLines = /^(?:[ \t]*\n)+/;
const deepest = 6;

/** Returns the depth of an indent: one level for each four spaces or tab, and one for a rest of two or more. */
function depthOf(indent: string): number {
  const columns = indent.replaceAll('\t', '    ').length;
  return Math.min(deepest, Math.floor(columns / 4) + (columns % 4 >= 2 ? 1 : 0));
}

/** `text`: the block with the empty lines before and after it. */
export function formOf(kind: BlockKind, text: string): Form {
  const lead = emptyLines.exec(text)?.[0].length ?? 0;
  const block = lead === 0 ? text : text.slice(lead);
  switch (kind) {
    case 'heading': {
      const [sign, marks] = heading.exec(block) ?? [];
      // A line that introduces a list is shown as text.
      if (sign === undefined || marks === undefined)
        return /:\s*$/.test(block) ? plain : { ...plain, of: 'title' };
      return { ...plain, of: 'heading', level: marks.length, sign: lead + sign.length };
    }
    case 'item': {
      const [whole, indent = '', bullet, number, gap = '', box] = item.exec(block) ?? [];
      if (whole === undefined) return plain;
      const form: Form = { ...plain, of: 'item', level: depthOf(indent) };
      if (bullet === undefined)
        return { ...form, sign: lead + indent.length, number: (number ?? '').length + gap.length };
      const shown = box === undefined ? '•' : /x/i.test(box) ? '☑' : '☐';
      return { ...form, sign: lead + whole.length, bullet: shown };
    }
    case 'quote': {
      const sign = quote.exec(block)?.[0] ?? '';
      if (sign === '') return plain;
      return { ...plain, of: 'quote', level: sign.split('>').length - 2, sign: lead + sign.length };
    }
    case 'code':
    case 'table':
      return { ...plain, of: kind };
    case 'other':
      return rule.test(block) ? { ...plain, of: 'rule', sign: text.trimEnd().length } : plain;
    case 'paragraph':
      return plain;
  }
}
