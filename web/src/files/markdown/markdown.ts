import { Marked, type MarkedToken, type Token, type Tokens } from 'marked';

const signs = [...'0123456789+−-=()'];
const signsOf = (shifted: string) => new Map(signs.map((sign, at) => [sign, [...shifted][at] ?? sign]));
const raised = signsOf('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾');
const lowered = signsOf('₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎');

/** Returns figures as superscript or subscript characters; null if a character has no such form. */
export function shiftedSigns(words: string, to: 'raised' | 'lowered'): string | null {
  const shifted = to === 'raised' ? raised : lowered;
  const letters = [...words];
  return letters.every((sign) => shifted.has(sign))
    ? letters.map((sign) => shifted.get(sign)).join('')
    : null;
}

/** Whether a document may link to an address; other addresses stay text. */
export const isFollowable = (address: string) => /^(https?:|mailto:|tel:)/i.test(address);

/**
 * No text may be lost. So the user's own line breaks stay, as the page shows them; an indented line is a paragraph, not code; the stars
 * of 2*3*4 and the tildes of ~5 are not marks; and "[1]: address" is a line in a list of sources, not the hidden definition of a
 * link.
 */
const reader = new Marked({
  gfm: true,
  breaks: true,
  tokenizer: {
    code: () => undefined,
    def: () => undefined,
    del: (source) => (source.startsWith('~~') ? false : undefined),
    emStrong: (source, _masked, before = '') =>
      /\d/.test(before) && /^\*+\d/.test(source) ? undefined : false,
  },
});

export type MarkdownDocument = { tokens: MarkedToken[]; footnotes: Map<string, string> };

const footnote = /^\[\^([^\]\s]+)\]:[ \t]+(.+)\n?/gm;

/** Reads Markdown. Footnotes are extracted first, since marked does not support them. */
export function readMarkdown(text: string): MarkdownDocument {
  const footnotes = new Map<string, string>();
  const body = text.replace(footnote, (whole, label: string, words: string) => {
    const isReferred = text.split(`[^${label}]`).length > 2;
    if (!isReferred || footnotes.has(label)) return whole;
    footnotes.set(label, words);
    return '';
  });
  return { tokens: known(reader.lexer(body)), footnotes };
}

export const readInline = (text: string) => known(reader.Lexer.lexInline(text, reader.defaults));

/** Narrows tokens to the types of marked. No extension is installed, so there are no others. */
export const known = (tokens: Token[] = []) =>
  tokens.filter((token): token is MarkedToken => token.type !== 'generic');

/** Returns the marker of each item as written; if all numbers are the same, it counts up from the first. */
export function markersOf(list: Tokens.List): string[] {
  if (!list.ordered) return list.items.map(() => '-');
  const written = list.items.map(({ raw }) => /\d+[.)]/.exec(raw)?.[0] ?? '1.');
  const [first = '1.'] = written;
  if (!written.every((marker) => marker === first)) return written;
  return written.map((marker, index) =>
    index === 0 ? marker : `${Number.parseInt(first) + index}${first.at(-1)}`,
  );
}

const unescapable = /[*_`#~|.+>-]/;

/** Unescapes `\*` to a star. Other backslashes belong to the text, as in \(x\) or C:\!old. */
export const unescaped = ({ raw, text }: Tokens.Escape) => (unescapable.test(text) ? text : raw);

export const isLineBreak = (html: string) => /^<br\s*\/?>$/i.test(html);
