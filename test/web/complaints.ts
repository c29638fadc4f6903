import type { Page } from '@playwright/test';

/** The configuration of the stories blocks it on purpose. */
const blocked = 'Service Worker registration blocked by Playwright';

/** Whatever the browser complains about from now on: errors, warnings, and what the security policy refused. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isOfDocument = message.location().url === page.url() && message.text().includes('404');
    const isOurs = message.text() === blocked;
    if (['error', 'warning'].includes(message.type()) && !isOfDocument && !isOurs)
      complaints.push(message.text());
  });
  return complaints;
}
