import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, type Response } from '@playwright/test';
import { cookies, inBrowser } from '#content/legal/privacy.ts';

/** Waits until React has hydrated the page. Before that there are no handlers, and a link loads a new document. */
export async function expectTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
}

/** Opens a path and waits until React has hydrated the page. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await expectTakenOver(page);
  return answer;
}

/** Loads the fonts first, since late ones shift the layout on a busy machine, which `taken-over.spec.ts` tests. */
export async function bringFonts(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    const html = await (await fetch('/')).text();
    const fonts = [...html.matchAll(/"([^"]+\.woff2)"/g)].map(([, address = '']) => address);
    if (fonts.length === 0) throw new Error('The page names no fonts');
    for (const font of fonts) await (await fetch(font)).blob();
  });
}

/** A warning to ignore, since `playwright.config.ts` blocks service workers. */
const blocked = 'Service Worker registration blocked by Playwright';

/** Collects what the browser reports from now on: errors, warnings and violations of the Content Security Policy. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isOfDocument = message.location().url === page.url() && message.text().includes('404');
    const isOurs = message.text() === blocked;
    if (['error', 'warning'].includes(message.type()) && !isOfDocument && !isOurs)
      complaints.push(message.text());
  });
  return complaints;
}

/** Details are only needed of violations, and no rule of ours reads the content of style sheets. */
const wrongAlone = { resultTypes: ['violations' as const], preload: false };
const enhancedContrast = 'color-contrast-enhanced';

/** Runs axe in the light theme; `dark-theme.test.ts` checks that contrast in the dark one suffices too. */
async function violationsOn(page: Page, rules = {}) {
  await page.emulateMedia({ colorScheme: 'light' });
  // No page of ours has frames, so axe need not open a blank page to merge the results of frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ ...wrongAlone, rules });
  return (await axe.analyze()).violations;
}

type Violation = Awaited<ReturnType<typeof violationsOn>>[number];

const told = (violations: Violation[]) =>
  violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);

export async function expectAccessible(page: Page): Promise<void> {
  expect(told(await violationsOn(page))).toEqual([]);
}

/** Expects no axe violations and AAA contrast of running text. The AAA rule reports only contrast between AA and AAA. */
export async function expectReadable(page: Page): Promise<void> {
  const violations = await violationsOn(page, { [enhancedContrast]: { enabled: true } });
  expect(told(violations.filter(({ id }) => id !== enhancedContrast))).toEqual([]);
  const faint = violations
    .filter(({ id }) => id === enhancedContrast)
    .flatMap(({ nodes }) => nodes)
    .filter(({ html }) => /^<(p|dd|h1|h2|summary|output|td|del|ins)\b/.test(html));
  const running = await page.evaluate(
    (selectors) =>
      selectors.filter((selector) => {
        const element = document.querySelector(selector);
        return element?.closest('main') && !element.closest('a, button, .meter, .chart-table summary');
      }),
    faint.map(({ target }) => String(target[0])),
  );
  expect(running).toEqual([]);
}

/** Expects no horizontal overflow at the current width or at the width of a phone. */
export async function expectToFit(page: Page): Promise<void> {
  const widths = () => page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  const size = page.viewportSize();
  for (const width of new Set([size?.width ?? 0, 390])) {
    if (width !== size?.width) await page.setViewportSize({ width, height: 844 });
    const [scrolled, seen = 0] = await widths();
    expect(scrolled).toBeLessThanOrEqual(seen);
  }
  if (size) await page.setViewportSize(size);
}

const disclosed = [...cookies, ...inBrowser].flatMap(({ names }) => names);

/** A disclosed name that ends with an underscore stands for all names that begin with it. */
const isTold = (name: string) =>
  disclosed.some((known) => (known.endsWith('_') ? name.startsWith(known) : name === known));

/** Returns the names of what the browser stores for the site, by kind of storage. */
async function storedIn(page: Page): Promise<Record<string, string[]>> {
  const kept = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name = '' }) => name),
    // Each build has one cache, with its version after the name.
    caches: (await caches.keys()).map((name) => name.split(' ')[0] ?? name),
  }));
  // Cookies of development have another prefix over http.
  const names = (await page.context().cookies()).map(({ name }) => name.replace(/^dev-plain-/, '__Host-'));
  return { ...kept, cookies: names };
}

/** Expects that the privacy page names all that is stored, and that the names in `among` are stored. */
export async function expectStoredAsTold(page: Page, among: string[]): Promise<void> {
  const stored = await storedIn(page);
  for (const [place, names] of Object.entries(stored)) {
    expect(
      names.filter((name) => !isTold(name)),
      place,
    ).toEqual([]);
  }
  expect(Object.values(stored).flat()).toEqual(expect.arrayContaining(among));
}
