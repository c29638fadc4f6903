import { createStore } from '#browser/store.ts';

const quietFor = 5_000;
const capacity = 50;
const keptFor = 60_000;

/** Remembers when each message was last shown, so that the same one is not shown twice within seconds. */
export function createDuplicateTracker(now: () => number) {
  const lastShown = new Map<string, number>();

  return {
    /** False when the same key was let through less than five seconds ago. */
    admit(key: string): boolean {
      const time = now();
      const last = lastShown.get(key);
      // A clock may have been set back.
      if (last !== undefined && Math.abs(time - last) < quietFor) return false;
      lastShown.set(key, time);
      if (lastShown.size > capacity) {
        for (const [old, shown] of lastShown) if (time - shown > keptFor) lastShown.delete(old);
      }
      return true;
    },
    get size() {
      return lastShown.size;
    },
  };
}

export type ToastType = 'success' | 'error' | 'warning' | 'info';

export type Toast = {
  id: string;
  type: ToastType;
  title: string;
  message?: string;
  /** Milliseconds; `Infinity` stays until it is closed. */
  duration: number;
  showCloseButton: boolean;
  onClose?: () => void;
};

export type ToastRequest = Pick<Toast, 'type' | 'title'> & Partial<Omit<Toast, 'id' | 'type' | 'title'>>;

const defaultDuration = 5_000;

export function createToastStore(now = () => Date.now()) {
  const duplicates = createDuplicateTracker(now);
  const shown = createStore<readonly Toast[]>([]);
  let count = 0;

  return {
    /** Returns the toast's id, or undefined if the same toast was shown within the last five seconds. */
    show(request: ToastRequest): string | undefined {
      if (!duplicates.admit(JSON.stringify([request.type, request.title, request.message]))) return undefined;
      count += 1;
      const id = `toast-${count}`;
      const { duration = defaultDuration, showCloseButton = true } = request;
      shown.set([...shown.current(), { ...request, id, duration, showCloseButton }]);
      return id;
    },
    close(id: string) {
      const toast = shown.current().find((each) => each.id === id);
      if (!toast) return;
      shown.set(shown.current().filter((each) => each !== toast));
      toast.onClose?.();
    },
    list: shown.current,
    subscribe: shown.subscribe,
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;

export const toasts = createToastStore();
