import { failures } from '#contract/errors.ts';
import { type Answer, createApi } from '../../api.ts';
import { toasts } from '../../ui/toasts.ts';
import { account } from '../account.ts';

function noticeEnd(answer: Answer<unknown>) {
  if (answer.ok || answer.code !== 'not_signed_in') return;
  toasts.show({
    type: 'warning',
    title: failures.not_signed_in.sentence,
    message: 'This session was ended. Sign in again to go on.',
  });
  void account.refresh();
}

/** For people who are signed in. When their session was ended elsewhere, they are told so and signed out here too. */
export const callWithSession = createApi({ onAnswer: noticeEnd });
