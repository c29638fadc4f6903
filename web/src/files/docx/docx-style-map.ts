/** mammoth knows five levels of lists, Word has nine. */
const deepLevels = [6, 7, 8, 9];

const itemAt = (kind: string, level: number) =>
  `p:${kind}-list(${level}) => ${'ul|ol > li > '.repeat(level - 1)}${kind === 'ordered' ? 'ol' : 'ul'} > li:fresh`;

/** Styles by the names that Word, LibreOffice and pandoc give them, beside those that mammoth knows by itself. */
export const styleMap = [
  'u => u',
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='Block Text'] => blockquote > p:fresh",
  "p[style-name='Quotations'] => blockquote > p:fresh",
  "p[style-name='Source Code'] => pre:separator('\\n')",
  "p[style-name='HTML Preformatted'] => pre:separator('\\n')",
  "p[style-name='Preformatted Text'] => pre:separator('\\n')",
  "p[style-name='Horizontal Line'] => hr:fresh",
  "r[style-name='Emphasis'] => em",
  "r[style-name='Intense Emphasis'] => em",
  "r[style-name='Verbatim Char'] => code",
  "r[style-name='HTML Code'] => code",
  "r[style-name='Source Text'] => code",
  ...['unordered', 'ordered'].flatMap((kind) => deepLevels.map((level) => itemAt(kind, level))),
];
