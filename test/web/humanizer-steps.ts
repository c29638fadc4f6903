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

/** A text of 41 words with facts, which the rewriter changes at any strength. */
export const stiff =
  'Moreover, the library, which opened in 1974, serves as a vital hub for the community. It is important to note that the additional hours will be utilized in order to meet the growing demand of 4,200 readers. Ana Petrov runs it.';

/** A text with nearly as many characters as a free account may send in one request. */
export const longest = Array.from(
  { length: 8 },
  (_, index) =>
    `Furthermore, internationalization considerations notwithstanding, organizational representatives utilize comprehensive administrative infrastructure. Straightforward telecommunications characteristics demonstrate extraordinary interdepartmental responsibilities, notwithstanding counterproductive misunderstandings. Additionally, environmentally conscientious manufacturers facilitate transformative intercontinental transportation. Multidisciplinary investigations systematically characterize uncharacteristically disproportionate acknowledgements in ${1990 + index}.`,
).join('\n\n');

export const wordsIn = (text: string) => text.split(/\s+/).length;

/** Opens the home page as a guest from a network that has used no words yet. */
export async function openAsGuest(page: Page) {
  await page.setExtraHTTPHeaders(fromNewNetwork());
  const counted = page.waitForResponse('**/api/guest/usage');
  await open(page, '/');
  await counted;
}
