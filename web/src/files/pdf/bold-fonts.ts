import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from './page.ts';

/** Each page that is asked is read as if it were drawn, which takes longer than reading its letters. */
const mostPages = 8;

const isBold = (name: string): boolean =>
  /bold|heavy|demi|black(?![a-z])/i.test(name) || /(?:^|\+)(?:CMBX|SFBX)/.test(name);

/** Those fonts whose letters are bold, by their names; none where those of most letters are, or nothing tells. */
export async function boldFonts(
  document: PDFDocumentProxy,
  pages: readonly Page[],
): Promise<ReadonlySet<string>> {
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

/** A font tells its name only once the page has been read as if it were drawn. */
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
