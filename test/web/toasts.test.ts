import { expect, test, vi } from 'vitest';
import { createDuplicateTracker, createToastStore, type ToastRequest } from '#ui/toast-store.ts';
import { createClock } from './clock.ts';

const saved: ToastRequest = { type: 'success', title: 'Saved', message: 'Your name is changed.' };

function toasts() {
  const { now, pass } = createClock(0);
  return { ...createToastStore(now), pass };
}

test('a toast lasts five seconds and has a close button, unless it specifies otherwise', () => {
  const { show, list } = toasts();
  show(saved);
  show({ type: 'error', title: 'Payment Blocked', duration: 8_000, showCloseButton: false });
  expect(list()).toMatchObject([
    { ...saved, duration: 5_000, showCloseButton: true },
    { type: 'error', title: 'Payment Blocked', duration: 8_000, showCloseButton: false },
  ]);
});

test('the same toast, closed or not, can be shown again only five seconds after it was last shown', () => {
  const { show, close, list, pass } = toasts();
  const first = show(saved);
  expect(first).toBeDefined();
  pass(4_999);
  expect(show(saved)).toBeUndefined();
  expect(list()).toHaveLength(1);
  close(first ?? '');
  expect(show(saved)).toBeUndefined();
  pass(1);
  expect(show(saved)).toBeDefined();
  expect(list()).toHaveLength(1);
});

test('toasts that differ in type, title or message are shown together', () => {
  const { show, list } = toasts();
  for (const toast of [saved, { ...saved, type: 'info' }, { ...saved, title: 'Stored' }] as const)
    show(toast);
  show({ type: saved.type, title: saved.title });
  expect(list()).toHaveLength(4);
});

test('closing a toast calls its onClose once, and a listener is notified of each change until it unsubscribes', () => {
  const { show, close, list, subscribe } = toasts();
  const [onClose, listener] = [vi.fn(), vi.fn()];
  const leave = subscribe(listener);
  const id = show({ ...saved, onClose }) ?? '';
  show(saved);
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  close(id);
  close(id);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(list()).toEqual([]);
});

test.each([
  [50, 60_001, 1],
  [50, 60_000, 51],
  [49, 60_001, 50],
])('with %i entries that are %i ms old, the tracker keeps %i after the next one', (old, age, kept) => {
  const { now, pass } = createClock(0);
  const tracker = createDuplicateTracker(now);
  for (let entry = 0; entry < old; entry++) tracker.admit(`old ${entry}`);
  pass(age);
  expect(tracker.size).toBe(old);
  tracker.admit('new');
  expect(tracker.size).toBe(kept);
});
