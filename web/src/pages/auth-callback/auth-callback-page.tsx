import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SecondStep as DueStep } from '#contract/factors.ts';
import { account } from '#account/account.ts';
import { showLinkNotification } from '#account/sign-in/link-notification.ts';
import { ownPath, type Purpose, takeReturnPath } from '#account/sign-in/return-path.ts';
import { askToSignIn, type SignInRequest } from '#account/sign-in/sign-in-request.ts';
import { SecondStep } from '#account/sign-in/sign-in-second-step.tsx';
import { call, type Failed } from '#api-client';
import { googleAdvice } from '#content/google.ts';
import { paths } from '#navigation/paths.ts';
import { WaitingTitle } from '#page-parts/waiting-title.tsx';
import { type Choice, recentChoice } from '#payment/choice.ts';

type Back = { purpose: Purpose; path: string };

/**
 * `unconfirmed`: why the confirmation with Google failed, for the page that asked for it. `checkout`: the plan to pay for.
 * `ask`: the sign-in window to open after a failed sign-in. `back`: where that window leads afterwards.
 */
type Destination = {
  path: string;
  unconfirmed?: string;
  checkout?: Choice;
  ask?: SignInRequest;
  back?: Back;
  /** The second step, which has to be passed before leaving. */
  due?: DueStep;
};

function afterFailure({ code, error }: Failed): SignInRequest {
  if (code === 'google_password') return { mode: 'signin', reason: error, links: true };
  return { mode: 'signin', failed: googleAdvice(code, error) };
}

/** Sign-ins by query string: a code works only once, but React may run the effect more often. */
const underWay = new Map<string, Promise<Destination>>();

async function complete(search: string): Promise<Destination> {
  const asked = new URLSearchParams(search);
  const code = asked.get('code');
  const state = asked.get('state');
  const left = takeReturnPath();
  // Read before the sign-in, which removes another person's data from this browser.
  const checkout = left?.purpose === 'checkout' ? recentChoice(Date.now()) : null;
  const failed = (why: string, ask?: SignInRequest): Destination =>
    left?.purpose === 'confirm'
      ? { path: left.path, unconfirmed: why }
      : { path: paths.home, ...(ask && { ask }), ...(left && { back: left }) };
  if (code === null || state === null) return failed('You came back without choosing a Google account.');

  const answer = await call('POST /api/auth/google/callback', { body: { code, state } });
  if (!answer.ok) return failed(answer.error, afterFailure(answer));
  const onwards = {
    path: ownPath(answer.data.return_to, location.origin) ?? left?.path ?? paths.home,
    ...(checkout && { checkout }),
  };
  if ('second_step' in answer.data) return { ...onwards, due: answer.data };
  const { purpose } = answer.data;
  account.accept(answer.data, purpose === 'sign-in' ? 'SIGNED_IN' : 'TOKEN_REFRESHED');
  showLinkNotification(answer.data);
  return onwards;
}

/** Resolves with the next destination: where the user came from, or home if the sign-in failed. */
function completeGoogleSignIn(search: string): Promise<Destination> {
  const completion = underWay.get(search) ?? complete(search);
  underWay.set(search, completion);
  return completion;
}

export default function AuthCallback() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [passkey, setPasskey] = useState<boolean>();

  useEffect(() => {
    let forget: () => void = () => undefined;
    void completeGoogleSignIn(search).then(({ path, ask, back, due, ...state }) => {
      const leave = () => void navigate(path, { replace: true, state });
      if (due !== undefined) {
        setPasskey(due.second_step.passkey);
        forget = account.onEvent((event) => {
          if (event === 'SIGNED_IN') leave();
        });
        return;
      }
      leave();
      const next = back && { here: () => void navigate(back.path), fromGoogle: back };
      if (ask) askToSignIn({ ...ask, ...(next && { next }) });
    });
    return () => forget();
  }, [search, navigate]);

  return (
    <div className="notice stack-5 passage tall">
      {passkey === undefined ? (
        <WaitingTitle sentence="Completing Google sign in..." />
      ) : (
        <>
          <h1 tabIndex={-1}>One more step</h1>
          <div className="passage-form">
            <SecondStep passkey={passkey} onStartAgain={() => void navigate(paths.home, { replace: true })} />
          </div>
        </>
      )}
    </div>
  );
}
