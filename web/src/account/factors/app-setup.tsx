import { type FormEvent, useState } from 'react';
import { encode } from 'uqr';
import { brand } from '#contract/brand.ts';
import type { AuthenticatorSetup, RecoveryCodes } from '#contract/factors.ts';
import type { Answer } from '#api-client';
import { Button } from '#ui/button.tsx';
import { useCopying } from '#ui/copying.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FormError } from '#ui/form-error.tsx';
import { failureSentence } from '#words/failures.ts';

/** Dark on light in both themes, because cameras do not read inverted codes. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

type Props = {
  setup: AuthenticatorSetup;
  confirm: (code: string) => Promise<Answer<RecoveryCodes>>;
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
};

const inFours = (key: string) => key.replace(/(.{4})(?=.)/g, '$1 ');

export function AppSetup({ setup, confirm, onDone, onClose }: Props) {
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { copied, copy } = useCopying();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(undefined);
    const answer = await confirm(code);
    setBusy(false);
    if (answer.ok) return onDone(answer.data.recovery_codes);
    return setError(failureSentence(answer, 'The code could not be checked'));
  }

  return (
    <Dialog title="Set up an authenticator app" onClose={onClose}>
      <ol className="app-setup stack-5">
        <li>
          <p>
            Scan this with the app on your phone. Google Authenticator, 1Password, Aegis and other apps work.
          </p>
          <QrCode text={setup.uri} label="QR code with the key below, for the authenticator app" />
          <p>
            Or enter this key in the app, for an account at {brand.name}:{' '}
            <code className="small anywhere">{inFours(setup.secret)}</code>{' '}
            <button type="button" className="link-button" onClick={() => void copy(setup.secret)}>
              {copied ? 'Copied' : 'Copy the key'}
            </button>
          </p>
        </li>
        <li>
          <form className="form" aria-label="First code" noValidate onSubmit={submit}>
            <Field
              label="Enter the code that the app shows"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={9}
              required
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
            <FormError>{error}</FormError>
            <p className="actions">
              <Button type="submit" busy={busy}>
                {busy ? 'Please wait...' : 'Turn On'}
              </Button>
              <Button look="quiet" onClick={onClose}>
                Cancel
              </Button>
            </p>
            <p className="field-note soft small">Your other devices are signed out when you turn it on.</p>
          </form>
        </li>
      </ol>
    </Dialog>
  );
}
