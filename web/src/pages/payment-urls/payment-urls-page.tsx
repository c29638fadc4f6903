import { useState } from 'react';
import { brand } from '#contract/brand.ts';
import { paymentLimits, secretUrlPrices, type SecretUrl } from '#contract/payments.ts';
import { secretUrlExamples, secretUrlSteps } from '#content/account/payment-urls.ts';
import { CopyButton } from '#page-parts/copy-button.tsx';
import { Section } from '#page-parts/section.tsx';
import { SamplePrices } from './sample-prices.tsx';
import { UrlLine } from './url-line.tsx';
import { SecretUrlForm } from '../secret-payment-urls/secret-url-form.tsx';

const exampleUrl = `${brand.origin}/payment-success/your-secret-token`;

const Made = ({ made: { secret_url, token } }: { made: SecretUrl }) => (
  <Section
    title="Your secret URL"
    note={<p>Single use. It expires in {paymentLimits.secretUrlHours} hours.</p>}
  >
    <div className="stack">
      <UrlLine url={secret_url} />
      <div className="url-line">
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
      <header className="page-head">
        <h1 tabIndex={-1}>Secret Payment URLs</h1>
        <p>
          A secret URL is an address to come back to from a payment. It works once, for{' '}
          {paymentLimits.secretUrlHours} hours, and for your account alone. By itself it activates nothing: a
          plan starts when the payment provider confirms the payment.
        </p>
      </header>
      <Section title="Generate">
        <SecretUrlForm onMade={setMade} onBegin={() => setMade(undefined)} />
      </Section>
      <div aria-live="polite">{made && <Made made={made} />}</div>
      <SamplePrices prices={secretUrlPrices} />
      <Section title="How to use it">
        <ol className="steps">
          {secretUrlSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
      <Section title="Examples">
        <div className="stack">
          {secretUrlExamples(made?.secret_url ?? exampleUrl).map(({ name, code }) => (
            <div key={name} className="url-line">
              <h3>{name}</h3>
              <pre className="samples">{code}</pre>
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}
