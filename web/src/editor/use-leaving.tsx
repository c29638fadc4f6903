import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findPage } from '#contract/pages.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** An extra history entry before the page's own, so that the back button reaches it first. */
const guard = () => ({ ...history.state, guards: true });

/**
 * While something is unsaved, leaving asks first: closing, reloading, a link, the back button. After a choice to leave it asks
 * no more, unless the next page is slow and the person continues to write: `written` is what they write.
 */
export function useLeaving(unsaved: boolean, written: unknown) {
  const navigate = useNavigate();
  const here = findPage(useLocation().pathname);
  const [asking, setAsking] = useState(false);
  const answer = useRef<(leave: boolean) => void>(undefined);
  /** What they had written when they chose to leave. */
  const leftAt = useRef<unknown>(undefined);

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

  const hasLeft = () => leftAt.current === written;
  function leaveNow() {
    leftAt.current = written;
  }

  const latest = useRef({ mayLeave, hasLeft, leaveNow });
  useEffect(() => {
    latest.current = { mayLeave, hasLeft, leaveNow };
  });

  useEffect(() => {
    if (!unsaved) return;
    const listening = new AbortController();
    const { signal } = listening;
    const stay = (event: BeforeUnloadEvent) => {
      if (!latest.current.hasLeft()) event.preventDefault();
    };
    window.addEventListener('beforeunload', stay, { signal });

    const followLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (latest.current.hasLeft() || !link) return;
      if (link.target !== '' || link.download !== '' || !isPlain(event)) return;
      const { origin, pathname, search, hash } = new URL(link.href, location.href);
      // Another list of posts comes below the editor, which stays.
      if (origin !== location.origin || findPage(pathname) === here) return;
      event.preventDefault();
      event.stopPropagation();
      void latest.current.mayLeave().then((leave) => {
        if (!leave) return undefined;
        latest.current.leaveNow();
        return navigate(pathname + search + hash);
      });
    };
    document.addEventListener('click', followLink, { capture: true, signal });

    // So that the page is still there while it asks.
    if (history.state?.guards !== true) history.pushState(guard(), '');
    const goBack = (event: PopStateEvent) => {
      if (latest.current.hasLeft()) return;
      event.stopImmediatePropagation();
      void latest.current.mayLeave().then((leave) => {
        if (!leave) return history.pushState(guard(), '');
        latest.current.leaveNow();
        return history.back();
      });
    };
    window.addEventListener('popstate', goBack, { capture: true, signal });
    return () => listening.abort();
  }, [unsaved, here, navigate]);

  const dialog = (
    <Dialog title="Leave without saving?" open={asking} onClose={() => decide(false)}>
      <p>Your changes since the last save are not in the blog yet.</p>
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
