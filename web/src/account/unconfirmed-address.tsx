import { useState } from 'react';
import type { AccountUser } from '#contract/account.ts';
import { call } from '#api-client';
import { failureSentence } from '#words/failures.ts';

type Sending = 'idle' | 'under-way' | { said: string; failed: boolean };

/** A reminder to confirm the email address; renders nothing once it is confirmed. */
export function UnconfirmedAddress({ user }: { user: AccountUser }) {
  const [sending, setSending] = useState<Sending>('idle');
  if (user.email_verified) return null;

  async function send() {
    setSending('under-way');
    const answer = await call('POST /api/auth/resend-verification');
    setSending(
      answer.ok
        ? { said: 'Sent. The link works once, for 24 hours.', failed: false }
        : { said: failureSentence(answer, 'The link could not be sent'), failed: true },
    );
  }

  return (
    <div className="unconfirmed note soft small">
      <p>
        This address is not confirmed yet. Open the link we have sent to it.{' '}
        <button
          type="button"
          className="link-button"
          aria-disabled={sending === 'under-way' || undefined}
          onClick={sending === 'under-way' ? undefined : send}
        >
          {sending === 'under-way' ? 'Please wait...' : 'Send it again'}
        </button>
      </p>
      <output className={typeof sending === 'object' && sending.failed ? 'form-error' : 'form-message'}>
        {typeof sending === 'object' && sending.said}
      </output>
    </div>
  );
}
