import { holdsWork } from '#browser/storage.ts';
import { signingOut } from '#content/account/signing-out.ts';
import { toasts } from '#ui/toast-store.ts';
import { account } from '../account.ts';
import type { Work } from '../session/account-store.ts';
import { askAboutWork } from './sign-out-request.ts';

/** Signs out, but asks first if there is work in this browser. */
export function beginSignOut(): void {
  if (holdsWork()) askAboutWork();
  else void signOut('deleted');
}

export async function signOut(work: Work): Promise<void> {
  const held = holdsWork();
  const answer = await account.signOut(work);
  const said = work === 'kept' ? signingOut.kept : signingOut.deleted;
  if (answer.ok) {
    toasts.show({ type: 'success', title: 'You are signed out', ...(held && { message: said }) });
    return;
  }
  toasts.show({
    type: 'warning',
    title: 'You are signed out in this window only',
    message: `${answer.error}. The server could not be reached, so this browser can still open your account. We keep trying while this window is open. To be sure, sign out again when you are online.${held ? ` ${said}` : ''}`,
    duration: Number.POSITIVE_INFINITY,
  });
}
