import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api';
import { limits } from '#contract/limits.ts';
import type { Page } from './page.ts';
import { pdfToMarkdown } from './pdf-to-markdown.ts';
import { type Drawn, uprightPage } from './upright.ts';

/** Each page that is asked is read as if it were drawn, which takes longer than reading its letters. */
const mostPages = 8;

const isBold = (name: string): boolean =>
  /bold|heavy|demi|black(?![a-z])/i.test(name) || /(?:^|\+)(?:CMBX|SFBX)/.test(name);

/** The bold fonts, recognised by name; none where most letters are bold or no name says so. */
async function boldFonts(document: PDFDocumentProxy, pages: readonly Page[]): Promise<ReadonlySet<string>> {
  const letters = new Map<string, number>();
  const firstPage = new Map<string, number>();
  for (const [at, { runs }] of pages.entries()) {
    for (const { font, text } of runs) {
      letters.set(font, (letters.get(font) ?? 0) + text.length);
      if (!firstPage.has(font)) firstPage.set(font, at + 1);
    }
  }
  const bold = new Set<string>();
  if (letters.size < 2) return bold;
  for (const number of [...new Set(firstPage.values())].slice(0, mostPages)) {
    const fonts = [...firstPage].flatMap(([font, first]) => (first === number ? [font] : []));
    for (const [font, name] of await namesOn(document, number, fonts)) if (isBold(name)) bold.add(font);
  }
  const [[main] = ['']] = [...letters].toSorted(([, one], [, other]) => other - one);
  return bold.has(main) ? new Set() : bold;
}

/** The name of a font is known only after the page has been read for drawing. */
async function namesOn(
  document: PDFDocumentProxy,
  number: number,
  fonts: readonly string[],
): Promise<[font: string, name: string][]> {
  try {
    const page = await document.getPage(number);
    await page.getOperatorList();
    const names = fonts.flatMap((font): [string, string][] => {
      const found: unknown = page.commonObjs.has(font) ? page.commonObjs.get(font) : null;
      const name = typeof found === 'object' && found !== null && 'name' in found ? found.name : null;
      return typeof name === 'string' ? [[font, name]] : [];
    });
    page.cleanup();
    return names;
  } catch {
    // What cannot be drawn has been read all the same.
    return [];
  }
}

/** `empty`: how many of the pages hold no letters, as scanned ones do. */
export type PdfAnswer =
  | { ok: true; text: string; footnotes: number; empty: number }
  | {
      ok: false;
      why:
        | 'damaged PDF'
        | 'encrypted PDF'
        | 'scan'
        | 'unreadable letters'
        | 'too many pages'
        | 'too much text';
    };

export async function readPdf(data: Uint8Array<ArrayBuffer>): Promise<PdfAnswer> {
  const loading = getDocument({
    data,
    // Nothing is drawn.
    disableFontFace: true,
    disableWorkerRendering: true,
    useSystemFonts: false,
    useWasm: false,
    // A font says what it is called.
    fontExtraProperties: true,
    verbosity: 0,
  });
  try {
    return await readPages(await loading.promise);
  } catch (error) {
    return { ok: false, why: isAboutPassword(error) ? 'encrypted PDF' : 'damaged PDF' };
  } finally {
    await loading.destroy();
  }
}

const isAboutPassword = (error: unknown) => error instanceof Error && error.name === 'PasswordException';

async function readPages(document: PDFDocumentProxy): Promise<PdfAnswer> {
  if (document.numPages > limits.file.pages) return { ok: false, why: 'too many pages' };
  const pages: Page[] = [];
  let letters = 0;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await readPage(await document.getPage(number));
    pages.push(page);
    letters += page.runs.reduce((sum, { text }) => sum + text.length, 0);
    if (letters > limits.file.textBytes) return { ok: false, why: 'too much text' };
  }
  const empty = pages.filter(({ runs }) => runs.length === 0).length;
  if (letters === 0) return { ok: false, why: 'scan' };
  if (areUnreadable(pages)) return { ok: false, why: 'unreadable letters' };
  return { ok: true, ...pdfToMarkdown(pages, await boldFonts(document, pages)), empty };
}

async function readPage(page: PDFPageProxy): Promise<Page> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const all = items.filter((item): item is TextItem => 'str' in item);
  const prose = withoutArtifacts(items);
  page.cleanup();
  return uprightPage(prose.length > 0 ? prose : all, { width, height, transform });
}

/** A document that says which of its letters belong to the page, and not to the text, is believed. */
function withoutArtifacts(items: readonly (TextItem | TextMarkedContent)[]): Drawn[] {
  const open: boolean[] = [];
  return items.filter((item): item is TextItem => {
    if ('str' in item) return !open.includes(true);
    if (item.type === 'endMarkedContent') open.pop();
    else open.push('tag' in item && item.tag === 'Artifact');
    return false;
  });
}

const unknown = /[\ue000-\uf8ff\ufffd\p{Cc}]/gu;

/** Some fonts draw letters without saying which. */
function areUnreadable(pages: readonly Page[]): boolean {
  const text = pages.map(({ runs }) => runs.map((run) => run.text).join('')).join('');
  return 3 * (text.match(unknown)?.length ?? 0) > text.length;
}
