import { call } from '#api-client';
import { failureSentence } from '#words/failures.ts';
import { account } from '../account.ts';
import { answerWithPasskey, forgetPasskey } from '../factors/ceremony.ts';

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

/** Says why it did not work; null when somebody is signed in. */
export const signInWithPasskey = () => attempt(false);

/** The same for one that the browser offers where the address is typed; null too as long as none is chosen. */
export const awaitPasskeyFromField = () => attempt(true);
