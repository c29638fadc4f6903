import { createStore } from '#browser/store.ts';
import { createDuplicateTracker } from './duplicates.ts';

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
  const toasts = createStore<readonly Toast[]>([]);
  let count = 0;

  return {
    /** Answers with the toast's id, or nothing when the same toast was shown within the last five seconds. */
    show(request: ToastRequest): string | undefined {
      if (!duplicates.admit(JSON.stringify([request.type, request.title, request.message]))) return undefined;
      count += 1;
      const id = `toast-${count}`;
      const { duration = defaultDuration, showCloseButton = true } = request;
      toasts.set([...toasts.current(), { ...request, id, duration, showCloseButton }]);
      return id;
    },
    close(id: string) {
      const toast = toasts.current().find((each) => each.id === id);
      if (!toast) return;
      toasts.set(toasts.current().filter((each) => each !== toast));
      toast.onClose?.();
    },
    list: toasts.current,
    subscribe: toasts.subscribe,
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;
