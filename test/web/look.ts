import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, type Response } from '@playwright/test';
import { cookies, inBrowser } from '#content/legal/privacy.ts';

/** React answers on the page: before that nothing listens, and a link loads its page like any other link. */
export async function expectTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
}

/** Goes to an address and waits until React answers there. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await expectTakenOver(page);
  return answer;
}

/** A page on a busy machine may be drawn before its fonts have come; what they move then is asked in `taken-over.spec.ts`. */
export async function bringFonts(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    const html = await (await fetch('/')).text();
    const fonts = [...html.matchAll(/"([^"]+\.woff2)"/g)].map(([, address = '']) => address);
    if (fonts.length === 0) throw new Error('The page names no fonts');
    for (const font of fonts) await (await fetch(font)).blob();
  });
}

/** The configuration of the stories blocks it on purpose. */
const blocked = 'Service Worker registration blocked by Playwright';

/** Whatever the browser complains about from now on: errors, warnings, and what the security policy refused. */
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

/** All but what is wrong would be described at length and thrown away, and no rule of ours reads what style sheets hold. */
const wrongAlone = { resultTypes: ['violations' as const], preload: false };
const enhancedContrast = 'color-contrast-enhanced';

/** In the light theme: `dark-theme.test.ts` shows that nothing is harder to read in the dark one. */
async function violationsOn(page: Page, rules = {}) {
  await page.emulateMedia({ colorScheme: 'light' });
  // No page of ours has frames, so axe need not gather what it found in each on an empty page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ ...wrongAlone, rules });
  return (await axe.analyze()).violations;
}

type Violation = Awaited<ReturnType<typeof violationsOn>>[number];

const told = (violations: Violation[]) =>
  violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);

export async function expectAccessible(page: Page): Promise<void> {
  expect(told(await violationsOn(page))).toEqual([]);
}

/** axe finds nothing, and running text has the contrast of AAA. That rule speaks of what lies between AA and AAA alone. */
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

/** Nothing sticks out at the side, here or at the width of a phone. */
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

/** A name that ends with a stroke stands for all that begin with it. */
const isTold = (name: string) =>
  disclosed.some((known) => (known.endsWith('_') ? name.startsWith(known) : name === known));

/** By its kinds of storage, what the browser keeps of the site. */
async function storedIn(page: Page): Promise<Record<string, string[]>> {
  const kept = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name = '' }) => name),
    // One for each build, with its version behind the name.
    caches: (await caches.keys()).map((name) => name.split(' ')[0] ?? name),
  }));
  // Over http, development's go by another name.
  const names = (await page.context().cookies()).map(({ name }) => name.replace(/^dev-plain-/, '__Host-'));
  return { ...kept, cookies: names };
}

/** Nothing is kept that the privacy page does not name; and `among` others this is. */
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
