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

/** Words that guests have used in this browser within the window, including under device ids that were lost. */
const globalTotal = (now: number): number =>
  now - numberIn(globalKey, 'lastUpdate') < window ? numberIn(globalKey, 'total') : 0;

/** Stores the server's word count of a device and adds the difference to the browser's total. */
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
 * `used`: words that count against the limit. `of`: whose count that is; the browser's also includes lost device ids.
 * `resetsAt`: when the words reset; null while unknown.
 */
export type GuestCount = { used: number; of: 'device' | 'browser' | 'network'; resetsAt: string | null };

type Dependencies = { ask: () => Promise<Answer<GuestUsage>>; now: () => number };

/** Tracks the words a guest has used: the server's count, or this browser's if that is higher or the only one. */
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
    subscribe: count.subscribe,
    refresh,
    /** Takes the usage from the response of a run. */
    accept(usage: WordUsage) {
      take(usage);
      if (device === null) void refresh();
    },
  };
}
