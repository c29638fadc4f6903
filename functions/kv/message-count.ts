import { after, day } from '#contract/time.ts';

/**
 * Key: `contact-messages:{IPv4 address or IPv6 /64}`: number of messages from that network since its first one.
 * TTL: 24 hours from the first one. Messages in the same second can count as one; CONTACT_RATE limits how many.
 */
export type MessageCount = { count: number; resetsAt: number };

const keyOf = (network: string) => `contact-messages:${network}`;

/** Reads the count. If KV cannot be read, the count is 0: losing a message is worse than accepting one too many. */
export async function readMessageCount(kv: KVNamespace, network: string, now: Date): Promise<MessageCount> {
  const kept = await kv.get<MessageCount>(keyOf(network), 'json').catch(() => null);
  return kept !== null && kept.resetsAt > now.getTime()
    ? kept
    : { count: 0, resetsAt: after(now, day).getTime() };
}

/** KV accepts about one write a second per key; a message whose write is refused is not counted. */
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
