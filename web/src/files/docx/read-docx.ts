import mammoth from 'mammoth';
import { limits } from '#contract/limits.ts';
import { unpackWithin } from '../zip/unpack.ts';

/**
 * Whether Word continues a numbered list after other paragraphs. mammoth does not tell which list an item belongs to, so the
 * numbers restart at 1 there, and the user is warned.
 */
function hasInterruptedNumbers(documentXml: string, numberingXml: string): boolean {
  const counted = countedLists(numberingXml);
  const ended = new Set<string>();
  let current: string | undefined;
  for (const paragraph of documentXml.split('</w:p>')) {
    const list = /<w:numId w:val="(\d+)"/.exec(paragraph)?.[1];
    if (list === undefined || !counted.has(list)) {
      const hasWords = list === undefined && /<w:t[ >]/.test(paragraph);
      if (current !== undefined && hasWords) {
        ended.add(current);
        current = undefined;
      }
      continue;
    }
    if (ended.has(list)) return true;
    if (!/<w:ilvl w:val="[1-9]"/.test(paragraph)) current = list;
  }
  return false;
}

/** Returns the ids of the lists whose first level has numbers, not bullets. */
function countedLists(numberingXml: string): Set<string> {
  const bulleted = new Set(
    [...numberingXml.matchAll(/<w:abstractNum [^>]*w:abstractNumId="(\d+)"[\s\S]*?<w:numFmt w:val="(\w+)"/g)]
      .filter(([, , format]) => format === 'bullet')
      .map(([, id]) => id),
  );
  const lists = numberingXml.matchAll(/<w:num [^>]*w:numId="(\d+)"[^>]*>\s*<w:abstractNumId w:val="(\d+)"/g);
  return new Set([...lists].flatMap(([, list = '', kind]) => (bulleted.has(kind) ? [] : [list])));
}

/** List levels that mammoth lacks: it knows five, Word has nine. */
const deepLevels = [6, 7, 8, 9];

const itemAt = (kind: string, level: number) =>
  `p:${kind}-list(${level}) => ${'ul|ol > li > '.repeat(level - 1)}${kind === 'ordered' ? 'ol' : 'ul'} > li:fresh`;

/** Maps style names of Word, LibreOffice and pandoc, in addition to those that mammoth knows. */
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

export type DocxAnswer =
  | { ok: true; html: string; tracked: boolean; recounted: boolean }
  | { ok: false; why: 'damaged' | 'too large unpacked' | 'too much text' };

const documentPart = 'word/document.xml';
const numberingPart = 'word/numbering.xml';

/** Pictures are counted, not read. */
const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));

export async function readDocx(bytes: Uint8Array<ArrayBuffer>): Promise<DocxAnswer> {
  const unpacked = await unpackWithin(bytes, limits.file.unpackedBytes, [documentPart, numberingPart]);
  if (!unpacked.ok) return unpacked;
  const documentXml = unpacked.texts.get(documentPart) ?? '';
  try {
    const { value } = await mammoth.convertToHtml(
      { arrayBuffer: bytes.buffer },
      { styleMap, convertImage, includeEmbeddedStyleMap: false },
    );
    // Parsing a longer text would block the page.
    if (value.replace(/<[^>]*>/g, '').length > limits.file.textBytes)
      return { ok: false, why: 'too much text' };
    return {
      ok: true,
      html: value,
      tracked: /<w:(ins|del|moveFrom) /.test(documentXml),
      recounted: hasInterruptedNumbers(documentXml, unpacked.texts.get(numberingPart) ?? ''),
    };
  } catch {
    return { ok: false, why: 'damaged' };
  }
}
