import type { Context } from 'hono';
import { brand } from '#contract/brand.ts';
import type { Bindings, HonoEnv } from '#env.ts';

/** Loads the library on first use: it parses many kinds of certificates, and the Worker starts without it. */
export const library = () => import('@simplewebauthn/server');

/** The site that passkeys are valid for. `id` is its domain. */
export type RelyingParty = { id: string; origins: string[] };

export type PasskeyEnv = HonoEnv & {
  /** Only in development does the origin come from the request (`called`), since the port varies. */
  Variables: { relyingParty: (env: Bindings, called: URL) => RelyingParty };
};

export const relyingPartyOf = <E extends PasskeyEnv>(c: Context<E>): RelyingParty =>
  c.get('relyingParty')(c.env, new URL(c.req.url));

/** The brand's origin, unless PASSKEY_ORIGIN names another. A request cannot change it. */
export function configuredRelyingParty({ PASSKEY_ORIGIN: origin = brand.origin }: Bindings): RelyingParty {
  return { id: new URL(origin).hostname, origins: [origin] };
}
