// Expectations about the page: `import * as see from './see.ts'`.
import axe from 'axe-core';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { field } from './find.ts';

type Place = Pick<Locator, 'element'> & Partial<Pick<Locator, 'elements'>>;

/** Null if several match. The runner's own way writes the whole page into a message at each try while nothing matches. */
function readIn(place: Place) {
  const [found, another] = place.elements?.() ?? [place.element()];
  return another === undefined ? found?.textContent : null;
}

/** Expects exactly this text, apart from space around it. */
export const said = (place: Place, words: string | RegExp) =>
  expect
    .poll(() => readIn(place)?.trim())
    .toEqual(typeof words === 'string' ? words : expect.stringMatching(words));

export const text = (place: Place, words: string | RegExp) =>
  expect
    .poll(() => readIn(place)?.replaceAll(/\s+/g, ' '))
    .toEqual(typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words));

export const visible = (place: Locator) => expect.element(place).toBeVisible();
export const none = (place: Locator) => expect.element(place).not.toBeInTheDocument();
export const count = (place: Locator, many: number) => expect.poll(() => place.elements().length).toBe(many);
export const focused = (place: Locator) => expect.element(place).toHaveFocus();
export const value = (place: Locator, held: string | number) => expect.element(place).toHaveValue(held);
export const leads = (place: Locator, address: string) =>
  expect.element(place).toHaveAttribute('href', address);
/** Only the home page has the tool. */
export const home = () => visible(field('Your Text'));

async function expectNoViolations(options: axe.RunOptions, within?: Place) {
  const { violations } = await axe.run(within?.element() ?? document, options);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Runs axe in the light theme; `dark-theme.test.ts` shows that what is readable there is readable in the dark one. */
export const accessible = (within?: Place) =>
  // Leaves out what is slow and not used: passed rules, preloaded style sheets and the selectors of elements.
  expectNoViolations({ resultTypes: ['violations'], preload: false, selectors: false }, within);

/** Also checks contrast in the dark theme, for states whose colours are drawn over each other. */
export async function accessibleInBoth(within?: Place) {
  await accessible(within);
  document.documentElement.dataset['theme'] = 'dark';
  try {
    await expectNoViolations({ runOnly: ['color-contrast'] }, within);
  } finally {
    delete document.documentElement.dataset['theme'];
  }
}

/** Expects no horizontal overflow, at the width of a phone unless another is given. */
export async function fits(width = 390) {
  await page.viewport(width, 800);
  // The browser applies media queries with its next frame.
  await expect.poll(() => document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
  await page.viewport(1280, 800);
}
