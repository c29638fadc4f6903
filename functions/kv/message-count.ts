import { after, day } from '#contract/time.ts';

/**
 * Key: `contact-messages:{IPv4 address or IPv6 /64}`: how many messages came from there since the first one.
 * TTL: 24 hours from then on. Messages that come in the same second can count as one; CONTACT_RATE bounds how many.
 */
export type MessageCount = { count: number; resetsAt: number };

const keyOf = (network: string) => `contact-messages:${network}`;

/** What cannot be read counts as none: a message that arrives matters more than one too many. */
export async function readMessageCount(kv: KVNamespace, network: string, now: Date): Promise<MessageCount> {
  const kept = await kv.get<MessageCount>(keyOf(network), 'json').catch(() => null);
  return kept !== null && kept.resetsAt > now.getTime()
    ? kept
    : { count: 0, resetsAt: after(now, day).getTime() };
}

/** KV takes about one write a second per key; what it refuses goes uncounted. */
export async function countMessage(
  kv: KVNamespace,
  network: string,
  { count, resetsAt }: MessageCount,
  now: Date,
): Promise<void> {
  const seconds = Math.ceil((resetsAt - now.getTime()) / 1000);
  try {
    await kv.put(keyOf(network), JSON.stringify({ count: count + 1, resetsAt }), {
      expirationTtl: Math.max(60, seconds),
    });
  } catch {}
}
