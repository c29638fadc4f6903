import { useState } from 'react';
import { call } from '#api-client';
import { unreachable } from '#content/admin-names.ts';
import { Button } from '#ui/button.tsx';
import { toasts } from '#ui/toast-store.ts';
import { failureInWords } from '#words/failures.ts';
import { forgetAdmin } from './admin.ts';

type Props = {
  label: string;
  /** Resolves with false to cancel signing out. */
  mayLeave?: () => Promise<boolean>;
  onLeft?: () => void;
};

export function SignOut({ label, mayLeave, onLeft }: Props) {
  const [busy, setBusy] = useState(false);

  async function leave() {
    if (mayLeave && !(await mayLeave())) return;
    setBusy(true);
    const answer = await call('POST /api/auth/admin/logout');
    setBusy(false);
    if (!answer.ok) {
      const message = failureInWords(answer, unreachable);
      toasts.show({ type: 'error', title: 'You are still signed in as admin', message });
      return;
    }
    forgetAdmin();
    onLeft?.();
  }

  return (
    <Button look="quiet" busy={busy} onClick={() => void leave()}>
      {label}
    </Button>
  );
}
