import { type Answer, createApi } from '#api-client';
import { account } from '../account.ts';
import { notifyEnd } from './ended.ts';

function noticeEnd(answer: Answer<unknown>) {
  if (answer.ok || answer.code !== 'not_signed_in') return;
  notifyEnd();
  void account.refresh();
}

/** Calls the API for a signed-in user. If the session has ended elsewhere, notifies them and signs out here too. */
export const callWithSession = createApi({ onAnswer: noticeEnd });
