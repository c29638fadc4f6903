import { failures } from '#contract/errors.ts';
import { account } from '../account/account.ts';
import type { Answer } from '../api.ts';
import { toasts } from '../shell/toasts.ts';

/** A session ended elsewhere is noticed by the first call it no longer carries: the person is told and signed out here too. */
export function noticeEnd<T>(answer: Answer<T>): Answer<T> {
  if (!answer.ok && answer.code === 'not_signed_in') {
    toasts.show({
      type: 'warning',
      title: failures.not_signed_in.sentence,
      message: 'This session was ended. Sign in again to go on.',
    });
    void account.refresh();
  }
  return answer;
}
