import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** All but what is wrong would be described at length and thrown away. */
const wrongAlone = { resultTypes: ['violations' as const] };
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
