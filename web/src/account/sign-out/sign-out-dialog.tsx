import { useState } from 'react';
import { local, session } from '#browser/storage.ts';
import { signingOut, workInWords } from '#content/account/signing-out.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Work } from '../session/account-store.ts';
import { dismissSignOut } from './sign-out-request.ts';
import { signOut } from './sign-out.ts';

const list = new Intl.ListFormat('en');

/** Names the work in this browser: "your drafts and your last results" */
function workHere(): string {
  const keys = [...local.keys(), ...session.keys()];
  const named = Object.entries(workInWords).filter(([key]) => keys.some((each) => each.startsWith(key)));
  return list.format(named.map(([, name]) => name));
}

/** Asks whether the user's work stays in the browser or is deleted. */
export default function SignOutDialog() {
  const [work] = useState(workHere);
  const [chosen, setChosen] = useState<Work>();
  const choose = (becomes: Work) => {
    setChosen(becomes);
    void signOut(becomes).finally(dismissSignOut);
  };
  return (
    <Dialog title={signingOut.title} onClose={dismissSignOut}>
      <p>{signingOut.about(work)}</p>
      <p className="actions">
        <Button busy={chosen === 'kept'} onClick={() => choose('kept')}>
          {signingOut.keep}
        </Button>
        <Button look="quiet" busy={chosen === 'deleted'} onClick={() => choose('deleted')}>
          {signingOut.remove}
        </Button>
      </p>
      <p className="field-note soft small">{signingOut.note}</p>
    </Dialog>
  );
}
