import { useEffect, useRef } from 'react';

/** Delay in ms, so that a post with its pictures is not written at every letter. */
const pause = 500;

/** Calls `keep` when the user stops writing, or at once when the page or the editor closes. `drop` cancels a pending call. */
export function useAutosave<Draft>(unsaved: boolean, draft: Draft, keep: (draft: Draft) => void) {
  const pending = useRef<() => void>(undefined);
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });

  const flush = useRef(() => {
    pending.current?.();
    pending.current = undefined;
  });

  useEffect(() => {
    pending.current = unsaved ? () => latest.current(draft) : undefined;
    const timer = setTimeout(flush.current, pause);
    return () => clearTimeout(timer);
  }, [unsaved, draft]);

  useEffect(() => {
    const keepNow = flush.current;
    addEventListener('pagehide', keepNow);
    return () => {
      removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);

  return {
    drop: () => {
      pending.current = undefined;
    },
  };
}
