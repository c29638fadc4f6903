import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { cancelCeremony, supportsAutofill, supportsPasskeys } from '../factors/ceremony.ts';
import { awaitPasskeyFromField, signInWithPasskey } from './sign-in-with-passkey.ts';

/** A button, and in browsers that can do it an offer where the address is typed. */
export function PasskeySignIn() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    let gone = false;
    void supportsAutofill().then(async (supported) => {
      if (!supported || gone) return;
      const why = await awaitPasskeyFromField();
      if (!gone && why !== null) setError(why);
    });
    return () => {
      gone = true;
      cancelCeremony();
    };
  }, []);

  async function signIn() {
    setBusy(true);
    setError(null);
    setError(await signInWithPasskey());
    setBusy(false);
  }

  if (!supportsPasskeys()) return null;
  return (
    <>
      <Button look="quiet" busy={busy} onClick={() => void signIn()}>
        Sign in with a passkey
      </Button>
      {error !== null && (
        <p className="form-error" role="alert">
          {error}
        </p>
      )}
    </>
  );
}
