import type { DeliveryError } from '#contract/mails.ts';

export class MailRefused extends Error {
  override name = 'MailRefused';
  status: number;

  constructor(status: number) {
    super(`The mail provider answered ${status}`);
    this.status = status;
  }
}

/** 401 and 403: with another key of ours it may go out yet. */
export function deliveryErrorOf(error: unknown): DeliveryError {
  if (!(error instanceof MailRefused)) return 'unreachable';
  const { status } = error;
  if (status === 429 || status >= 500) return 'busy';
  return status === 401 || status === 403 ? 'key' : 'refused';
}
