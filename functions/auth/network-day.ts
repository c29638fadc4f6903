import type { Context } from 'hono';
import { day } from '#contract/time.ts';
import { clientAddress } from '#middleware/client.ts';
import type { NetworkDay } from '#db/network-days.ts';
import type { HonoEnv } from '#env.ts';
import { networkOf } from '#meter/network.ts';
import { sign } from '#crypto/secrets.ts';

/** What a network may use and make in a day, by accounts whose address is not confirmed. */
export type NetworkLimits = { words: number; accounts: number; neighbourhood: number };

export type NetworkEnv = HonoEnv & { Variables: { networkLimits: NetworkLimits } };

/** The caller's network on this day, in UTC. Its address is not kept. */
export function networkDay<E extends NetworkEnv>(c: Context<E>): NetworkDay {
  const today = Math.floor(c.get('now')().getTime() / day);
  const id = sign(c.env.SIGNING_KEY, 'network', `${networkOf(clientAddress(c))} ${today}`);
  const { words, accounts } = c.get('networkLimits');
  return { id, words, accounts, ends: new Date((today + 1) * day) };
}
