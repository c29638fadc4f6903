import type { Page } from '@playwright/test';

/** Whatever the browser complains about from now on: errors, warnings, and what the security policy refused. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isOfDocument = message.location().url === page.url() && message.text().includes('404');
    if (['error', 'warning'].includes(message.type()) && !isOfDocument) complaints.push(message.text());
  });
  return complaints;
}
