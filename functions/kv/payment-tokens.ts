/**
 * Key: `payment-token:{hash of a success token}`, value: id of the user who owns it. TTL: as long as the checkout is open.
 * Lets another user's token be refused early. D1 decides everything else, and decides alone when KV has no record.
 */
const keyOf = (tokenHash: string) => `payment-token:${tokenHash}`;

export const readTokenOwner = (kv: KVNamespace, tokenHash: string) => kv.get(keyOf(tokenHash));

export async function keepTokenOwner(kv: KVNamespace, tokenHash: string, userId: string, seconds: number) {
  await kv.put(keyOf(tokenHash), userId, { expirationTtl: seconds });
}
