import type { Context } from 'hono';
import { brand } from '#contract/brand.ts';
import type { CreatedPasskey } from '#contract/factor-schemas.ts';
import type { PasskeyCreation } from '#contract/factors.ts';
import type { Passkey } from '#db/factors/passkeys.ts';
import { type Owner, ownerColumns } from '#db/factors/owner.ts';
import { note } from '#observability/logs.ts';
import type { AuthEnv } from '../env.ts';
import type { Principal } from '#auth/factors/principal.ts';
import { inSession, newChallenge, readChallenge } from './challenges.ts';
import { library, relyingPartyOf } from './relying-party.ts';

/** The user handle stored in a passkey. */
export const handleOf = ({ kind, id }: Owner) => Buffer.from(`${kind}:${id}`).toString('base64url');

/** Options for a discoverable passkey (no typed name) with user verification (finger, face or PIN): it counts as two factors. */
export async function creationOptions<E extends AuthEnv>(
  c: Context<E>,
  principal: Principal,
  known: readonly Passkey[],
): Promise<PasskeyCreation> {
  const { generateRegistrationOptions } = await library();
  const { id } = relyingPartyOf(c);
  return generateRegistrationOptions({
    rpName: brand.name,
    rpID: id,
    userID: Uint8Array.from(Buffer.from(handleOf(principal.owner), 'base64url')),
    userName: principal.email,
    userDisplayName: principal.fullName,
    challenge: newChallenge(c, inSession('add', principal)),
    attestationType: 'none',
    excludeCredentials: known.map((passkey) => ({ id: passkey.id, transports: passkey.transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Verifies a new passkey. Returns null when it is invalid or was not requested by this session. */
export async function readCreated<E extends AuthEnv>(
  c: Context<E>,
  principal: Principal,
  { name, credential }: { name: string; credential: CreatedPasskey },
): Promise<Passkey | null> {
  const { verifyRegistrationResponse } = await library();
  const { id, origins } = relyingPartyOf(c);
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: credential,
      expectedChallenge: (challenge) => readChallenge(c, inSession('add', principal), challenge) !== null,
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: true,
    });
    if (!verified) return null;
    const { credential: made, credentialBackedUp } = registrationInfo;
    return {
      id: made.id,
      ...ownerColumns(principal.owner),
      name,
      publicKey: Buffer.from(made.publicKey).toString('base64url'),
      counter: made.counter,
      transports: made.transports ?? [],
      synced: credentialBackedUp,
      answered: null,
      createdAt: c.get('now')(),
      lastUsedAt: null,
    };
  } catch {
    // The library throws on every error, and its messages quote the input, so the message is not logged.
    note(c, 'A new passkey was refused');
    return null;
  }
}
