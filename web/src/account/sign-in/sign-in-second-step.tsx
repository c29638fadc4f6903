import type { CodeProof } from '#contract/factors.ts';
import { call } from '#api-client';
import { toasts } from '#ui/toast-store.ts';
import { failureSentence } from '#words/failures.ts';
import { account } from '../account.ts';
import { SecondStepForm } from '../factors/second-step-form.tsx';
import { signInWithPasskey } from './passkey-sign-in.tsx';

async function send(proof: CodeProof): Promise<string | null> {
  const answer = await call('POST /api/auth/second-step', { body: proof });
  if (!answer.ok) return failureSentence(answer, 'The code could not be checked');
  if ('recovery_code' in proof) {
    toasts.show({
      type: 'warning',
      title: 'You used a recovery code',
      message:
        'It no longer works. Under Security in your settings you can see how many are left and make new ones.',
      duration: 10_000,
    });
  }
  account.accept(answer.data, 'SIGNED_IN');
  return null;
}

type Props = { passkey: boolean; onStartAgain: () => void };

/** The second step of a sign-in; the parent learns of its success from the account store. */
export const SecondStep = ({ passkey, onStartAgain }: Props) => (
  <SecondStepForm
    send={send}
    sendPasskey={passkey ? signInWithPasskey : undefined}
    onStartAgain={onStartAgain}
  />
);
