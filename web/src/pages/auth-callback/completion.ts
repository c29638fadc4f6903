import { account } from '../../account/account.ts';
import { ownPath, takeReturnPath } from '../../account/sign-in/return-path.ts';
import { call } from '../../api.ts';
import { paths } from '../../navigation/paths.ts';
import { type Choice, recentChoice } from '../../payment/choice.ts';
import { toasts } from '../../ui/toasts.ts';

/**
 * `unconfirmed`: why the confirmation with Google failed, for the page that asked for it. `checkout`: the plan that was
 * about to be paid for.
 */
type Destination = { path: string; unconfirmed?: string; checkout?: Choice };

/** A code works once, and React may run the effect more than once. */
const underWay = new Map<string, Promise<Destination>>();

async function complete(search: string): Promise<Destination> {
  const asked = new URLSearchParams(search);
  const code = asked.get('code');
  const state = asked.get('state');
  const left = takeReturnPath();
  // Read before the sign-in, which removes what another person left in this browser.
  const checkout = left?.purpose === 'checkout' ? recentChoice(Date.now()) : null;
  const failed = (why: string): Destination =>
    left?.purpose === 'confirm' ? { path: left.path, unconfirmed: why } : { path: paths.home };
  if (code === null || state === null) return failed('You came back without choosing an account there.');

  const answer = await call('POST /api/auth/google/callback', { body: { code, state } });
  if (!answer.ok) return failed(answer.error);
  const { merged, password_dropped: passwordDropped, purpose, return_to: returnTo } = answer.data;
  account.accept(answer.data, purpose === 'sign-in' ? 'SIGNED_IN' : 'TOKEN_REFRESHED');
  if (merged) {
    toasts.show({
      type: 'info',
      title: 'Google is now linked to your account',
      message: passwordDropped
        ? 'The password it had was set before this address was confirmed, so it no longer works. You can set a new one in your account settings.'
        : 'From now on you can sign in either way.',
      duration: 10_000,
    });
  }
  return {
    path: ownPath(returnTo, location.origin) ?? left?.path ?? paths.home,
    ...(checkout && { checkout }),
  };
}

/** Resolves with the next path: where the person came from, or home if the sign-in failed. */
export function completeGoogleSignIn(search: string): Promise<Destination> {
  const completion = underWay.get(search) ?? complete(search);
  underWay.set(search, completion);
  return completion;
}
