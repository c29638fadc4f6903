/**
 * Key: `guest-words:device:{device id}`, `guest-words:network:{IPv4 address or IPv6 /64}` or
 * `guest-words:neighbourhood:{IPv4 /24 or IPv6 /48}`.
 * TTL: until the window ends, after which the record no longer counts.
 */
export type GuestWords = { words: number; resetsAt: number };

/** Minimum TTL in seconds that KV accepts. */
const shortestTtl = 60;

export const deviceKey = (deviceId: string) => `guest-words:device:${deviceId}`;
export const networkKey = (network: string) => `guest-words:network:${network}`;

export const neighbourhoodKey = (neighbourhood: string) => `guest-words:neighbourhood:${neighbourhood}`;

export const readGuestWords = (kv: KVNamespace, key: string) => kv.get<GuestWords>(key, 'json');

/** Returns false when KV refused the write: it accepts about one a second per key. */
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
