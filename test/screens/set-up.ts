import { afterEach, vi } from 'vitest';
import { page } from 'vitest/browser';

// All files share one page, so that what a test that fails has changed would make the next ones fail as well.
afterEach(async () => {
  vi.useRealTimers();
  if (innerWidth !== 1280) await page.viewport(1280, 800);
});
