import type { AdminAnswer, AdminFactor } from '#contract/admin.ts';
import type { CodeProof } from '#contract/factors.ts';
import { answerWithPasskey } from '#account/factors/ceremony.ts';
import { SecondStepForm } from '#account/factors/second-step-form.tsx';
import { type Answer, call } from '#api-client';
import { failureSentence } from '#words/failures.ts';

export type DueFactor = Extract<AdminFactor, { state: 'due' }>;

type Props = { factor: DueFactor; onDone: () => void; onStartAgain: () => void };

export function AdminSecondStep({ factor, onDone, onStartAgain }: Props) {
  const settle = (answer: Answer<AdminAnswer>): string | null => {
    if (!answer.ok) return failureSentence(answer, 'Your sign-in could not be checked');
    onDone();
    return null;
  };
  const send = async (body: CodeProof) => settle(await call('POST /api/auth/admin/second-step', { body }));
  const sendPasskey = async () => {
    const asked = await call('POST /api/auth/admin/second-step/passkey-options');
    if (!asked.ok) return failureSentence(asked, 'The passkey could not be checked');
    const outcome = await answerWithPasskey(asked.data);
    if (!outcome.ok) return outcome.why;
    const { credential } = outcome;
    return settle(await call('POST /api/auth/admin/second-step/passkey', { body: { credential } }));
  };

  return (
    <SecondStepForm
      send={send}
      sendPasskey={factor.passkey ? sendPasskey : undefined}
      app={factor.app}
      onStartAgain={onStartAgain}
    />
  );
}
