import { type FormEvent, Suspense, use, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { passwordHint, passwordLength, passwordTooShort } from '#contract/account.ts';
import { account } from '#account/account.ts';
import { askAboutLink, isRefusal } from '#account/ask-about-link.ts';
import { askToSignIn } from '#account/sign-in/sign-in-request.ts';
import { call } from '#api-client';
import { useMailedSecret } from '#navigation/mailed-secret.ts';
import { paths } from '#navigation/paths.ts';
import { WaitingTitle } from '#page-parts/waiting-title.tsx';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { failureSentence } from '#words/failures.ts';

/** `done`: the password is set; otherwise the link no longer works. Other errors are shown in the form. */
type ResetOutcome = { done: boolean; sentence: string };

type Props = { token: string; onOutcome: (outcome: ResetOutcome) => void };

function NewPasswordForm({ token, onOutcome }: Props) {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function reset(): Promise<string | undefined> {
    if (password !== repeated) return 'Passwords do not match';
    if (password.length < passwordLength.min) return passwordTooShort;
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
      <p>Choose a new password. We then sign out all your devices, so that only you can get in.</p>
      {/* Our own messages replace the browser's validation. */}
      <form className="form passage-form" onSubmit={submit} noValidate>
        <PasswordField
          label="New Password"
          hint={passwordHint}
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
        <FormError>{error}</FormError>
        <Button type="submit" busy={busy}>
          {busy ? 'Please wait...' : 'Reset Password'}
        </Button>
      </form>
    </>
  );
}

const shownFor = 3_000;

function PasswordWasReset({ sentence }: { sentence: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.home, { replace: true }), shownFor);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <>
      <h1 tabIndex={-1}>Your new password is set</h1>
      <p>{sentence}</p>
      <p>You have been signed out everywhere. The home page opens in {shownFor / 1000} seconds.</p>
      <p className="actions">
        <Button
          onClick={() => {
            void navigate(paths.home, { replace: true });
            askToSignIn({ mode: 'signin' });
          }}
        >
          Sign In
        </Button>
      </p>
    </>
  );
}

function BadLink({ sentence, reason }: { sentence: string; reason?: string }) {
  return (
    <>
      <h1 tabIndex={-1}>{sentence}</h1>
      <p role="alert">{reason} A link works once, for 24 hours. Your password was not changed.</p>
      <p className="actions">
        <Button onClick={() => askToSignIn({ mode: 'forgot-password' })}>Request a new link</Button>
      </p>
    </>
  );
}

function Reset({ token }: { token: string }) {
  const complaint = use(askAboutLink(token, 'reset'));
  const [outcome, setOutcome] = useState<ResetOutcome>();
  const refusal = outcome === undefined ? complaint : outcome.sentence;
  useEffect(() => {
    if (complaint === null) account.recoverPassword('here');
  }, [complaint]);

  if (outcome?.done) return <PasswordWasReset sentence={outcome.sentence} />;
  if (refusal === null) return <NewPasswordForm token={token} onOutcome={setOutcome} />;
  return <BadLink sentence="This reset link is invalid or has expired." reason={`${refusal}.`} />;
}

export default function ResetPassword() {
  const token = useMailedSecret('token') ?? '';
  return (
    <div className="notice stack-5 passage tall">
      {token === '' ? (
        <BadLink sentence="Invalid reset link. Please request a new password reset." />
      ) : (
        <Suspense fallback={<WaitingTitle sentence="One moment..." />}>
          <Reset key={token} token={token} />
        </Suspense>
      )}
    </div>
  );
}
