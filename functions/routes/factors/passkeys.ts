import { type Passkey, factorLimits, type PasskeyCreation } from '#contract/factors.ts';
import {
  type Passkey as Kept,
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '#db/factors/passkeys.ts';
import { Hono } from 'hono';
import { deviceInWords } from '#auth/sessions/devices.ts';
import { markFactorPassed, type PrincipalEnv } from '#auth/factors/principal.ts';
import { requireConfirmedAddress, requireProof } from '#auth/factors/proof.ts';
import { notifyOfFactor } from '#auth/factors/notifications.ts';
import { creationOptions, readCreated } from '#auth/passkeys/adding.ts';
import { body } from '../body.ts';
import { newPasskeyBody, passkeyNameBody } from '#contract/factor-schemas.ts';
import { database } from '#db/client.ts';
import { failure } from '#middleware/failure.ts';

export const passkeyToResponse = ({ id, name, createdAt, lastUsedAt, synced }: Kept): Passkey => ({
  id,
  name,
  added_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
  synced,
});

export const passkeys = new Hono<PrincipalEnv>()
  .post('/options', requireConfirmedAddress, requireProof, async (c) => {
    const principal = c.get('principal');
    const known = await listPasskeys(database(c.env), principal.owner);
    if (known.length >= factorLimits.passkeys) return failure(c, 'too_many_passkeys');
    return c.json<PasskeyCreation>(await creationOptions(c, principal, known));
  })
  .post('/', requireConfirmedAddress, requireProof, body(newPasskeyBody), async (c) => {
    const principal = c.get('principal');
    const { credential, name = deviceInWords(c.req.header('User-Agent') ?? '') } = c.req.valid('json');
    const passkey = await readCreated(c, principal, { name, credential });
    if (passkey === null) return failure(c, 'passkey_failed');
    if (!(await addPasskey(database(c.env), passkey))) return failure(c, 'passkey_taken');
    await markFactorPassed(c, principal);
    notifyOfFactor(c, principal, 'passkey-added');
    return c.json<Passkey>(passkeyToResponse(passkey), 201);
  })
  .put('/:id', body(passkeyNameBody), async (c) => {
    const { owner } = c.get('principal');
    const renamed = await renamePasskey(database(c.env), owner, c.req.param('id'), c.req.valid('json').name);
    return renamed === undefined
      ? failure(c, 'not_found', 'This passkey has been removed.')
      : c.json<Passkey>(passkeyToResponse(renamed));
  })
  .delete('/:id', requireProof, async (c) => {
    const principal = c.get('principal');
    const removed = await removePasskey(database(c.env), principal.owner, c.req.param('id'));
    if (removed === undefined) return failure(c, 'not_found', 'This passkey has been removed already.');
    notifyOfFactor(c, principal, 'passkey-removed');
    return c.body(null, 204);
  });
