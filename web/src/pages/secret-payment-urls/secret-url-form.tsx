import { type FormEvent, useState } from 'react';
import { type SamplePlan, samplePlans, secretUrlPrices, type SecretUrl } from '#contract/payments.ts';
import { planName } from '#contract/plans.ts';
import { useAccount } from '#account/account.ts';
import { callWithSession } from '#account/session/call-with-session.ts';
import { askToSignIn } from '#account/sign-in/sign-in-request.ts';
import { Button } from '#ui/button.tsx';
import { Choices } from '#ui/choices.tsx';
import { Field } from '#ui/field.tsx';
import { failureInWords } from '#words/failures.ts';

const mustSignIn = 'You must be logged in to generate secret URLs';

type Props = { onBegin: () => void; onMade: (made: SecretUrl) => void };

export function SecretUrlForm({ onBegin, onMade }: Props) {
  const { phase } = useAccount();
  const [plan, setPlan] = useState<SamplePlan>('pro');
  const [amount, setAmount] = useState(String(secretUrlPrices.pro));
  const [sessionId, setSessionId] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const needsSignIn = phase === 'signed-out';

  async function generate(): Promise<string | undefined> {
    if (needsSignIn) return mustSignIn;
    const session = sessionId.trim();
    const answer = await callWithSession('POST /api/payments/generate-secret-url', {
      body: { plan, amount: Number(amount), ...(session !== '' && { sessionId: session }) },
    });
    if (!answer.ok) return failureInWords(answer, 'Failed to generate secret URL');
    onMade(answer.data);
    return undefined;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(undefined);
    onBegin();
    setError(await generate());
    setBusy(false);
  }

  return (
    <form className="form url-form" onSubmit={submit} noValidate>
      <Choices
        legend="Plan"
        value={plan}
        options={samplePlans.map((value) => ({ value, label: planName(value) }))}
        onChoose={(chosen) => {
          setPlan(chosen);
          setAmount(String(secretUrlPrices[chosen]));
        }}
      />
      <Field
        label="Amount in dollars"
        type="number"
        step="0.01"
        min="0.01"
        inputMode="decimal"
        required
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <Field
        label="Session id (optional)"
        autoComplete="off"
        spellCheck={false}
        value={sessionId}
        onChange={(event) => setSessionId(event.target.value)}
      />
      {error !== undefined && (
        <p className="form-error" role="alert">
          {error}
        </p>
      )}
      <p className="actions">
        <Button type="submit" busy={busy}>
          {busy ? 'Please wait...' : 'Generate Secret URL'}
        </Button>
        {needsSignIn && (
          <Button look="quiet" onClick={() => askToSignIn({ mode: 'signin', reason: `${mustSignIn}.` })}>
            Sign In
          </Button>
        )}
      </p>
    </form>
  );
}
