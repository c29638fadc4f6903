import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No page of ours has frames, so axe need not gather what it found in each on an empty page of its own. */
export const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/** What axe finds, in the light theme; in the dark one, where only the colours are others, what it finds of them. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = axeOn(page);
    const { violations } = await (colorScheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
}

/** In both themes. The rule speaks of what lies between AA and AAA; below AA the one above does. */
export async function expectEnhancedContrast(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
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
}

/** Nothing sticks out at the side. */
export async function expectToFit(page: Page): Promise<void> {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
}
