// What a test expects to see: `import * as see from './see.ts'`.
import axe from 'axe-core';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { field } from './find.ts';

type Place = Pick<Locator, 'element'> & Partial<Pick<Locator, 'elements'>>;

/** While it is not there, the runner's own way writes the whole page into a message at each try. */
function readIn(place: Place) {
  const [found, another] = place.elements?.() ?? [place.element()];
  return another === undefined ? found?.textContent : null;
}

/** All that stands there, and nothing else. */
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
/** The tool stands on the home page alone. */
export const home = () => visible(field('Your Text'));

async function expectNoViolations(options: axe.RunOptions, within?: Place) {
  const { violations } = await axe.run(within?.element() ?? document, options);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** In the light theme; `dark-theme.test.ts` shows that nothing is harder to read in the dark one. */
export const accessible = (within?: Place) =>
  // None of these is looked at, and each takes time: what passes, what the style sheets hold, and how an element is found again.
  expectNoViolations({ resultTypes: ['violations'], preload: false, selectors: false }, within);

/** Also drawn in the dark theme, for states whose colours lie over each other. */
export async function accessibleInBoth(within?: Place) {
  await accessible(within);
  document.documentElement.dataset['theme'] = 'dark';
  try {
    await expectNoViolations({ runOnly: ['color-contrast'] }, within);
  } finally {
    delete document.documentElement.dataset['theme'];
  }
}

/** Nothing sticks out at the side, at the width of a phone unless another is named. */
export async function fits(width = 390) {
  await page.viewport(width, 800);
  // The browser applies the media queries with its next picture.
  await expect.poll(() => document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
  await page.viewport(1280, 800);
}
