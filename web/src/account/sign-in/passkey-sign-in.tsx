import { useEffect, useState } from 'react';
import { call } from '#api-client';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { failureSentence } from '#words/failures.ts';
import { account } from '../account.ts';
import {
  answerWithPasskey,
  cancelCeremony,
  forgetPasskey,
  supportsAutofill,
  supportsPasskeys,
} from '../factors/ceremony.ts';

const otherwise = 'The passkey could not be checked';

async function attempt(fromField: boolean): Promise<string | null> {
  const asked = await call('POST /api/auth/passkey/options');
  if (!asked.ok) return fromField ? null : failureSentence(asked, otherwise);
  const outcome = await answerWithPasskey(asked.data, fromField);
  if (!outcome.ok) return fromField ? null : outcome.why;
  const { credential } = outcome;
  const answer = await call('POST /api/auth/passkey', { body: { credential } });
  if (answer.ok) {
    account.accept(answer.data, 'SIGNED_IN');
    return null;
  }
  if (answer.code === 'passkey_unknown') forgetPasskey(asked.data, credential.id);
  return failureSentence(answer, otherwise);
}

/** Returns the reason of a failure, or null after a sign-in. */
export const signInWithPasskey = () => attempt(false);

/** The same for a passkey that the browser offers in the email field; also null if none is chosen. */
const awaitPasskeyFromField = () => attempt(true);

/** A button and, where the browser supports it, an offer in the email field. */
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
      <FormError>{error}</FormError>
    </>
  );
}
