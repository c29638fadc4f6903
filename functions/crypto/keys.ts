import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, type JWTHeaderParameters, type JWTVerifyGetKey } from 'jose';
import { signingKeyLength } from '#contract/limits.ts';
import type { Bindings } from '#env.ts';
import { sign } from './secrets.ts';

type KeySettings = Pick<Bindings, 'SIGNING_KEY' | 'SIGNING_KEY_NEXT'>;

/** A separate class, since the log shows only an error's name. */
class SigningKeyTooShort extends Error {
  override name = 'SigningKeyTooShort';
}

/** Returns the id of a key, which is stored with everything made with the key and does not reveal it. */
const idOf = (key: string) => createHash('sha256').update(`key id ${key}`).digest('base64url').slice(0, 8);

type Keys = {
  /** The key for new signatures and encryption. */
  current: { id: string; secret: string };
  /** Returns the key with this id, if it is still configured; without an id, the key from before ids existed. */
  find: (id?: string) => string | undefined;
};

/** Finds the key named in a jose header; throws when it is unknown. */
function keyOfHeader({ find }: Keys, { kid }: { kid?: string | undefined }): string {
  const key = find(kid);
  if (key === undefined) throw new Error('The key is not known any more');
  return key;
}

/** SIGNING_KEY_NEXT signs when it is set; signatures of SIGNING_KEY stay valid. */
export function keysOf({ SIGNING_KEY, SIGNING_KEY_NEXT }: KeySettings): Keys {
  const known = [SIGNING_KEY_NEXT, SIGNING_KEY]
    .filter((key) => key !== undefined)
    .filter((key) => key !== '');
  const short = known.find((key) => key.length < signingKeyLength);
  if (known.length === 0 || short !== undefined) {
    throw new SigningKeyTooShort(`A signing key has at least ${signingKeyLength} characters`);
  }
  const keys = known.map((secret) => ({ id: idOf(secret), secret }));
  const [current = { id: '', secret: '' }] = keys;
  return {
    current,
    find: (id) => (id === undefined ? keys.at(-1) : keys.find((key) => key.id === id))?.secret,
  };
}

/** Returns the key's id and a signature, which is not valid for another `purpose`. */
export function newSignature(env: KeySettings, purpose: string, value: string): string {
  const { id, secret } = keysOf(env).current;
  return `${id}.${sign(secret, purpose, value)}`;
}

/** Returns `current` for a signature by the current key, `old` for one by another valid key, and null for an invalid one. */
export function readSignature(
  env: KeySettings,
  purpose: string,
  value: string,
  signature: string,
): 'current' | 'old' | null {
  const parts = signature.split('.');
  const [id, mac = ''] = parts.length === 1 ? [undefined, ...parts] : parts;
  const keys = keysOf(env);
  const key = keys.find(id);
  if (key === undefined || parts.length > 2) return null;
  const expected = Buffer.from(sign(key, purpose, value));
  const given = Buffer.from(mac);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return id === keys.current.id ? 'current' : 'old';
}

/** Returns the header and keys for jose's tokens. */
export function tokenKeys(env: KeySettings) {
  const keys = keysOf(env);
  const { current } = keys;
  const header: JWTHeaderParameters = { alg: 'HS256', kid: current.id };
  const byHeader: JWTVerifyGetKey = (named) => new TextEncoder().encode(keyOfHeader(keys, named));
  return { header, key: new TextEncoder().encode(current.secret), byHeader };
}

const sealingKey = (key: string, purpose: string) =>
  new Uint8Array(hkdfSync('sha256', key, '', `seal ${purpose}`, 32));

/** Encrypts a text for one purpose. The result's header names the key. */
export function seal(env: KeySettings, purpose: string, text: string): Promise<string> {
  const { id, secret } = keysOf(env).current;
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: id })
    .encrypt(sealingKey(secret, purpose));
}

/** Decrypts a text. Returns null when its key is gone, or it was encrypted for another purpose. */
export async function unseal(env: KeySettings, purpose: string, sealed: string): Promise<string | null> {
  const keys = keysOf(env);
  try {
    const byHeader = (named: { kid?: string }) => sealingKey(keyOfHeader(keys, named), purpose);
    const { plaintext } = await compactDecrypt(sealed, byHeader, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return new TextDecoder().decode(plaintext);
  } catch {
    return null;
  }
}
