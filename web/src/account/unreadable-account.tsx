import { useEffect, useRef, useState } from 'react';
import { mailTo } from '#navigation/paths.ts';
import { Button } from '#ui/button.tsx';
import { account, useAccount } from './account.ts';
import { beginSignOut } from './sign-out/sign-out.ts';

/** Shown for a Google account that cannot be read: it has no fallback profile, so the only choices are to retry or sign out. */
export default function UnreadableAccount() {
  const state = useAccount();
  const dialog = useRef<HTMLDialogElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    again.current?.focus();
  }, []);
  if (state.phase !== 'unreadable') return null;

  async function tryAgain() {
    setAsking(true);
    await account.refresh();
    setAsking(false);
  }

  return (
    <dialog
      ref={dialog}
      className="dialog box"
      closedby="none"
      role="alertdialog"
      aria-labelledby="unreadable-title"
      aria-describedby="unreadable-error"
      onCancel={(event) => event.preventDefault()}
    >
      <div className="dialog-page stack-5">
        <h2 id="unreadable-title">Your account could not be loaded</h2>
        <p className="form-error" id="unreadable-error">
          {state.error}
        </p>
        <p>
          You are signed in with Google, but we cannot load your plan and words. Nothing is lost. If this
          keeps happening, <a href={mailTo('My account cannot be read')}>write to us</a>.
        </p>
        <p className="actions">
          <Button ref={again} busy={asking} onClick={tryAgain}>
            {asking ? 'Please wait...' : 'Try again'}
          </Button>
          <Button look="quiet" onClick={beginSignOut}>
            Sign Out
          </Button>
        </p>
      </div>
    </dialog>
  );
}
