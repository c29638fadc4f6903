import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SecondStep as Due } from '#contract/factors.ts';
import { passwordLength } from '#contract/account.ts';
import { call } from '#api-client';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormError } from '#ui/form-error.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { failureSentence } from '#words/failures.ts';
import { account } from '../account.ts';
import { SecondStep } from './sign-in-second-step.tsx';
import { askToSignIn, dismissSignIn } from './sign-in-request.ts';
import { showLinkNotification } from './link-notification.ts';

/** Asks once for the password of the existing account, because Google does not run the mailbox of its address. */
export function LinkGoogle({ sentence }: { sentence: string | undefined }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [due, setDue] = useState<Due>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const password = new FormData(event.currentTarget).get('password');
    setBusy(true);
    setError(undefined);
    const answer = await call('POST /api/auth/google/link', {
      body: { password: typeof password === 'string' ? password : '' },
    });
    setBusy(false);
    if (!answer.ok) return setError(failureSentence(answer, 'Failed to sign in with Google'));
    if ('second_step' in answer.data) return setDue(answer.data);
    account.accept(answer.data, 'SIGNED_IN');
    return showLinkNotification(answer.data);
  }

  if (due !== undefined) {
    return (
      <Dialog title="One more step" onClose={dismissSignIn}>
        <div className="auth stack-4">
          <SecondStep
            passkey={due.second_step.passkey}
            onStartAgain={() => askToSignIn({ mode: 'signin' })}
          />
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title="Link Google to your account" onClose={dismissSignIn}>
      <div className="auth stack-4">
        <p className="soft small">{sentence}</p>
        <form ref={form} className="form" onSubmit={submit}>
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            maxLength={passwordLength.max}
            required
          />
          <button
            type="button"
            className="link-button auth-forgot small"
            onClick={() => askToSignIn({ mode: 'forgot-password' })}
          >
            Forgot password?
          </button>
          <FormError>{error}</FormError>
          <Button type="submit" busy={busy}>
            {busy ? 'Please wait...' : 'Link Google'}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
