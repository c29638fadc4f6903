import type { PaymentPlace } from '../db/payments.ts';

/** The last row of a page, as `next` carries it. */
export const placeOf = (at: Date, id: string) => `${at.getTime()}.${id}`;

/** What `next` said, or nothing when it is not that. */
export function parsePlace(cursor: string): PaymentPlace | undefined {
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(cursor) ?? [];
  return at === undefined || id === undefined ? undefined : { at: Number(at), id };
}
