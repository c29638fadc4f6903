import { type FormEvent, useState } from 'react';
import type { CodeProof } from '#contract/factors.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { supportsPasskeys } from './ceremony.ts';
import { CodeField } from './code-field.tsx';

type Props = {
  /** Resolves with the reason of a failure, or null on success; so does `sendPasskey`. */
  send: (proof: CodeProof) => Promise<string | null>;
  sendPasskey?: (() => Promise<string | null>) | undefined;
  /** Whether an authenticator app is set up, whose codes can be entered. */
  app?: boolean;
  onStartAgain: () => void;
};

/** The step after the password or Google: a code, a recovery code or a passkey. */
export function SecondStepForm({ send, sendPasskey, app = true, onStartAgain }: Props) {
  const [proof, setProof] = useState<CodeProof>({ code: '' });
  const [busy, setBusy] = useState<'code' | 'passkey'>();
  const [error, setError] = useState<string | null>(null);

  async function attempt(way: 'code' | 'passkey', work: () => Promise<string | null>) {
    if (busy !== undefined) return;
    setBusy(way);
    setError(null);
    setError(await work());
    setBusy(undefined);
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt('code', () => send(proof));
  };

  return (
    <form className="form" aria-label="Second step" noValidate onSubmit={submit}>
      <p className="soft small">
        {!app
          ? 'Use the passkey that you set up for this account.'
          : 'code' in proof
            ? 'Enter the code that your authenticator app shows for this account.'
            : 'Enter one of the recovery codes that you saved when you set up the app. Each works once.'}
      </p>
      {app && <CodeField proof={proof} onChange={setProof} focused />}
      <FormError>{error}</FormError>
      {app && (
        <Button type="submit" busy={busy === 'code'}>
          {busy === 'code' ? 'Please wait...' : 'Continue'}
        </Button>
      )}
      {sendPasskey && supportsPasskeys() && (
        <Button
          look={app ? 'quiet' : 'primary'}
          busy={busy === 'passkey'}
          onClick={() => void attempt('passkey', sendPasskey)}
        >
          {app ? 'Use a passkey instead' : 'Use a passkey'}
        </Button>
      )}
      <p className="ruled-off small">
        <button type="button" className="link-button" onClick={onStartAgain}>
          Start again
        </button>
      </p>
    </form>
  );
}
