import { Hono } from 'hono';
import { beginAddressChange } from '#auth/address-change.ts';
import { mayAskForMail, tooMany } from '#auth/passwords/attempts.ts';
import { asUser, type PrincipalEnv } from '#auth/factors/principal.ts';
import { requireProof } from '#auth/factors/proof.ts';
import { requireUser, type SignedInEnv } from '#auth/guards.ts';
import { record } from '#auth/record.ts';
import { body } from '../body.ts';
import type { AddressChange } from '#contract/account.ts';
import { newAddressBody } from '#contract/schemas.ts';
import { type AddressChange as Kept, closeAddressChange, findAddressChange } from '#db/address-changes.ts';
import { database } from '#db/client.ts';
import { failure } from '#middleware/failure.ts';

const toResponse = ({ newEmail, oldConfirmedAt, newConfirmedAt, expiresAt }: Kept): AddressChange => ({
  new_email: newEmail,
  old_confirmed: oldConfirmedAt !== null,
  new_confirmed: newConfirmedAt !== null,
  expires_at: expiresAt.toISOString(),
});

/** The user's pending address change, which both addresses have to confirm. */
export const addressChange = new Hono<PrincipalEnv & SignedInEnv>()
  .use(requireUser, asUser)
  .get('/', async (c) => {
    const found = await findAddressChange(database(c.env), c.get('user').id, c.get('now')());
    return c.json<{ change: AddressChange | null }>({
      change: found === undefined ? null : toResponse(found),
    });
  })
  .post('/', requireProof, body(newAddressBody), async (c) => {
    const { new_email: newEmail } = c.req.valid('json');
    const user = c.get('user');
    if (newEmail === user.email) return failure(c, 'same_address');
    if (!(await mayAskForMail(c))) return tooMany(c);
    const begun = await beginAddressChange(c, { user, sessionId: c.get('session').id, newEmail });
    if (begun === null) return failure(c, 'too_many_address_changes');
    record(c, { kind: 'address_change_requested', userId: user.id });
    return c.json<{ change: AddressChange }>({ change: toResponse(begun) }, 202);
  })
  .delete('/', async (c) => {
    const closed = await closeAddressChange(database(c.env), c.get('user').id, c.get('now')());
    return closed ? c.body(null, 204) : failure(c, 'not_found', 'No change is waiting.');
  });
