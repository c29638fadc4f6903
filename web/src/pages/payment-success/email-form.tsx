import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { askToSignIn } from '#account/sign-in/sign-in-request.ts';
import { paths } from '#navigation/paths.ts';
import type { Finding, NeedEmail } from '#payment/payment-state.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';

const signIn = () => askToSignIn({ mode: 'signin', reason: 'Sign in to the account you paid for.' });

const reasons: Record<Exclude<NeedEmail['why'], 'reference'>, string> = {
  'signed-out':
    'You are signed out here. Please enter your email to activate your subscription, or sign in. This page then continues automatically.',
  slow: 'Processing is taking longer than expected. Please enter your email to activate your subscription:',
};

const Found = ({ finding: { found, words } }: { finding: Finding }) => (
  <p className={found === 'nothing' ? 'form-error' : 'form-message'} role="alert">
    {words}
    {found === 'active' && ' Sign in with this address to use it.'}
  </p>
);

const WhatHappensNext = ({ signedIn, asks = false }: { signedIn: boolean; asks?: boolean }) => (
  <section className="payment-next stack-3" aria-labelledby="payment-next">
    <h2 id="payment-next">What happens next</h2>
    <ul className="bullets stack-2 measure soft">
      <li>
        Your plan starts automatically as soon as your payment is confirmed, even if you leave this page. Then
        we send you an email.
      </li>
      {signedIn ? (
        <li>
          This page keeps checking. You can also see the state of your payment in{' '}
          <Link to={paths.billing}>your settings</Link>.
        </li>
      ) : (
        asks && <li>Entering an address does not start a plan: it only looks up your payment.</li>
      )}
      <li>If you have not paid, nothing has been charged and nothing changes.</li>
    </ul>
  </section>
);

type Props = { state: NeedEmail & { why: keyof typeof reasons }; onSubmit: (email: string) => void };

/** Asks for a sign-in, because an email address would not find the payment. */
export const SignInForPayment = () => (
  <>
    <h1 tabIndex={-1}>Activate Subscription</h1>
    <p>Please sign in so that we can find your payment. This page then continues automatically.</p>
    <p className="actions">
      <Button onClick={signIn}>Sign In</Button>
    </p>
    <WhatHappensNext signedIn={false} />
  </>
);

export function EmailForm({ state: { why, email: known, asking, finding }, onSubmit }: Props) {
  const [email, setEmail] = useState(known);
  const isEmpty = email.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!asking && !isEmpty) onSubmit(email.trim());
  }

  return (
    <>
      <h1 tabIndex={-1}>Activate Subscription</h1>
      <p>{reasons[why]}</p>
      <form className="form passage-form" onSubmit={submit} noValidate>
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        {finding && <Found finding={finding} />}
        <p className="actions">
          <Button type="submit" busy={asking} disabled={isEmpty}>
            {asking ? 'Activating...' : 'Activate Subscription'}
          </Button>
          {why === 'signed-out' && (
            <Button look="quiet" onClick={signIn}>
              Sign In
            </Button>
          )}
        </p>
      </form>
      <WhatHappensNext signedIn={why === 'slow'} asks />
    </>
  );
}
