import type { Page, Response } from '@playwright/test';

/** Goes to an address and waits until React answers there: before that a link loads its page like any other link. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
  return answer;
}
