import { createHash } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { CreatedPasskey, PasskeyAnswer } from '#contract/factor-schemas.ts';
import type { PasskeyCreation, PasskeyRequest } from '#contract/factors.ts';
import { origin as ours } from '../auth/app.ts';

/** Wrong values that a test can make the browser and the device send. */
export type Lie = {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  userVerified?: boolean;
  counter?: number;
  handle?: string;
};

const text = (value: Uint8Array | string) => Buffer.from(value).toString('base64url');
const bytes = (value: string) => new Uint8Array(Buffer.from(value, 'base64url'));
const sha256 = (value: Uint8Array | string) => createHash('sha256').update(value).digest();

const uint32 = (value: number) => Buffer.from(value.toString(16).padStart(8, '0'), 'hex');

const derNumber = (part: Uint8Array) => {
  const start = part.findIndex((byte) => byte !== 0);
  const short = part.subarray(start);
  const value = (short[0] ?? 0) > 127 ? Uint8Array.of(0, ...short) : short;
  return Uint8Array.of(2, value.length, ...value);
};

/** Converts a signature from WebCrypto's two raw numbers to DER, as ES256 in WebAuthn requires. */
function derOf(signature: Uint8Array): Uint8Array {
  const both = [...derNumber(signature.subarray(0, 32)), ...derNumber(signature.subarray(32))];
  return Uint8Array.of(0x30, both.length, ...both);
}

const flagsOf = ({ userVerified = true }: Lie, attested: boolean) =>
  1 | (userVerified ? 4 : 0) | (attested ? 64 : 0);

const clientData = (type: string, challenge: string, lie: Lie) =>
  Buffer.from(
    JSON.stringify({
      type: lie.type ?? type,
      challenge: lie.challenge ?? challenge,
      origin: lie.origin ?? ours,
      crossOrigin: false,
    }),
  );

/** A software passkey with one ES256 key; `create` binds it to the user of the options. */
export async function newAuthenticator() {
  const pair = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  const { x = '', y = '' } = (await crypto.subtle.exportKey('jwk', pair.publicKey)) as JsonWebKey;
  const id = crypto.getRandomValues(new Uint8Array(32));
  const publicKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );
  let counter = 0;
  let handle = '';

  return {
    id: text(id),
    create(options: PasskeyCreation, lie: Lie = {}): CreatedPasskey {
      handle = options.user.id;
      const attested = Buffer.concat([new Uint8Array(16), Uint8Array.of(0, id.length), id, publicKey]);
      const rpIdHash = sha256(lie.rpId ?? options.rp.id ?? '');
      const flags = Uint8Array.of(flagsOf(lie, true));
      const data = Buffer.concat([rpIdHash, flags, uint32(lie.counter ?? counter), attested]);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(data)],
      ]);
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        clientExtensionResults: {},
        authenticatorAttachment: 'platform',
        response: {
          clientDataJSON: text(clientData('webauthn.create', options.challenge, lie)),
          attestationObject: text(isoCBOR.encode(attestation)),
          transports: ['internal'],
        },
      };
    },
    async answer(options: PasskeyRequest, lie: Lie = {}): Promise<PasskeyAnswer> {
      counter = lie.counter ?? counter + 1;
      const rpIdHash = sha256(lie.rpId ?? options.rpId ?? '');
      const data = Buffer.concat([rpIdHash, Uint8Array.of(flagsOf(lie, false)), uint32(counter)]);
      const client = clientData('webauthn.get', options.challenge, lie);
      const signed = Buffer.concat([data, sha256(client)]);
      const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, signed);
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(derOf(new Uint8Array(signature))),
          userHandle: lie.handle ?? handle,
        },
      };
    },
  };
}
