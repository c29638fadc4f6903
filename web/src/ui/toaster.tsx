import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { Cross } from './icons.tsx';
import type { Toast, ToastStore, ToastType } from './toast-store.ts';

const kinds: Record<ToastType, string> = {
  success: 'Done',
  error: 'Error',
  warning: 'Warning',
  info: 'Note',
};

function useTimeLeft(duration: number, paused: boolean, onEnd: () => void) {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused || left.current === Infinity) return;
    const started = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [paused]);
}

function Slip({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useTimeLeft(toast.duration, hovered || focused, onClose);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- time only stands still while someone reads
    <li
      className={`toast stack-2 small toast-${toast.type}`}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className="anywhere" role={toast.type === 'error' ? 'alert' : undefined}>
        <span className="toast-kind fine semibold">{kinds[toast.type]}</span>
        <p className="semibold">{toast.title}</p>
        {toast.message !== undefined && <p className="soft">{toast.message}</p>}
      </div>
      {toast.showCloseButton && (
        <button type="button" className="icon-button" aria-label={`Close: ${toast.title}`} onClick={onClose}>
          <Cross />
        </button>
      )}
    </li>
  );
}

/** The live region is rendered while empty: one that appears together with its message is not read out. */
export function Toaster({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.list, store.list);
  return (
    <section className="toaster" aria-label="Notifications">
      <ol className="stack-2" aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <Slip key={toast.id} toast={toast} onClose={() => store.close(toast.id)} />
        ))}
      </ol>
    </section>
  );
}
