/**
 * Key: `payment-token:{hash of a success token}`, value: whose it is. TTL: as long as the token lasts.
 * A token of somebody else is turned away here; D1 decides the rest, and decides alone where KV has nothing.
 */
const keyOf = (tokenHash: string) => `payment-token:${tokenHash}`;

export const readTokenOwner = (kv: KVNamespace, tokenHash: string) => kv.get(keyOf(tokenHash));

export async function keepTokenOwner(kv: KVNamespace, tokenHash: string, userId: string, seconds: number) {
  await kv.put(keyOf(tokenHash), userId, { expirationTtl: seconds });
}
