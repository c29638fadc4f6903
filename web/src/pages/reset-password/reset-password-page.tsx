import { Suspense, use, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { account } from '#account/account.ts';
import { askAboutLink } from '#account/ask-about-link.ts';
import { askToSignIn } from '#account/sign-in/sign-in-request.ts';
import { useMailedSecret } from '#navigation/mailed-secret.ts';
import { paths } from '#navigation/paths.ts';
import { WaitingTitle } from '#page-parts/waiting-title.tsx';
import { Button } from '#ui/button.tsx';
import { NewPasswordForm, type ResetOutcome } from './new-password-form.tsx';

const shownFor = 3_000;

export function PasswordWasReset({ sentence }: { sentence: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.home, { replace: true }), shownFor);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <>
      <h1 tabIndex={-1}>Your new password is set</h1>
      <p>{sentence}</p>
      <p>You have been signed out everywhere. In {shownFor / 1000} seconds you come to the home page.</p>
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
      <p role="alert">{reason} A link works once, for 24 hours. Your password is as it was.</p>
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
    <div className="notice passage">
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
