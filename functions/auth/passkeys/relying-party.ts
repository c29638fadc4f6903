import type { Context } from 'hono';
import { brand } from '#contract/brand.ts';
import type { Bindings, HonoEnv } from '#env.ts';

/** Loaded by the first call that needs it: it reads certificates of every kind, and the Worker starts without it. */
export const library = () => import('@simplewebauthn/server');

/** The site that passkeys are made for and answer to. `id` is its domain. */
export type RelyingParty = { id: string; origins: string[] };

export type PasskeyEnv = HonoEnv & {
  /** What a call says about the site is for development alone, which stands at whatever port. */
  Variables: { relyingParty: (env: Bindings, called: URL) => RelyingParty };
};

export const relyingPartyOf = <E extends PasskeyEnv>(c: Context<E>): RelyingParty =>
  c.get('relyingParty')(c.env, new URL(c.req.url));

/** The brand's, unless the site stands elsewhere. A call has no say in it. */
export function configuredRelyingParty({ PASSKEY_ORIGIN: origin = brand.origin }: Bindings): RelyingParty {
  return { id: new URL(origin).hostname, origins: [origin] };
}
