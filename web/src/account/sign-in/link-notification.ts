import type { GoogleAnswer } from '#contract/account.ts';
import { toasts } from '#ui/toast-store.ts';

/** Notifies a user whose account has just been linked to Google. */
export function showLinkNotification({ merged, password_dropped: passwordDropped }: GoogleAnswer): void {
  if (!merged) return;
  toasts.show({
    type: 'info',
    title: 'Google is now linked to your account',
    message: passwordDropped
      ? 'Its password was set before this address was confirmed, so it no longer works. You can set a new one in your account settings.'
      : 'From now on you can sign in either way.',
    duration: 10_000,
  });
}
