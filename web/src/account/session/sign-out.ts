import { toasts } from '../../ui/toasts.ts';
import { account } from '../account.ts';

export async function signOut(): Promise<void> {
  const answer = await account.signOut();
  if (answer.ok) toasts.show({ type: 'success', title: 'You are signed out' });
  else {
    toasts.show({
      type: 'warning',
      title: 'You are signed out in this window only',
      message: `${answer.error}. The server could not be reached, so this browser can still open your account. We try again while this window is open; to be sure, sign out once more when you are online.`,
      duration: Number.POSITIVE_INFINITY,
    });
  }
}
