import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { call } from '../../api.ts';
import { unreachable } from '../../content/admin.ts';
import { Button } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts.ts';
import { failureInWords } from '../../words/failures.ts';
import { forgetAdmin } from './admin-hint.ts';

export function SignOut() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    const answer = await call('POST /api/auth/admin/logout');
    setBusy(false);
    if (!answer.ok) {
      const message = failureInWords(answer, unreachable);
      return toasts.show({ type: 'error', title: 'You are still signed in as admin', message });
    }
    forgetAdmin();
    return navigate(pages.admin.path);
  }

  return (
    <p className="actions">
      <Button look="quiet" busy={busy} onClick={() => void leave()}>
        Sign Out
      </Button>
    </p>
  );
}
