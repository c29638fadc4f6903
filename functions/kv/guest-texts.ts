/**
 * Key: `guest-texts:{device id}`: the data that recognises the texts a guest has paid for. TTL: until the last of them expires.
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

/** Reads the texts of a device. If KV cannot be read, returns none, so a text is charged again. */
export async function readGuestTexts(kv: KVNamespace, deviceId: string): Promise<GuestText[]> {
  return (await kv.get<GuestText[]>(keyOf(deviceId), 'json').catch(() => null)) ?? [];
}

/** KV accepts about one write a second per key; a refused write is made up for by the next one. */
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
