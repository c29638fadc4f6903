import { type FormEvent, useState } from 'react';
import { brand } from '#contract/brand.ts';
import {
  paymentLimits,
  type SamplePlan,
  samplePlans,
  type SecretUrl,
  secretUrlPrices,
} from '#contract/payments.ts';
import { planName } from '#contract/plans.ts';
import { useAccount } from '#account/account.ts';
import { callWithSession } from '#account/session/call-with-session.ts';
import { askToSignIn } from '#account/sign-in/sign-in-request.ts';
import { secretUrlExamples, secretUrlSteps } from '#content/account/payment-urls.ts';
import { CopyButton } from '#page-parts/copy-button.tsx';
import { Section } from '#page-parts/section.tsx';
import { Button } from '#ui/button.tsx';
import { Choices } from '#ui/choices.tsx';
import { Field } from '#ui/field.tsx';
import { FormError } from '#ui/form-error.tsx';
import { failureInWords } from '#words/failures.ts';
import { SamplePrices } from '../payment-urls/sample-prices.tsx';
import { UrlLine } from '../payment-urls/url-line.tsx';

const mustSignIn = 'You must be logged in to generate secret URLs';

type Props = { onBegin: () => void; onMade: (made: SecretUrl) => void };

function SecretUrlForm({ onBegin, onMade }: Props) {
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
    <form className="form url-form column" onSubmit={submit} noValidate>
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
      <FormError>{error}</FormError>
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

const exampleUrl = `${brand.origin}/payment-success/your-secret-token`;

const Made = ({ made: { secret_url, token } }: { made: SecretUrl }) => (
  <Section
    title="Your secret URL"
    note={<p>Single use. It expires in {paymentLimits.secretUrlHours} hours.</p>}
  >
    <div className="stack">
      <UrlLine url={secret_url} />
      <div className="url-line full stack-3 column">
        <h3>Its token</h3>
        <code>{token}</code>
        <p className="actions">
          <CopyButton text={token} label="Token" />
        </p>
      </div>
      <p>Testing the URL uses it up.</p>
    </div>
  </Section>
);

export default function SecretPaymentUrls() {
  const [made, setMade] = useState<SecretUrl>();
  return (
    <>
      <header className="page-head stack-2">
        <h1 tabIndex={-1}>Secret Payment URLs</h1>
        <p>
          A secret URL is the return address after a payment. It works once, within{' '}
          {paymentLimits.secretUrlHours} hours, and only for your account. It activates nothing by itself: a
          plan starts when the payment provider confirms the payment.
        </p>
      </header>
      <Section title="Generate">
        <SecretUrlForm onMade={setMade} onBegin={() => setMade(undefined)} />
      </Section>
      <div aria-live="polite">{made && <Made made={made} />}</div>
      <SamplePrices prices={secretUrlPrices} />
      <Section title="How to use it">
        <ol className="steps stack-5">
          {secretUrlSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
      <Section title="Examples">
        <div className="stack">
          {secretUrlExamples(made?.secret_url ?? exampleUrl).map(({ name, code }) => (
            <div key={name} className="url-line full stack-3 column">
              <h3>{name}</h3>
              <pre className="samples full">{code}</pre>
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}
