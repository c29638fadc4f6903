import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { account } from '../../account/account.ts';
import { askToSignIn } from '../../account/sign-in/sign-in-request.ts';
import { Button } from '../../ui/button.tsx';
import { NewPasswordForm, type ResetOutcome } from './new-password-form.tsx';
import { PasswordWasReset } from './password-was-reset.tsx';

function BadLink({ sentence, reason }: { sentence: string; reason?: string }) {
  return (
    <>
      <h1 tabIndex={-1}>{sentence}</h1>
      <p role="alert">{reason} A link works once, for 24 hours. Your password is as it was.</p>
      <p className="actions">
        <Button onClick={() => askToSignIn({ mode: 'forgot-password' })}>Request a new link</Button>
      </p>
    </>
  );
}

export default function ResetPassword() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [outcome, setOutcome] = useState<ResetOutcome>();
  useEffect(() => {
    if (token !== '') account.recoverPassword('here');
  }, [token]);

  return (
    <div className="notice passage">
      {token === '' ? (
        <BadLink sentence="Invalid reset link. Please request a new password reset." />
      ) : outcome === undefined ? (
        <NewPasswordForm token={token} onOutcome={setOutcome} />
      ) : outcome.done ? (
        <PasswordWasReset sentence={outcome.sentence} />
      ) : (
        <BadLink sentence="This reset link is invalid or has expired." reason={`${outcome.sentence}.`} />
      )}
    </div>
  );
}
