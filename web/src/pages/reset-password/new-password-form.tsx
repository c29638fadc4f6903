import { type FormEvent, useState } from 'react';
import { passwordLength } from '#contract/account.ts';
import { account } from '#account/account.ts';
import { isRefusal } from '#account/ask-about-link.ts';
import { call } from '#api-client';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { failureSentence } from '#words/failures.ts';

/** The password is set, or the link no longer works. Other errors stay in the form. */
export type ResetOutcome = { done: boolean; sentence: string };

type Props = { token: string; onOutcome: (outcome: ResetOutcome) => void };

export function NewPasswordForm({ token, onOutcome }: Props) {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function reset(): Promise<string | undefined> {
    if (password !== repeated) return 'Passwords do not match';
    if (password.length < passwordLength.min) {
      return `Password must be at least ${passwordLength.min} characters long`;
    }
    const answer = await call('POST /api/auth/reset-password', { body: { token, password } });
    if (answer.ok) {
      onOutcome({ done: true, sentence: answer.data.message });
      await account.refresh();
      return undefined;
    }
    if (isRefusal(answer.code)) {
      onOutcome({ done: false, sentence: answer.error });
      return undefined;
    }
    return failureSentence(answer, 'Failed to reset password');
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(undefined);
    setError(await reset());
    setBusy(false);
  }

  return (
    <>
      <h1 tabIndex={-1}>Reset your password</h1>
      <p>Choose a new password. It signs you out everywhere, so that only you are signed in.</p>
      {/* The browser's own words for a field that is too short are not ours. */}
      <form className="form passage-form" onSubmit={submit} noValidate>
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          minLength={passwordLength.min}
          maxLength={passwordLength.max}
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          minLength={passwordLength.min}
          maxLength={passwordLength.max}
          required
          value={repeated}
          onChange={(event) => setRepeated(event.target.value)}
        />
        {error !== undefined && (
          <p className="form-error" role="alert">
            {error}
          </p>
        )}
        <Button type="submit" busy={busy}>
          {busy ? 'Please wait...' : 'Reset Password'}
        </Button>
      </form>
    </>
  );
}
