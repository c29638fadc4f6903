import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No page of ours has frames, so axe need not gather what it found in each on an empty page of its own. */
const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/** In the light theme: `dark-theme.test.ts` shows that nothing is harder to read in the dark one. */
const settle = (page: Page) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });

export async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  const { violations } = await axeOn(page).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** The rule speaks of what lies between AA and AAA; below AA the one above does. */
export async function expectEnhancedContrast(page: Page): Promise<void> {
  await settle(page);
  const { violations } = await axeOn(page)
    .include('main')
    .exclude('a')
    .exclude('button')
    .exclude('.meter')
    .exclude('.chart-table summary')
    .withRules(['color-contrast-enhanced'])
    .analyze();
  const running = violations
    .flatMap(({ nodes }) => nodes)
    .filter(({ html }) => /^<(p|dd|h1|h2|summary|output|td|del|ins)\b/.test(html));
  expect(running.map(({ html }) => html)).toEqual([]);
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
