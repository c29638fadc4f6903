import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { passwordLength } from '#contract/account.ts';
import type { CodeProof } from '#contract/factors.ts';
import { paths } from '#navigation/paths.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormError } from '#ui/form-error.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { failureSentence } from '#words/failures.ts';
import { keepReturnPath } from '../sign-in/return-path.ts';
import { answerWithPasskey, supportsPasskeys } from './ceremony.ts';
import { CodeField } from './code-field.tsx';
import type { FactorCalls } from './own-factors.ts';

type SureProps = {
  title: string;
  confirm: string;
  busy: boolean;
  onSure: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks for confirmation before something is removed. */
export const Sure = ({ title, confirm, busy, onSure, onClose, children }: SureProps) => (
  <Dialog title={title} onClose={onClose}>
    <p>{children}</p>
    <p className="actions">
      <Button busy={busy} onClick={onSure}>
        {confirm}
      </Button>
      <Button look="quiet" onClick={onClose}>
        Cancel
      </Button>
    </p>
  </Dialog>
);

/** `google`: the path that Google redirects back to, for users who sign in with it. */
export type ProofWays = { username: string; password: boolean; google?: string };

type Props = {
  calls: Pick<FactorCalls, 'confirm' | 'confirmOptions' | 'confirmByPasskey'>;
  ways: ProofWays;
  /** The password, if the form behind the window has already asked for it. */
  typed?: string | undefined;
  hasApp: boolean;
  hasPasskey: boolean;
  onProved: () => void;
  onClose: () => void;
};

const otherwise = 'We could not confirm that it is you';

/** Asks for everything that a sign-in asks for, or for a passkey, before a sensitive change. */
export function Proof({ calls, ways, typed, hasApp, hasPasskey, onProved, onClose }: Props) {
  const [password, setPassword] = useState(typed ?? '');
  const [code, setCode] = useState<CodeProof>({ code: '' });
  const [busy, setBusy] = useState<'form' | 'passkey'>();
  const [error, setError] = useState<string>();
  const { google } = ways;
  const form = useRef<HTMLFormElement>(null);
  const onwards = useRef<HTMLAnchorElement>(null);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus(), []);
  const asksPassword = ways.password && (typed === undefined || error !== undefined);
  /** False at first if there is an app: Google may already have confirmed the user, so that only the code is due. */
  const [asksGoogle, setAsksGoogle] = useState(!ways.password && !hasApp);

  useEffect(() => {
    if (asksGoogle) onwards.current?.focus();
  }, [asksGoogle]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy !== undefined) return;
    if (ways.password && password === '') return setError('Please enter your password');
    setBusy('form');
    setError(undefined);
    const answer = await calls.confirm({ ...(ways.password && { password }), ...(hasApp && code) });
    setBusy(undefined);
    if (answer.ok) return onProved();
    if (answer.code === 'google_required') return setAsksGoogle(true);
    return setError(failureSentence(answer, otherwise));
  }

  async function usePasskey() {
    setBusy('passkey');
    setError(undefined);
    const asked = await calls.confirmOptions();
    const outcome = asked.ok ? await answerWithPasskey(asked.data) : undefined;
    const answer = outcome?.ok ? await calls.confirmByPasskey(outcome.credential) : undefined;
    setBusy(undefined);
    if (answer?.ok) return onProved();
    if (answer !== undefined) return setError(failureSentence(answer, otherwise));
    if (outcome !== undefined && !outcome.ok) return setError(outcome.why);
    return asked.ok ? undefined : setError(failureSentence(asked, otherwise));
  }

  const googleLink = google !== undefined && (
    <a
      ref={onwards}
      href={`${paths.googleSignIn}?${new URLSearchParams({ purpose: 'confirm', return_to: google })}`}
      className={buttonClass(asksGoogle ? 'primary' : 'quiet')}
      onClick={() => keepReturnPath('confirm', google)}
    >
      Continue with Google
    </a>
  );

  return (
    <Dialog title="Confirm that it is you" onClose={onClose}>
      <div className="auth stack-4">
        {asksGoogle ? (
          <p className="soft small">
            Sign in with Google again, then continue here. Nothing has been changed yet.
          </p>
        ) : (
          <form ref={form} className="form" aria-label="Confirm that it is you" noValidate onSubmit={submit}>
            <p className="soft small">
              You signed in a while ago, and somebody else could be using your device. We will not ask again
              for ten minutes.
            </p>
            <input hidden readOnly type="text" autoComplete="username" value={ways.username} />
            {asksPassword && (
              <PasswordField
                label="Password"
                name="password"
                autoComplete="current-password"
                maxLength={passwordLength.max}
                required
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
            {hasApp && <CodeField proof={code} onChange={setCode} />}
            <FormError>{error}</FormError>
            <Button type="submit" busy={busy === 'form'}>
              {busy === 'form' ? 'Please wait...' : 'Confirm'}
            </Button>
          </form>
        )}
        {googleLink}
        {hasPasskey && supportsPasskeys() && (
          <Button look="quiet" busy={busy === 'passkey'} onClick={() => void usePasskey()}>
            Use a passkey
          </Button>
        )}
        {asksGoogle && <FormError>{error}</FormError>}
      </div>
    </Dialog>
  );
}
