import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';

type SigningKeys = { private: CryptoKey; public: JWK };

let made: SigningKeys | undefined;

/** Generates the keys on first use, since a Worker may not do so during startup. */
export async function signingKeys(): Promise<SigningKeys> {
  if (made !== undefined) return made;
  const pair = await generateKeyPair('RS256');
  const published = {
    ...(await exportJWK(pair.publicKey)),
    alg: 'RS256',
    use: 'sig',
    kid: crypto.randomUUID(),
  };
  made ??= { private: pair.privateKey, public: published };
  return made;
}

type Claims = {
  issuer: string;
  audience: string;
  subject: string;
  nonce: string;
  email: string;
  email_verified: boolean;
  hd?: string;
  name: string;
};

export async function signIdToken(
  { issuer, audience, subject, ...claims }: Claims,
  now: Date,
): Promise<string> {
  const keys = await signingKeys();
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: keys.public.kid ?? '' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(subject)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 60 * 60)
    .sign(keys.private);
}
