import { useEffect, useState } from 'react';
import type { SecondStep as Due } from '#contract/factors.ts';
import { paths } from '#navigation/paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { account, useGoogleOffer } from '../account.ts';
import { AuthForm } from './auth-form.tsx';
import { authModes } from './auth-modes.ts';
import { supportsPasskeys } from '../factors/ceremony.ts';
import { GoogleMark } from './google-mark.tsx';
import { LinkGoogle } from './link-google.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { keepReturnPath } from './return-path.ts';
import { SecondStep } from './second-step.tsx';
import { type AuthMode, dismissSignIn, type SignInRequest } from './sign-in-request.ts';

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
      <Dialog title="One more step" open onClose={dismissSignIn}>
        <div className="auth">
          <SecondStep passkey={due.second_step.passkey} onStartAgain={() => setDue(undefined)} />
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={title} open onClose={dismissSignIn}>
      <div className="auth">
        {failed !== undefined && mode === request.mode && (
          <p className="form-error" role="alert">
            {failed}
          </p>
        )}
        {request.reason !== undefined && mode !== 'forgot-password' && (
          <p className="auth-reason">{request.reason}</p>
        )}
        {mode === 'forgot-password' && (
          <p className="auth-reason">We send a link to your address. With it you choose a new password.</p>
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
          <p className="auth-or">or</p>
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
        <p className="auth-other">
          {other.question}{' '}
          <button type="button" className="link-button" onClick={() => setMode(other.mode)}>
            {other.link}
          </button>
        </p>
      </div>
    </Dialog>
  );
}
