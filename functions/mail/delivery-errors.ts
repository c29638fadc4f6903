import type { DeliveryError } from '#contract/mails.ts';

export class MailRefused extends Error {
  override name = 'MailRefused';
  status: number;

  constructor(status: number) {
    super(`The mail provider answered ${status}`);
    this.status = status;
  }
}

/** Classifies an error. 401 and 403 mean that our key was rejected; with another key the mail may still be sent. */
export function deliveryErrorOf(error: unknown): DeliveryError {
  if (!(error instanceof MailRefused)) return 'unreachable';
  const { status } = error;
  if (status === 429 || status >= 500) return 'busy';
  return status === 401 || status === 403 ? 'key' : 'refused';
}
