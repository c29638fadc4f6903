import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findPage } from '#contract/pages.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** State of an extra history entry on top of the page's own, so that the back button does not leave the page at once. */
const guard = () => ({ ...history.state, guards: true });

/**
 * While something is unsaved, asks before the user leaves: by closing, reloading, a link or the back button. Once they chose to
 * leave, it asks again only if `written` (what they write) changes, which can happen while a slow page loads.
 */
export function useLeaving(unsaved: boolean, written: unknown) {
  const navigate = useNavigate();
  const here = findPage(useLocation().pathname);
  const [asking, setAsking] = useState(false);
  const answer = useRef<(leave: boolean) => void>(undefined);
  /** The value of `written` when the user chose to leave. */
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

  const hasLeft = useEffectEvent(() => leftAt.current === written);
  const leaveNow = useEffectEvent(() => {
    leftAt.current = written;
  });
  const askToLeave = useEffectEvent(mayLeave);

  useEffect(() => {
    if (!unsaved) return;
    const listening = new AbortController();
    const { signal } = listening;
    const stay = (event: BeforeUnloadEvent) => {
      if (!hasLeft()) event.preventDefault();
    };
    window.addEventListener('beforeunload', stay, { signal });

    const followLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (hasLeft() || !link) return;
      if (link.target !== '' || link.download !== '' || !isPlain(event)) return;
      const { origin, pathname, search, hash } = new URL(link.href, location.href);
      // A link to another list of posts does not close the editor, since the list appears below it.
      if (origin !== location.origin || findPage(pathname) === here) return;
      event.preventDefault();
      event.stopPropagation();
      void askToLeave().then((leave) => {
        if (!leave) return undefined;
        leaveNow();
        return navigate(pathname + search + hash);
      });
    };
    document.addEventListener('click', followLink, { capture: true, signal });

    // Keeps the page in place while it asks.
    if (history.state?.guards !== true) history.pushState(guard(), '');
    const goBack = (event: PopStateEvent) => {
      if (hasLeft()) return;
      event.stopImmediatePropagation();
      void askToLeave().then((leave) => {
        if (!leave) return history.pushState(guard(), '');
        leaveNow();
        return history.back();
      });
    };
    window.addEventListener('popstate', goBack, { capture: true, signal });
    return () => listening.abort();
  }, [unsaved, here, navigate]);

  const dialog = asking && (
    <Dialog title="Leave without saving?" onClose={() => decide(false)}>
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
