import axe from 'axe-core';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

type Place = Pick<Locator, 'element'> & Partial<Pick<Locator, 'elements'>>;

/** While it is not there, the runner's own way writes the whole page into a message at each try. */
function readIn(place: Place) {
  const [found, another] = place.elements?.() ?? [place.element()];
  return another === undefined ? found?.textContent : null;
}

/** All that stands there, and nothing else. */
export const expectSaid = (place: Place, words: string | RegExp) =>
  expect
    .poll(() => readIn(place)?.trim())
    .toEqual(typeof words === 'string' ? words : expect.stringMatching(words));

export const expectText = (place: Place, words: string | RegExp) =>
  expect
    .poll(() => readIn(place)?.replaceAll(/\s+/g, ' '))
    .toEqual(typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words));

export const expectVisible = (place: Locator) => expect.element(place).toBeVisible();
export const expectNone = (place: Locator) => expect.element(place).not.toBeInTheDocument();
export const expectCount = (place: Locator, count: number) =>
  expect.poll(() => place.elements().length).toBe(count);

export const text = (words: string | RegExp) => page.getByText(words, { exact: false });
export const exactly = (words: string) => page.getByText(words, { exact: true });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const field = (label: string) => page.getByLabelText(label, { exact: true });
export const alert = page.getByRole('alert');

export async function fill(fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
}

/** In the light theme; `dark-theme.test.ts` shows that nothing is harder to read in the dark one. */
export async function expectAccessible() {
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    // Neither is looked at, and each takes time: what the style sheets hold, and how an element would be found again.
    preload: false,
    selectors: false,
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Also drawn in the dark theme, for states whose colours lie over each other. */
export async function expectAccessibleInBoth() {
  await expectAccessible();
  document.documentElement.dataset['theme'] = 'dark';
  const { violations } = await axe.run(document, { runOnly: ['color-contrast'] });
  delete document.documentElement.dataset['theme'];
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** The tool stands on the home page alone. */
export const expectHome = () => expectVisible(field('Your Text'));

/** Nothing sticks out at the side, at the width of a phone unless another is named. */
export async function expectToFit(width = 390) {
  await page.viewport(width, 800);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  await page.viewport(1280, 800);
}
