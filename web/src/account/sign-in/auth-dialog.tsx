import { useEffect, useState } from 'react';
import type { SecondStep as Due } from '#contract/factors.ts';
import { paths } from '#navigation/paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormError } from '#ui/form-error.tsx';
import { account, useGoogleOffer } from '../account.ts';
import { supportsPasskeys } from '../factors/ceremony.ts';
import { AuthForm } from './auth-form.tsx';
import { authModes } from './auth-modes.ts';
import { LinkGoogle } from './link-google.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { keepReturnPath } from './return-path.ts';
import { SecondStep } from './sign-in-second-step.tsx';
import { type AuthMode, dismissSignIn, type SignInRequest } from './sign-in-request.ts';

export const GoogleMark = () => (
  <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden>
    <path
      fill="#4285f4"
      d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.78 8.78 0 0 0 2.68-6.62Z"
    />
    <path
      fill="#34a853"
      d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18Z"
    />
    <path fill="#fbbc05" d="M3.97 10.71a5.41 5.41 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33Z" />
    <path
      fill="#ea4335"
      d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33C4.69 5.16 6.67 3.58 9 3.58Z"
    />
  </svg>
);

const others: Record<AuthMode, { question?: string; link: string; mode: AuthMode }> = {
  signin: { question: 'Don’t have an account?', link: 'Sign up', mode: 'signup' },
  signup: { question: 'Already have an account?', link: 'Sign in', mode: 'signin' },
  'forgot-password': { link: 'Back to Sign In', mode: 'signin' },
};

export default function AuthDialog({ request }: { request: SignInRequest }) {
  const [mode, setMode] = useState(request.mode);
  const [typed, setTyped] = useState('');
  const [due, setDue] = useState<Due>();
  const offersGoogle = useGoogleOffer();
  const { title, google } = authModes[mode];
  const byGoogle = offersGoogle ? google : undefined;
  const other = others[mode];
  const { next, failed } = request;

  // Closes after a sign-in, here or in another tab, and when the link for a new password is opened.
  useEffect(
    () =>
      account.onEvent((event, origin) => {
        if (event === 'SIGNED_IN' || event === 'PASSWORD_RECOVERY') dismissSignIn();
        if (event === 'SIGNED_IN' && origin === 'here') next?.here();
      }),
    [next],
  );

  if (request.links) return <LinkGoogle sentence={request.reason} />;
  if (due !== undefined) {
    return (
      <Dialog title="One more step" onClose={dismissSignIn}>
        <div className="auth stack-4">
          <SecondStep passkey={due.second_step.passkey} onStartAgain={() => setDue(undefined)} />
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={title} onClose={dismissSignIn}>
      <div className="auth stack-4">
        {mode === request.mode && <FormError>{failed}</FormError>}
        {request.reason !== undefined && mode !== 'forgot-password' && (
          <p className="soft small">{request.reason}</p>
        )}
        {mode === 'forgot-password' && (
          <p className="soft small">We will email you a link to choose a new password.</p>
        )}
        {byGoogle !== undefined && (
          <a
            href={paths.googleSignIn}
            className={buttonClass('quiet')}
            onClick={() => keepReturnPath(next?.fromGoogle.purpose, next?.fromGoogle.path)}
          >
            <GoogleMark />
            {byGoogle}
          </a>
        )}
        {mode === 'signin' && <PasskeySignIn />}
        {(byGoogle !== undefined || (mode === 'signin' && supportsPasskeys())) && (
          <p className="auth-or stack-3 faint fine">or</p>
        )}
        <AuthForm
          key={mode}
          mode={mode}
          email={mode === 'forgot-password' ? typed : ''}
          onForgotten={(email) => {
            setTyped(email);
            setMode('forgot-password');
          }}
          onSecondStep={setDue}
        />
        <p className="ruled-off small">
          {other.question}{' '}
          <button type="button" className="link-button" onClick={() => setMode(other.mode)}>
            {other.link}
          </button>
        </p>
      </div>
    </Dialog>
  );
}
