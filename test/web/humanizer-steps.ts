import type { Page } from '@playwright/test';
import { open } from './look.ts';
import { fromNewNetwork } from '../server/people.ts';

export const yourText = (page: Page) => page.getByRole('textbox', { name: 'Your Text' });
export const result = (page: Page) => page.getByRole('region', { name: 'Humanized Result' });
export const written = (page: Page) => page.getByRole('textbox', { name: 'Humanized Result' });
export const sidebar = (page: Page) => page.getByRole('complementary', { name: 'About this result' });
export const show = (page: Page, view: string) =>
  page.getByRole('radio', { name: view, exact: true }).check();
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Changed by the rewriter at any strength, and with facts in it; 41 words. */
export const stiff =
  'Moreover, the library, which opened in 1974, serves as a vital hub for the community. It is important to note that the additional hours will be utilized in order to meet the growing demand of 4,200 readers. Ana Petrov runs it.';

/** Nearly as many characters as a free account may send at once. */
export const longest = Array.from(
  { length: 8 },
  (_, index) =>
    `Furthermore, internationalization considerations notwithstanding, organizational representatives utilize comprehensive administrative infrastructure. Straightforward telecommunications characteristics demonstrate extraordinary interdepartmental responsibilities, notwithstanding counterproductive misunderstandings. Additionally, environmentally conscientious manufacturers facilitate transformative intercontinental transportation. Multidisciplinary investigations systematically characterize uncharacteristically disproportionate acknowledgements in ${1990 + index}.`,
).join('\n\n');

export const wordsIn = (text: string) => text.split(/\s+/).length;

/** The home page for a guest from a network that nobody has used words from. */
export async function openAsGuest(page: Page) {
  await page.setExtraHTTPHeaders(fromNewNetwork());
  const counted = page.waitForResponse('**/api/guest/usage');
  await open(page, '/');
  await counted;
}
