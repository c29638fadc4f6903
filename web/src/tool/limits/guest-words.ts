import type { GuestUsage, WordUsage } from '#contract/humanize.ts';
import { limits } from '#contract/limits.ts';
import type { Answer } from '#api-client';
import { local } from '#browser/storage.ts';
import { createStore } from '#browser/store.ts';

const globalKey = 'global_guest_usage';
const deviceKey = (id: string) => `guest_usage_${id}`;
const window = limits.guestDevice.days * 24 * 60 * 60 * 1000;

function numberIn(key: string, field: string): number {
  const kept = local.readJson(key);
  const value = typeof kept === 'object' && kept !== null ? Reflect.get(kept, field) : 0;
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(0, value) : 0;
}

/** What guests have used in this browser within the last window, also under a device id it has lost since. */
const globalTotal = (now: number): number =>
  now - numberIn(globalKey, 'lastUpdate') < window ? numberIn(globalKey, 'total') : 0;

/** Copies the server's figure of a device; what is new in it counts for the browser as well. */
function mirrorGuestWords(id: string, wordsUsed: number, now: number): void {
  const added = wordsUsed - numberIn(deviceKey(id), 'wordsUsed');
  if (added !== 0) {
    const total = Math.max(0, globalTotal(now) + added);
    local.write(globalKey, JSON.stringify({ total, lastUpdate: now }));
  }
  // Only the server knows the IP address.
  local.write(deviceKey(id), JSON.stringify({ wordsUsed, lastUpdated: now, ip: null }));
}

/**
 * `used` is what counts against the limit, and `of` whose limit that is: in this browser a device id may have been lost.
 * `resetsAt`: when more come, once it is known.
 */
export type GuestCount = { used: number; of: 'device' | 'browser' | 'network'; resetsAt: string | null };

type Dependencies = { ask: () => Promise<Answer<GuestUsage>>; now: () => number };

/** The words a guest has used: the server's figure, or this browser's where that is higher or the only one. */
export function createGuestWords({ ask, now }: Dependencies) {
  let device: string | null = null;
  const count = createStore<GuestCount>({ used: globalTotal(now()), of: 'browser', resetsAt: null });

  function take({ words_used, words_limit, remaining, resets_at, of_network }: WordUsage) {
    if (device !== null) mirrorGuestWords(device, words_used, now());
    const used = words_limit - remaining;
    const inBrowser = globalTotal(now());
    if (inBrowser > used) {
      const resetsAt = new Date(numberIn(globalKey, 'lastUpdate') + window).toISOString();
      return count.set({ used: inBrowser, of: 'browser', resetsAt });
    }
    count.set({ used, of: of_network ? 'network' : 'device', resetsAt: resets_at });
  }

  async function refresh() {
    const answer = await ask();
    if (!answer.ok) return;
    device = answer.data.device_id;
    take(answer.data);
  }

  return {
    count: count.current,
    used: () => count.current().used,
    subscribe: count.subscribe,
    refresh,
    /** What a run has just answered with. */
    accept(usage: WordUsage) {
      take(usage);
      if (device === null) void refresh();
    },
  };
}
