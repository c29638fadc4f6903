import type { Context } from 'hono';
import { limits } from '#contract/limits.ts';
import { day } from '#contract/time.ts';
import { clientAddress } from '#middleware/client.ts';
import type { NetworkDay } from '#db/network-days.ts';
import type { HonoEnv } from '#env.ts';
import { networkOf } from '#meter/network.ts';
import { sign } from '#crypto/secrets.ts';

/**
 * Daily limits per network. `words` and `accounts`: of accounts with an unconfirmed address. `guestWords`: of guests.
 * `neighbourhood`: the words of both in a wider network.
 */
export type NetworkLimits = { words: number; accounts: number; guestWords: number; neighbourhood: number };

export const networkLimits = (times = 1): NetworkLimits => ({
  words: times * limits.unconfirmed.words,
  accounts: times * limits.unconfirmed.accounts,
  guestWords: times * limits.guestNetwork.words,
  neighbourhood: times * limits.guestNeighbourhood.words,
});

export type NetworkEnv = HonoEnv & { Variables: { networkLimits: NetworkLimits } };

/** Returns the caller's network on the current UTC day, identified by a keyed hash; the address is not stored. */
export function networkDay<E extends NetworkEnv>(c: Context<E>): NetworkDay {
  const today = Math.floor(c.get('now')().getTime() / day);
  const id = sign(c.env.SIGNING_KEY, 'network', `${networkOf(clientAddress(c))} ${today}`);
  const { words, accounts } = c.get('networkLimits');
  return { id, words, accounts, ends: new Date((today + 1) * day) };
}
