import { Marked, type MarkedToken, type Token, type Tokens } from 'marked';

const signs = [...'0123456789+−-=()'];
const signsOf = (shifted: string) => new Map(signs.map((sign, at) => [sign, [...shifted][at] ?? sign]));
const raised = signsOf('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾');
const lowered = signsOf('₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎');

/** Figures as superscript or subscript characters; null where a sign has none. */
export function shiftedSigns(words: string, to: 'raised' | 'lowered'): string | null {
  const shifted = to === 'raised' ? raised : lowered;
  const letters = [...words];
  return letters.every((sign) => shifted.has(sign))
    ? letters.map((sign) => shifted.get(sign)).join('')
    : null;
}

/** Links that may be followed from a document; others stay text. */
export const isFollowable = (address: string) => /^(https?:|mailto:|tel:)/i.test(address);

/**
 * Nothing that is written may be lost. So people's own line breaks stay, as they see them in the page; what is indented
 * is a paragraph, not code; the stars of 2*3*4 and the tildes of ~5 are no marks; and "[1]: address" is a line of a list
 * of sources, not the hidden half of a link.
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

/** Footnotes are found by us: marked does not know them and would take a short one for the address of a link. */
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

/** No extension is installed, so no other tokens come. */
export const known = (tokens: Token[] = []) =>
  tokens.filter((token): token is MarkedToken => token.type !== 'generic');

/** The marker of each item as it was written; a list whose numbers are all the same is counted on. */
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

/** `\*` is a star. Other backslashes belong to the text, as in \(x\) or C:\!old. */
export const unescaped = ({ raw, text }: Tokens.Escape) => (unescapable.test(text) ? text : raw);

export const isLineBreak = (html: string) => /^<br\s*\/?>$/i.test(html);
