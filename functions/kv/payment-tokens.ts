/**
 * Key: `payment-token:{hash of a success token}`, value: whose it is. TTL: as long as the checkout is open.
 * It lets a token of somebody else be refused early. D1 decides everything else, and alone where KV has no record.
 */
const keyOf = (tokenHash: string) => `payment-token:${tokenHash}`;

export const readTokenOwner = (kv: KVNamespace, tokenHash: string) => kv.get(keyOf(tokenHash));

export async function keepTokenOwner(kv: KVNamespace, tokenHash: string, userId: string, seconds: number) {
  await kv.put(keyOf(tokenHash), userId, { expirationTtl: seconds });
}
