/**
 * Key: `passkey-challenge:{hash of what a passkey is to sign}`: what for, and in which session or browser. TTL: five
 * minutes. Deleted when it is answered; D1 decides that one answer is good once, even where two calls read the key at the
 * same moment.
 */
export type Challenge = { purpose: 'sign-in' | 'confirm' | 'add'; bearer: string; expiresAt: number };

const keyOf = (hash: string) => `passkey-challenge:${hash}`;

export async function keepChallenge(kv: KVNamespace, hash: string, challenge: Challenge, seconds: number) {
  await kv.put(keyOf(hash), JSON.stringify(challenge), { expirationTtl: seconds });
}

export async function takeChallenge(kv: KVNamespace, hash: string): Promise<Challenge | null> {
  const kept = await kv.get<Challenge>(keyOf(hash), 'json');
  // KV refuses a second write within a second of the first: then the key goes with its time.
  if (kept !== null) await kv.delete(keyOf(hash)).catch(() => undefined);
  return kept;
}
