import type { Page, Response } from '@playwright/test';

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
