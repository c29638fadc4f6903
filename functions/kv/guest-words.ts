/**
 * Key: `guest-words:device:{device id}`, `guest-words:network:{IPv4 address or IPv6 /64}` or
 * `guest-words:neighbourhood:{IPv4 /24 or IPv6 /48}`.
 * TTL: until the window ends, after which the record means nothing.
 */
export type GuestWords = { words: number; resetsAt: number };

/** KV refuses a shorter one. */
const shortestTtl = 60;

export const deviceKey = (deviceId: string) => `guest-words:device:${deviceId}`;
export const networkKey = (network: string) => `guest-words:network:${network}`;

export const neighbourhoodKey = (neighbourhood: string) => `guest-words:neighbourhood:${neighbourhood}`;

export const readGuestWords = (kv: KVNamespace, key: string) => kv.get<GuestWords>(key, 'json');

/** False when KV did not take it: it allows about one write a second per key. */
export async function writeGuestWords(
  kv: KVNamespace,
  key: string,
  record: GuestWords,
  now: Date,
): Promise<boolean> {
  const seconds = Math.ceil((record.resetsAt - now.getTime()) / 1000);
  try {
    await kv.put(key, JSON.stringify(record), { expirationTtl: Math.max(shortestTtl, seconds) });
    return true;
  } catch {
    return false;
  }
}
