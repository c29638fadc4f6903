import { useState } from 'react';
import type { AddressChange } from '#contract/account.ts';
import { contactLimits } from '#contract/contact.ts';
import { callWithSession } from '#account/session/call-with-session.ts';
import { QueryFailed } from '#page-parts/query-failed.tsx';
import { useQuery } from '#page-parts/query.ts';
import { Section } from '#page-parts/section.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { failureInWords } from '#words/failures.ts';
import { FormBehindButton } from './forms/form-behind-button.tsx';
import { complaint, type PanelProps, SettingsForm } from './forms/settings-form.tsx';
import { useOwnProof } from './forms/use-own-proof.ts';

const read = (signal?: AbortSignal) => callWithSession('GET /api/user/email-change', signal && { signal });

type FormProps = Pick<PanelProps, 'known' | 'say'> & {
  onAsked: (change: AddressChange | null) => void;
  onClose: () => void;
};

function ChangeForm({ known: { user }, say, onAsked, onClose }: FormProps) {
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<{ field: string }>();
  const [busy, setBusy] = useState(false);
  const proof = useOwnProof(user, { tab: 'profile', resume: 'change-email' });

  const refuse = (text: string) => {
    setWrong({ field: 'new_email' });
    say({ kind: 'error', text, more: 'Your address was not changed.' });
  };

  const send = async (): Promise<void> => {
    const new_email = email.trim().toLowerCase();
    say();
    if (new_email === '') return refuse('Please enter the new email address');
    setBusy(true);
    const sent = await callWithSession('POST /api/user/email-change', { body: { new_email } });
    const answer = await proof.unlessDue(sent, send);
    setBusy(false);
    if (answer === undefined) return undefined;
    if (!answer.ok) return refuse(failureInWords(answer, 'Failed to change the address'));
    onAsked(answer.data.change);
    onClose();
    return say({
      kind: 'success',
      text: user.email_verified ? 'We emailed both addresses.' : `We emailed ${new_email}.`,
      more: 'Open the link in each email to confirm the change.',
    });
  };

  return (
    <>
      <SettingsForm
        label="Change Email"
        submit="Send the Links"
        busy={busy}
        wrong={wrong}
        say={say}
        onSubmit={send}
        onClose={onClose}
      >
        <Field
          label="New Email"
          name="new_email"
          type="email"
          autoComplete="email"
          maxLength={contactLimits.emailChars}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setWrong(undefined);
          }}
          {...complaint(wrong !== undefined, 'new-email-note')}
        />
        <p id="new-email-note" className="field-note soft small">
          {user.email_verified
            ? 'We email a link to the new address and one to your current address. When you have opened both, your address changes and your other devices are signed out.'
            : 'We email a link to the new address. When you open it, your address changes and your other devices are signed out.'}
          {user.auth_method !== 'manual' && ' You still sign in with the same Google account.'}
        </p>
      </SettingsForm>
      {proof.window}
    </>
  );
}

const missing = ({ old_confirmed, new_confirmed, new_email }: AddressChange, oldEmail: string) =>
  [new_confirmed ? undefined : new_email, old_confirmed ? undefined : oldEmail].filter(
    (address) => address !== undefined,
  );

type WaitingProps = { change: AddressChange; oldEmail: string; busy: boolean; onWithdraw: () => void };

const Waiting = ({ change, oldEmail, busy, onWithdraw }: WaitingProps) => (
  <div className="stack-4">
    <p>
      Your address changes to <strong>{change.new_email}</strong> when you open the link that we sent to{' '}
      {missing(change, oldEmail).join(' and to ')}. The links work for a day.
    </p>
    <p className="actions">
      <Button look="quiet" busy={busy} onClick={onWithdraw}>
        Keep My Current Address
      </Button>
    </p>
  </div>
);

/** Shows the form for a new address or, while a change is pending, which confirmations are missing. */
export function EmailChange({ known, say, resumed }: Pick<PanelProps, 'known' | 'say' | 'resumed'>) {
  const { query, refetch, replace } = useQuery(read);
  const [busy, setBusy] = useState(false);

  const withdraw = async () => {
    say();
    setBusy(true);
    const answer = await callWithSession('DELETE /api/user/email-change');
    setBusy(false);
    if (!answer.ok && answer.code !== 'not_found') {
      const text = failureInWords(answer, 'Failed to cancel the change');
      return say({ kind: 'error', text, more: 'It is still waiting. Please try again.' });
    }
    replace({ change: null });
    return say({ kind: 'success', text: 'The change is cancelled.', more: 'The links no longer work.' });
  };

  return (
    <Section
      title="Email address"
      note={<p>Where we send our emails, and what you sign in with, together with your password.</p>}
    >
      {query.phase === 'loading' && <Skeleton label="Loading your email address" lines={2} />}
      {query.phase === 'failed' && (
        <QueryFailed {...query} otherwise="Failed to load your email address" onRetry={refetch} />
      )}
      {query.phase === 'loaded' &&
        (query.data.change === null ? (
          <FormBehindButton
            label="Change Email"
            openAtFirst={resumed === 'change-email'}
            say={say}
            closed={<p>{known.user.email}</p>}
          >
            {(close) => (
              <ChangeForm {...{ known, say }} onAsked={(change) => replace({ change })} onClose={close} />
            )}
          </FormBehindButton>
        ) : (
          <Waiting
            change={query.data.change}
            oldEmail={known.user.email}
            busy={busy}
            onWithdraw={() => void withdraw()}
          />
        ))}
    </Section>
  );
}
