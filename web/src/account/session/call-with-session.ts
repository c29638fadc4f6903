import { type Answer, createApi } from '#api-client';
import { account } from '../account.ts';
import { notifyEnd } from './ended.ts';

function noticeEnd(answer: Answer<unknown>) {
  if (answer.ok || answer.code !== 'not_signed_in') return;
  notifyEnd();
  void account.refresh();
}

/** For people who are signed in. When their session has ended elsewhere, they are notified and signed out here too. */
export const callWithSession = createApi({ onAnswer: noticeEnd });
