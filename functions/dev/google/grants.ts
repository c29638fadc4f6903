import { createHash } from 'node:crypto';
import { minute } from '#contract/time.ts';

type Person = { id: string; email: string; emailVerified: boolean; hostedDomain: string; name: string };

export type Grant = {
  clientId: string;
  redirectUri: string;
  challenge: string;
  nonce: string;
  person: Person;
  expires: number;
};

export type Redemption = { code: string; clientId: string; redirectUri: string; verifier: string };

/** Stores the authorization codes that were issued and not yet redeemed. */
export function createGrants(now: () => Date) {
  const grants = new Map<string, Grant>();
  return {
    give(grant: Omit<Grant, 'expires'>): string {
      const code = crypto.randomUUID();
      grants.set(code, { ...grant, expires: now().getTime() + minute });
      return code;
    },

    /** Invalidates the code even if the redemption is refused. */
    redeem({ code, clientId, redirectUri, verifier }: Redemption): Grant | null {
      const grant = grants.get(code);
      grants.delete(code);
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      const holds =
        grant !== undefined &&
        grant.expires > now().getTime() &&
        grant.clientId === clientId &&
        grant.redirectUri === redirectUri &&
        grant.challenge === challenge;
      return holds ? grant : null;
    },
  };
}

/** Derives a person's Google id from the address; the form can set another id. */
export const idOf = (email: string) =>
  BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 16)}`).toString();
