import { afterEach, beforeEach, expect, type Mock, vi } from 'vitest';
import { page } from 'vitest/browser';
import { layout, emptyLayout } from '#tool/layout/layout.ts';
import { humanizer } from '#tool/workspace/humanizer.ts';

const { error } = console;
let warnings: Mock<(...said: unknown[]) => void>;

beforeEach(() => {
  warnings = vi.fn(error);
  console.error = warnings;
});

// All files share one page, so what a failed test has changed would make the next ones fail as well.
afterEach(async () => {
  console.error = error;
  vi.useRealTimers();
  humanizer.empty();
  layout.show(emptyLayout);
  // The next test's pointer would drag a selection that is left over.
  getSelection()?.removeAllRanges();
  if (innerWidth !== 1280) await page.viewport(1280, 800);
  expect(warnings.mock.calls, 'warnings of React').toEqual([]);
});
