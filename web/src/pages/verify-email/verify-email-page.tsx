import { Suspense, use, useState } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import { account, useAccount } from '#account/account.ts';
import { askAboutLink } from '#account/ask-about-link.ts';
import { UnconfirmedAddress } from '#account/unconfirmed-address.tsx';
import { call } from '#api-client';
import { useMailedSecret } from '#navigation/mailed-secret.ts';
import { paths } from '#navigation/paths.ts';
import { WaitingTitle } from '#page-parts/waiting-title.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { failureSentence } from '#words/failures.ts';
import { AddressChange } from './address-change.tsx';

type Outcome = { confirmed: boolean; sentence: string };

/** Confirmations by token: a token works only once, but the page may render more often. */
const underWay = new Map<string, Promise<Outcome>>();

async function confirm(token: string): Promise<Outcome> {
  if (token === '') return { confirmed: false, sentence: 'This verification link is incomplete.' };
  const answer = await call('POST /api/auth/verify-email', { body: { token } });
  if (!answer.ok) {
    return { confirmed: false, sentence: failureSentence(answer, 'The address could not be confirmed') };
  }
  // The browser that opened the link may be signed out, or signed in as somebody else.
  await account.refresh();
  return { confirmed: true, sentence: `${answer.data.user.email} is now confirmed.` };
}

function confirmOnce(token: string): Promise<Outcome> {
  const confirmation = underWay.get(token) ?? confirm(token);
  underWay.set(token, confirmation);
  return confirmation;
}

const NotConfirmed = ({ sentence }: { sentence: string }) => (
  <>
    <h1 tabIndex={-1}>This address is not confirmed</h1>
    <p>{sentence}</p>
    <p className="actions">
      <Link to={paths.home} replace className={buttonClass('quiet')}>
        Go Home
      </Link>
    </p>
  </>
);

function Confirmation({ token }: { token: string }) {
  const { confirmed, sentence } = use(confirmOnce(token));
  const state = useAccount();
  return (
    <>
      <h1 tabIndex={-1}>{confirmed ? 'Your email address is confirmed' : 'This address is not confirmed'}</h1>
      <p>{sentence}</p>
      {!confirmed && state.phase === 'signed-in' && <UnconfirmedAddress user={state.user} />}
      <p className="actions">
        <Link to={paths.home} replace className={buttonClass(confirmed ? 'primary' : 'quiet')}>
          Go Home
        </Link>
      </p>
    </>
  );
}

/**
 * Requires a click while nobody is signed in: somebody else may have typed this address, and some mail programs open links
 * automatically.
 */
function AskFirst({ token, onConfirm }: { token: string; onConfirm: () => void }) {
  const complaint = use(askAboutLink(token, 'verify'));
  if (complaint !== null) return <NotConfirmed sentence={complaint} />;
  return (
    <>
      <h1 tabIndex={-1}>Confirm your email address</h1>
      <p>
        Did you create an account at {brand.name} with this address? If not, just close this page, and the
        address stays unconfirmed.
      </p>
      <p className="actions">
        <Button onClick={onConfirm}>Confirm my address</Button>
      </p>
    </>
  );
}

export default function VerifyEmail() {
  const { phase } = useAccount();
  const [asked, setAsked] = useState(false);
  const token = useMailedSecret('token') ?? '';
  const change = useMailedSecret('change');
  return (
    <div className="notice stack-5 passage tall">
      {change !== null ? (
        <AddressChange key={change} token={change} />
      ) : phase === 'loading' ? (
        <WaitingTitle sentence="One moment..." />
      ) : phase === 'signed-out' && token !== '' && !asked ? (
        <Suspense fallback={<WaitingTitle sentence="One moment..." />}>
          <AskFirst token={token} onConfirm={() => setAsked(true)} />
        </Suspense>
      ) : (
        <Suspense fallback={<WaitingTitle sentence="Confirming your address..." />}>
          <Confirmation token={token} />
        </Suspense>
      )}
    </div>
  );
}
