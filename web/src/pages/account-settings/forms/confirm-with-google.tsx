import { useEffect, useRef } from 'react';
import { keepReturnPath } from '../../../account/sign-in/return-path.ts';
import { paths } from '../../../navigation/paths.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import type { TabName } from '../tabs/tab-names.ts';

type Props = { tab: TabName; resume: string; onCancel: () => void };

/** Away to Google and back to the form that was open; a password typed before is not kept on the way. */
export function ConfirmWithGoogle({ tab, resume, onCancel }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);

  const back = `${paths.accountSettings}?${new URLSearchParams({ tab, resumed: resume })}`;
  const address = `${paths.googleSignIn}?${new URLSearchParams({ purpose: 'confirm', return_to: back })}`;
  return (
    <div className="confirm">
      <p role="alert">
        <strong>Please sign in with Google once more to confirm that it is you.</strong> Then you return here
        and continue. Nothing has been changed so far.
      </p>
      <p className="actions">
        <a
          ref={link}
          href={address}
          className={buttonClass()}
          onClick={() => keepReturnPath('confirm', back)}
        >
          Continue with Google
        </a>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </div>
  );
}
