import { failures } from '#contract/errors.ts';
import { holdsWork } from '#browser/storage.ts';
import { othersGone, sessionEnded } from '#content/account/signing-out.ts';
import { toasts } from '#ui/toast-store.ts';

/** Says that the session has ended elsewhere; all data in this browser is kept. */
export const notifyEnd = () =>
  toasts.show({
    type: 'warning',
    title: failures.not_signed_in.sentence,
    message: [sessionEnded.message, ...(holdsWork() ? [sessionEnded.kept] : [])].join(' '),
  });

export const notifyOthersGone = () => toasts.show({ type: 'info', ...othersGone });
