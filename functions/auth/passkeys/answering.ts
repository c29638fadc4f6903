import type { Context } from 'hono';
import type { PasskeyAnswer } from '#contract/factor-schemas.ts';
import type { PasskeyRequest } from '#contract/factors.ts';
import { database } from '#db/client.ts';
import { ownerOfRow, type Owner } from '#db/factors/owner.ts';
import { findPasskey, markPasskeyUsed, type Passkey } from '#db/factors/passkeys.ts';
import { note } from '#observability/logs.ts';
import type { AuthEnv } from '../env.ts';
import { hashSecret } from '#crypto/secrets.ts';
import { handleOf } from './adding.ts';
import { type Asking, newChallenge, readChallenge } from './challenges.ts';
import { library, relyingPartyOf } from './relying-party.ts';

/** `known`: the passkeys that may answer; if empty, the person may pick any. */
export async function requestOptions<E extends AuthEnv>(
  c: Context<E>,
  asking: Asking,
  known: readonly Passkey[] = [],
): Promise<PasskeyRequest> {
  const { generateAuthenticationOptions } = await library();
  const { id } = relyingPartyOf(c);
  return generateAuthenticationOptions({
    rpID: id,
    userVerification: 'required',
    challenge: newChallenge(c, asking),
    ...(known.length > 0 && {
      allowCredentials: known.map((passkey) => ({ id: passkey.id, transports: passkey.transports })),
    }),
  });
}

type Checked =
  | { ok: true; owner: Owner }
  | { ok: false; code: 'passkey_failed' | 'passkey_unknown'; copyOf?: Owner };

/** Whether the signature counter has grown. Synced passkeys stay at 0. */
const countsOn = (passkey: Passkey, counter: number) =>
  (counter === 0 && passkey.counter === 0) || counter > passkey.counter;

async function verify<E extends AuthEnv>(
  c: Context<E>,
  asking: Asking,
  passkey: Passkey,
  credential: PasskeyAnswer,
) {
  const { verifyAuthenticationResponse } = await library();
  const { id, origins } = relyingPartyOf(c);
  let answered = { hash: '', expiresAt: new Date(0) };
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: (challenge) => {
        const expiresAt = readChallenge(c, asking, challenge);
        if (expiresAt !== null) answered = { hash: hashSecret(challenge), expiresAt };
        return expiresAt !== null;
      },
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        // The real counter is compared in `checkAnswer`, where a mismatch can be told from other errors.
        counter: 0,
        transports: passkey.transports,
      },
    });
    return verified ? { ...authenticationInfo, answered } : null;
  } catch {
    return null;
  }
}

/** Returns the owner of the passkey that answered, if we know it and it answers a challenge of this bearer. */
export async function checkAnswer<E extends AuthEnv>(
  c: Context<E>,
  asking: Asking,
  credential: PasskeyAnswer,
): Promise<Checked> {
  const db = database(c.env);
  const passkey = await findPasskey(db, credential.id);
  if (passkey === undefined) return { ok: false, code: 'passkey_unknown' };
  const owner = ownerOfRow(passkey);
  const { userHandle } = credential.response;
  const answer = await verify(c, asking, passkey, credential);
  if (answer === null || (userHandle !== undefined && userHandle !== handleOf(owner))) {
    note(c, 'The answer of a passkey was refused');
    return { ok: false, code: 'passkey_failed' };
  }
  const { newCounter: counter, credentialBackedUp: synced, answered } = answer;
  if (!countsOn(passkey, counter)) {
    note(c, 'A passkey has counted backwards');
    return { ok: false, code: 'passkey_failed', copyOf: owner };
  }
  const first = await markPasskeyUsed(db, passkey, { counter, synced, answered, at: c.get('now')() });
  return first ? { ok: true, owner } : { ok: false, code: 'passkey_failed' };
}
