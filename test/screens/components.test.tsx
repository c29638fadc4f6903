import { useState } from 'react';
import { expect, test, afterEach, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OpenedDialog } from './parts/dialog.tsx';
import { BrokenPage } from './parts/broken-page.tsx';
import { Button } from '#ui/button.tsx';
import { Meter } from '#ui/meter.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { createToastStore, type ToastRequest } from '#ui/toast-store.ts';
import { Toaster } from '#ui/toaster.tsx';
import { draw } from './draw.tsx';
import { alert, button, exactly, region } from './find.ts';
import * as see from './see.ts';
import { noContent, serve } from './server.ts';
import { holdTime } from './clock.ts';
import { cleanup, render } from 'vitest-browser-react';
import { LazyPart } from '#ui/lazy-part.tsx';
import { lazy } from '#ui/lazy.ts';

const dialog = page.getByRole('dialog', { name: 'A page on top of the page' });
const opener = button('Open the dialog');
const isOpen = () => document.querySelector('dialog[open]') !== null;

/** Draws a page with toasts; `closed` collects the titles of those that have called `onClose`. */
async function drawToasts(...requests: ToastRequest[]) {
  const store = createToastStore();
  const closed: string[] = [];
  await draw(
    <>
      <OpenedDialog />
      <Toaster store={store} />
    </>,
  );
  for (const request of requests) store.show({ ...request, onClose: () => closed.push(request.title) });
  return { closed };
}

const saved: ToastRequest = { type: 'success', title: 'Saved', message: 'Your name is changed.' };
const notSaved: ToastRequest = { type: 'error', title: 'Not saved', message: 'The connection dropped.' };
const usedUp: ToastRequest = { type: 'warning', title: 'Almost used up' };
const brief: ToastRequest = { type: 'info', title: 'Goes by itself', showCloseButton: false };
const toast = (words: string) => page.getByRole('listitem').filter({ hasText: words });

const meter = (used: number) => page.getByRole('meter', { name: `Words, ${used}`, exact: true });
const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

const meterOf = (used: number, limit: number | 'unlimited' = 500) => (
  <Meter key={used} label={`Words, ${used}`} used={used} limit={limit} amount={`${used} words`} />
);

test('a dialog takes the focus, returns it on Escape, and calls onClose once', async () => {
  await draw(<OpenedDialog />);
  await see.visible(opener);
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await see.focused(dialog.getByRole('button', { name: 'Close', exact: true }));
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
  await see.focused(opener);
  await see.visible(exactly('Closed 1 times'));
});

test('a dialog closes by its own button and by a click on the backdrop, but not by a drag that started inside', async () => {
  await draw(<OpenedDialog />);
  await opener.click();
  await button('Done').click();
  await see.visible(exactly('Closed 1 times'));
  await opener.click();
  const outside = { x: -20, y: -20 };
  await userEvent.dragAndDrop(dialog.getByText(/^Escape, the cross/), dialog, { targetPosition: outside });
  expect(isOpen()).toBe(true);
  await dialog.click({ position: outside });
  await expect.poll(isOpen).toBe(false);
});

test('a toast appears at the top right, pauses while hovered, closes after five seconds and calls onClose', async () => {
  const time = holdTime();
  const { closed } = await drawToasts(saved);
  await expect.poll(time.waits).toBe(1);
  await see.visible(toast('Saved'));
  const { top, right } = toast('Saved').element().getBoundingClientRect();
  expect(top).toBeLessThan(120);
  expect(right).toBeLessThanOrEqual(innerWidth);
  expect(right).toBeGreaterThan(innerWidth - 48);
  time.pass(4_900);
  await toast('Saved').hover();
  await expect.poll(time.waits).toBe(0);
  time.pass(20_000);
  await see.visible(toast('Your name is changed.'));
  await page.getByRole('heading', { name: 'A page', exact: true }).hover();
  await expect.poll(time.waits).toBe(1);
  expect(closed).toEqual([]);
  time.pass(5_000);
  await see.none(toast('Saved'));
  expect(closed).toEqual(['Saved']);
});

test('a toast is closed by its button, where it has one, and interrupts a screen reader only for an error', async () => {
  await drawToasts(saved, notSaved, usedUp, brief);
  await see.text(alert, 'Not saved');
  await see.count(alert, 1);
  const list = region('Notifications').getByRole('list');
  await expect.element(list).toHaveAttribute('aria-live', 'polite');
  await see.none(button('Close: Goes by itself'));
  await see.accessible();
  await button('Close: Almost used up').click();
  await see.none(toast('Almost used up'));
  await opener.click();
  await see.visible(dialog);
  await see.accessible();
});

test('a meter names its level in words from 50, 70 and 90 percent on, and is full if there is no limit', async () => {
  await draw(
    <>
      {[249, 250, 349, 350, 449, 450, 620].map((used) => meterOf(used))}
      {meterOf(12_000, 'unlimited')}
    </>,
  );
  const bands = {
    249: 'plenty left',
    250: 'more than half used',
    349: 'more than half used',
    350: 'running low',
  };
  const higher = { 449: 'running low', 450: 'nearly all used', 620: 'all used' };
  for (const [used, band] of Object.entries({ ...bands, ...higher })) {
    const said = expect.stringContaining(band);
    await expect.element(meter(Number(used))).toHaveAttribute('aria-valuetext', said);
  }
  await expect.element(meter(12_000)).toHaveAttribute('aria-valuetext', '12000 words');
  await expect.element(meter(12_000)).toHaveAttribute('value', '100');
  await expect.element(meter(620)).toHaveAttribute('value', '100');
});

function Work() {
  const [works, setWorks] = useState(0);
  return (
    <>
      <Button busy={works > 0} onClick={() => setWorks(works + 1)}>
        {works > 0 ? 'Processing...' : 'Start work'}
      </Button>
      <p>Started {works} times</p>
      <Skeleton label="Loading the paragraph" lines={4} />
    </>
  );
}

test('a busy button keeps the focus and ignores a second press, and a skeleton says what is loading', async () => {
  await draw(<Work />);
  await see.text(page.getByRole('status'), 'Loading the paragraph');
  (button('Start work').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const busy = button('Processing...');
  await see.focused(busy);
  await expect.element(busy).toHaveAttribute('aria-busy', 'true');
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await see.visible(exactly('Started 1 times'));
});

test('an error boundary distinguishes a bug from a script that did not load, and resets on navigation', async () => {
  console.error = () => undefined;
  serve({ 'POST /api/faults': noContent });
  await draw(<BrokenPage />);
  await button('Break the page').click();
  await see.visible(title('Something went wrong on this page'));
  await see.visible(button('Reload the page'));
  await button('Lose the page’s script').click();
  await see.visible(title('This page did not load'));
  await see.visible(page.getByText('The connection dropped', { exact: false }));
  await button('Go to another page').click();
  await see.visible(exactly('All is well here.'));
});

afterEach(cleanup);

test('a part that did not load offline is requested again once the network is back, and not more often', async () => {
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
