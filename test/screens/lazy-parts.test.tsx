import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { LazyPart } from '#ui/lazy-part.tsx';
import { lazy } from '#ui/lazy.ts';
import { exactly } from './find.ts';
import * as see from './see.ts';

afterEach(cleanup);

test('a part that did not load without a network comes once there is one, and is asked for no more often', async () => {
  console.error = () => undefined;
  let there = false;
  const load = vi.fn(async () => {
    if (!there) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: ({ of }: { of: string }) => <p>The part of {of}</p> };
  });
  const Part = lazy(load);
  await render(
    <LazyPart failed={() => <p>It did not load</p>}>
      <Part of="the page" />
    </LazyPart>,
  );
  await see.visible(exactly('It did not load'));
  const before = load.mock.calls.length;
  expect(before).toBeLessThanOrEqual(2);

  dispatchEvent(new Event('online'));
  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(before);
  await see.visible(exactly('It did not load'));

  there = true;
  dispatchEvent(new Event('online'));
  await see.visible(exactly('The part of the page'));
  await see.none(exactly('It did not load'));
});
