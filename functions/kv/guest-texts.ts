/**
 * Key: `guest-texts:{device id}`: what the texts that a guest has paid for are recognised by. TTL: until the last of them has
 * its day.
 */
export type GuestText = {
  fingerprint: string;
  /** The run that paid for it. */
  runId: string;
  least: number;
  most: number;
  correctable: number;
  corrected: number;
  uses: number;
  known: string;
  expiresAt: number;
};

const keyOf = (deviceId: string) => `guest-texts:${deviceId}`;

/** What cannot be read is not known: then a text costs its words again. */
export async function readGuestTexts(kv: KVNamespace, deviceId: string): Promise<GuestText[]> {
  return (await kv.get<GuestText[]>(keyOf(deviceId), 'json').catch(() => null)) ?? [];
}

/** KV takes about one write a second per key; what it refuses is written with the next one. */
export async function writeGuestTexts(
  kv: KVNamespace,
  deviceId: string,
  texts: readonly GuestText[],
  now: Date,
): Promise<void> {
  const seconds = Math.ceil((Math.max(...texts.map(({ expiresAt }) => expiresAt)) - now.getTime()) / 1000);
  try {
    await kv.put(keyOf(deviceId), JSON.stringify(texts), { expirationTtl: Math.max(60, seconds) });
  } catch {}
}
