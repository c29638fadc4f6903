import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** While something is unsaved, whatever leads away asks first: closing, reloading, a link, the way back. */
export function useLeaving(unsaved: boolean) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const answer = useRef<(leave: boolean) => void>(undefined);

  function mayLeave(): Promise<boolean> {
    if (!unsaved) return Promise.resolve(true);
    answer.current?.(false);
    setAsking(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }

  function decide(leave: boolean) {
    setAsking(false);
    answer.current?.(leave);
    answer.current = undefined;
  }

  const ask = useRef(mayLeave);
  useEffect(() => {
    ask.current = mayLeave;
  });

  useEffect(() => {
    if (!unsaved) return;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });

    const followLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target !== '' || link.download !== '' || !isPlain(event)) return;
      const { origin, pathname, search, hash } = new URL(link.href, location.href);
      if (origin !== location.origin) return;
      event.preventDefault();
      event.stopPropagation();
      void ask.current().then((leave) => {
        if (!leave) return undefined;
        listening.abort();
        return navigate(pathname + search + hash);
      });
    };
    document.addEventListener('click', followLink, { capture: true, signal });

    // The way back leads to this entry first, so that the page is still there while it asks.
    history.pushState(history.state, '');
    const goBack = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      void ask.current().then((leave) => {
        if (!leave) return history.pushState(history.state, '');
        listening.abort();
        return history.back();
      });
    };
    window.addEventListener('popstate', goBack, { capture: true, signal });
    return () => listening.abort();
  }, [unsaved, navigate]);

  const dialog = (
    <Dialog title="Leave without saving?" open={asking} onClose={() => decide(false)}>
      <p>What you have written since the last save has not reached the blog.</p>
      <p className="actions">
        <Button onClick={() => decide(false)}>Keep writing</Button>
        <Button look="quiet" onClick={() => decide(true)}>
          Leave
        </Button>
      </p>
    </Dialog>
  );
  return { mayLeave, dialog };
}
