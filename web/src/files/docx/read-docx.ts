import mammoth from 'mammoth';
import { limits } from '#contract/limits.ts';
import { unpackWithin } from '../zip/unpack.ts';
import { styleMap } from './docx-style-map.ts';
import { hasInterruptedNumbers } from './interrupted-numbers.ts';

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
    // Parsing it on the page would block it.
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
