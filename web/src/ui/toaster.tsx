import { useEffect, useSyncExternalStore } from 'react';
import { LazyPart } from './lazy-part.tsx';
import { lazy } from './lazy.ts';
import type { ToastStore } from './toast-store.ts';

const loadCard = () => import('./toast-card.tsx');
const ToastCard = lazy(loadCard);

/** The live region is rendered while empty: one that appears together with its message is not read out. */
export function Toaster({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.list, store.list);
  // Before anything can go wrong, such as the connection.
  useEffect(() => void loadCard().catch(() => undefined), []);
  return (
    <section className="toaster" aria-label="Notifications">
      <ol className="stack-2" aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <LazyPart key={toast.id}>
            <ToastCard toast={toast} onClose={() => store.close(toast.id)} />
          </LazyPart>
        ))}
      </ol>
    </section>
  );
}
