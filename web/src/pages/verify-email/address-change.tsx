import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AddressConfirmation } from '#contract/account.ts';
import { brand } from '#contract/brand.ts';
import { account } from '#account/account.ts';
import { call } from '#api-client';
import { paths } from '#navigation/paths.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { failureSentence } from '#words/failures.ts';

type Outcome = { title: string; sentence: string; good: boolean };

const outcomeOf = ({ state, confirmed, new_email }: AddressConfirmation): Outcome =>
  state === 'changed'
    ? {
        title: 'Your email address is changed',
        sentence: `Your account now has the address ${new_email}. Your other devices are signed out.`,
        good: true,
      }
    : {
        title: 'One more confirmation',
        sentence:
          confirmed === 'new'
            ? `${new_email} is confirmed. Now open the link that we sent to your current address.`
            : `Now open the link that we sent to ${new_email}.`,
        good: true,
      };

const refused: Outcome = {
  title: 'The change is cancelled',
  sentence:
    'Your address stays as it is. If you did not ask for the change and the account is yours, set a new password now: the person who asked for it was signed in to your account.',
  good: false,
};

/** Focuses the new heading, which replaces the pressed button. */
const focus = (heading: HTMLElement | null) => heading?.focus();

/** Confirms or refuses only on a click, because some mail programs open links automatically. */
export function AddressChange({ token }: { token: string }) {
  const [busy, setBusy] = useState<'confirm' | 'refuse'>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [error, setError] = useState<string>();

  async function confirm() {
    setBusy('confirm');
    setError(undefined);
    const answer = await call('POST /api/auth/email-change/confirm', { body: { token } });
    setBusy(undefined);
    if (!answer.ok) return setError(failureSentence(answer, 'The change could not be confirmed'));
    setOutcome(outcomeOf(answer.data));
    return account.refresh();
  }

  async function refuse() {
    setBusy('refuse');
    setError(undefined);
    const answer = await call('POST /api/auth/email-change/refuse', { body: { token } });
    setBusy(undefined);
    return answer.ok
      ? setOutcome(refused)
      : setError(failureSentence(answer, 'The change could not be cancelled'));
  }

  if (outcome !== undefined) {
    return (
      <>
        <h1 ref={focus} tabIndex={-1}>
          {outcome.title}
        </h1>
        <p>{outcome.sentence}</p>
        <p className="actions">
          <Link to={paths.home} replace className={buttonClass(outcome.good ? 'primary' : 'quiet')}>
            Go Home
          </Link>
        </p>
      </>
    );
  }
  return (
    <>
      <h1 tabIndex={-1}>Confirm the change of an email address</h1>
      <p>
        Somebody asked to change the email address of an account at {brand.name}; our email shows the new one.
        Was it you?
      </p>
      <FormError>{error}</FormError>
      <p className="actions">
        <Button busy={busy === 'confirm'} onClick={() => void confirm()}>
          Confirm the change
        </Button>
        <Button look="quiet" busy={busy === 'refuse'} onClick={() => void refuse()}>
          This wasn’t me: cancel it
        </Button>
      </p>
    </>
  );
}
