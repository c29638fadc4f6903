import { expect, test, vi } from 'vitest';
import { createDuplicateTracker, createToastStore, type ToastRequest } from '#ui/toast-store.ts';

function clock() {
  let time = 0;
  return { now: () => time, pass: (milliseconds: number) => (time += milliseconds) };
}

const saved: ToastRequest = { type: 'success', title: 'Saved', message: 'Your name is changed.' };

test('a toast lasts five seconds and can be closed, unless it says otherwise', () => {
  const store = createToastStore(clock().now);
  store.show(saved);
  store.show({ type: 'error', title: 'Payment Blocked', duration: 8_000, showCloseButton: false });
  expect(store.list()).toMatchObject([
    { ...saved, duration: 5_000, showCloseButton: true },
    { type: 'error', title: 'Payment Blocked', duration: 8_000, showCloseButton: false },
  ]);
});

test('the same toast within five seconds is suppressed', () => {
  const { now, pass } = clock();
  const store = createToastStore(now);
  expect(store.show(saved)).toBeDefined();
  pass(4_999);
  expect(store.show(saved)).toBeUndefined();
  expect(store.list()).toHaveLength(1);
});

test('the same toast is shown again after five seconds, counted from when it was last shown', () => {
  const { now, pass } = clock();
  const store = createToastStore(now);
  store.show(saved);
  pass(4_000);
  store.show(saved);
  pass(1_000);
  expect(store.show(saved)).toBeDefined();
  expect(store.list()).toHaveLength(2);
});

test('a toast that was closed is still suppressed within five seconds', () => {
  const { now, pass } = clock();
  const store = createToastStore(now);
  store.close(store.show(saved) ?? '');
  pass(1_000);
  expect(store.show(saved)).toBeUndefined();
});

test('toasts that differ in type, title or message stand side by side', () => {
  const store = createToastStore(clock().now);
  store.show(saved);
  store.show({ ...saved, type: 'info' });
  store.show({ ...saved, title: 'Stored' });
  store.show({ type: saved.type, title: saved.title });
  expect(store.list()).toHaveLength(4);
});

test('closing a toast tells whoever showed it, once', () => {
  const store = createToastStore(clock().now);
  const onClose = vi.fn();
  const id = store.show({ ...saved, onClose }) ?? '';
  store.close(id);
  store.close(id);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(store.list()).toEqual([]);
});

test('a listener hears of each change until it leaves', () => {
  const store = createToastStore(clock().now);
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  const id = store.show(saved) ?? '';
  store.show(saved);
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  store.close(id);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('beyond fifty entries the tracker drops those older than a minute', () => {
  const { now, pass } = clock();
  const tracker = createDuplicateTracker(now);
  for (let entry = 0; entry < 50; entry++) tracker.admit(`old ${entry}`);
  pass(60_001);
  expect(tracker.size).toBe(50);
  tracker.admit('new');
  expect(tracker.size).toBe(1);
});

test('up to fifty entries, and within a minute, the tracker drops nothing', () => {
  const { now, pass } = clock();
  const tracker = createDuplicateTracker(now);
  for (let entry = 0; entry < 49; entry++) tracker.admit(`old ${entry}`);
  pass(60_000);
  tracker.admit('fiftieth');
  tracker.admit('fifty-first');
  expect(tracker.size).toBe(51);
});
