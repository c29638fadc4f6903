import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api';
import { limits } from '#contract/limits.ts';
import { pdfToMarkdown } from './pdf-to-markdown.ts';
import { heaviest, type Page, uprightRuns } from './text-runs.ts';

type PdfRefusal =
  | 'damaged PDF'
  | 'encrypted PDF'
  | 'scan'
  | 'unreadable letters'
  | 'too many pages'
  | 'too much text';

/** `empty`: the number of pages without letters, such as scanned ones. */
export type PdfAnswer =
  | { ok: true; text: string; footnotes: number; empty: number }
  | { ok: false; why: PdfRefusal };

export async function readPdf(data: Uint8Array<ArrayBuffer>): Promise<PdfAnswer> {
  const loading = getDocument({
    data,
    // Nothing is rendered.
    disableFontFace: true,
    disableWorkerRendering: true,
    useSystemFonts: false,
    useWasm: false,
    // Needed for the names of fonts.
    fontExtraProperties: true,
    verbosity: 0,
  });
  try {
    return await readPages(await loading.promise);
  } catch (error) {
    const isAboutPassword = error instanceof Error && error.name === 'PasswordException';
    return { ok: false, why: isAboutPassword ? 'encrypted PDF' : 'damaged PDF' };
  } finally {
    await loading.destroy();
  }
}

async function readPages(document: PDFDocumentProxy): Promise<PdfAnswer> {
  if (document.numPages > limits.file.pages) return { ok: false, why: 'too many pages' };
  const pages: Page[] = [];
  const fonts: Fonts = { seen: new Set(), bold: new Set(), drawn: 0 };
  let letters = 0;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await readPage(await document.getPage(number), fonts);
    pages.push(page);
    letters += page.runs.reduce((sum, { text }) => sum + text.length, 0);
    if (letters > limits.file.textBytes) return { ok: false, why: 'too much text' };
  }
  const empty = pages.filter(({ runs }) => runs.length === 0).length;
  if (letters === 0) return { ok: false, why: 'scan' };
  if (areUnreadable(pages)) return { ok: false, why: 'unreadable letters' };
  const main = heaviest(pages.flatMap(({ runs }) => runs.map(({ font, text }) => [font, text.length])));
  // Where most letters are bold, bold carries no meaning.
  if (main !== undefined && fonts.bold.has(main)) fonts.bold.clear();
  return { ok: true, ...pdfToMarkdown(pages, fonts.bold), empty };
}

type Fonts = { seen: Set<string>; bold: Set<string>; drawn: number };
/** Maximum number of pages read for drawing. Only that reveals the names of fonts, and it takes longer than reading letters. */
const mostPagesDrawn = 8;
const boldName = /bold|heavy|demi|black(?![a-z])|(?:^|\+)(?:CMBX|SFBX)/i;

async function readPage(page: PDFPageProxy, fonts: Fonts): Promise<Page> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const { height, transform } = page.getViewport({ scale: 1 });
  const prose = withoutArtifacts(items);
  const drawn = prose.length > 0 ? prose : items.filter((item): item is TextItem => 'str' in item);
  const runs = uprightRuns(drawn, transform);
  const unseen = new Set(runs.map(({ font }) => font).filter((font) => !fonts.seen.has(font)));
  if (unseen.size > 0 && fonts.drawn++ < mostPagesDrawn) {
    // A page that cannot be drawn has been read all the same.
    await page.getOperatorList().catch(() => undefined);
    for (const font of unseen) if (boldName.test(nameOf(page, font))) fonts.bold.add(font);
    for (const font of unseen) fonts.seen.add(font);
  }
  page.cleanup();
  return { height, runs };
}

/** Removes letters that the document itself marks as not part of the text. */
function withoutArtifacts(items: readonly (TextItem | TextMarkedContent)[]): TextItem[] {
  const open: boolean[] = [];
  return items.filter((item): item is TextItem => {
    if ('str' in item) return !open.includes(true);
    if (item.type === 'endMarkedContent') open.pop();
    else open.push('tag' in item && item.tag === 'Artifact');
    return false;
  });
}

const unknownLetters = /[\ue000-\uf8ff\ufffd\p{Cc}]/gu;

/** Whether over a third of the letters are unknown: some fonts do not say which letters they draw. */
function areUnreadable(pages: readonly Page[]): boolean {
  const text = pages.map(({ runs }) => runs.map((run) => run.text).join('')).join('');
  return 3 * (text.match(unknownLetters)?.length ?? 0) > text.length;
}

function nameOf({ commonObjs }: PDFPageProxy, font: string): string {
  const found: unknown = commonObjs.has(font) ? commonObjs.get(font) : null;
  return typeof found === 'object' && found !== null && 'name' in found ? String(found.name) : '';
}
