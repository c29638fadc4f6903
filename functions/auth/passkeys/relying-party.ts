import type { Context } from 'hono';
import { brand } from '#contract/brand.ts';
import type { Bindings, HonoEnv } from '#env.ts';

/** Loaded by the first call that needs it: it reads certificates of every kind, and the Worker starts without it. */
export const library = () => import('@simplewebauthn/server');

/** The site that passkeys are made for and answer to. `id` is its domain. */
export type RelyingParty = { id: string; origins: string[] };

export type PasskeyEnv = HonoEnv & {
  /** In development only, the origin comes from the call, since the port varies. */
  Variables: { relyingParty: (env: Bindings, called: URL) => RelyingParty };
};

export const relyingPartyOf = <E extends PasskeyEnv>(c: Context<E>): RelyingParty =>
  c.get('relyingParty')(c.env, new URL(c.req.url));

/** The brand's origin unless the site runs elsewhere. A call cannot change it. */
export function configuredRelyingParty({ PASSKEY_ORIGIN: origin = brand.origin }: Bindings): RelyingParty {
  return { id: new URL(origin).hostname, origins: [origin] };
}
