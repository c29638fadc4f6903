import { Hono } from 'hono';
import type { AuthEnv } from '#auth/env.ts';
import { hashSecret } from '#crypto/secrets.ts';
import { record } from '#auth/record.ts';
import { body } from '../body.ts';
import type { AddressConfirmation } from '#contract/account.ts';
import { addressChangeBody } from '#contract/schemas.ts';
import { closeAddressChange, confirmAddressChange, findAddressChangeByToken } from '#db/address-changes.ts';
import { database } from '#db/client.ts';
import { failure } from '#middleware/failure.ts';
import { addressChangedMail } from '#mail/templates/address-change.ts';
import { sendMail } from '#mail/mailer.ts';

/** Endpoints behind the links in the two mails. They need no session: having the link proves access to the mailbox. */
export const addressChange = new Hono<AuthEnv>()
  .post('/confirm', body(addressChangeBody), async (c) => {
    const db = database(c.env);
    const now = c.get('now')();
    const found = await findAddressChangeByToken(db, hashSecret(c.req.valid('json').token), now);
    if (found === undefined) return failure(c, 'invalid_change_token');
    const { change, user, side } = found;
    const state = await confirmAddressChange(db, change, side, now);
    if (state === null) return failure(c, 'invalid_change_token');
    if (state === 'taken') return failure(c, 'address_taken');
    if (state === 'changed') {
      record(c, { kind: 'address_changed', userId: user.id });
      const origin = c.get('mailOrigin');
      for (const address of [user.email, change.newEmail]) {
        sendMail(c, addressChangedMail(user, address, change.newEmail, origin));
      }
    }
    return c.json<AddressConfirmation>({ state, confirmed: side, new_email: change.newEmail });
  })
  .post('/refuse', body(addressChangeBody), async (c) => {
    const db = database(c.env);
    const now = c.get('now')();
    const found = await findAddressChangeByToken(db, hashSecret(c.req.valid('json').token), now);
    if (found === undefined) return failure(c, 'invalid_change_token');
    await closeAddressChange(db, found.user.id, now);
    return c.body(null, 204);
  });
