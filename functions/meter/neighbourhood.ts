import { limits } from '#contract/limits.ts';
import { minute } from '#contract/time.ts';
import { neighbourhoodKey, readGuestWords } from '#kv/guest-words.ts';
import { createGuestMemory, type GuestMemory, type Tally, writeTally } from './guest-memory.ts';
import type { Meter } from './meter.ts';
import { neighbourhoodOf } from './network.ts';

/** Minimum ms between writes: many share a key, and KV accepts one write a second per key. This isolate knows the unwritten words. */
const betweenWrites = 10_000;

export const memoryOfIsolate = createGuestMemory();

/**
 * Counts the words that guests and accounts with an unconfirmed address use together in a wider network. It limits large-scale
 * abuse and need not be exact, so it is read once a minute and written at most every ten seconds.
 */
export function neighbourhoodTally(kv: KVNamespace, address: string, memory: GuestMemory = memoryOfIsolate) {
  const key = neighbourhoodKey(neighbourhoodOf(address));
  return {
    async read(now: Date): Promise<Tally> {
      const at = now.getTime();
      const recent = memory.recent(key, at, minute);
      if (recent !== undefined) return recent;
      const found = await readGuestWords(kv, key).catch(() => null);
      return memory.tally(key, found, limits.guestNeighbourhood.days, at);
    },
    async write(tally: Tally, now: Date): Promise<void> {
      const at = now.getTime();
      if (at - tally.writtenAt < betweenWrites || tally.resetsAt <= at || tally.used <= tally.inKv) return;
      await writeTally(kv, tally, now);
    },
  };
}

type Neighbourhood = ReturnType<typeof neighbourhoodTally>;

/** Wraps the meter of an account with an unconfirmed address, to also count the words of its neighbourhood. */
export const boundedBy = (neighbourhood: Neighbourhood, words: number, meter: Meter): Meter => ({
  ...meter,
  async reserve(run, now) {
    const tally = await neighbourhood.read(now);
    if (tally.used + run.words <= words) return meter.reserve(run, now);
    return { state: 'refused', limit: 'unconfirmed', usage: await meter.usage(now) };
  },
  async settle(runId, delivered, now, result) {
    const settlement = await meter.settle(runId, delivered, now, result);
    const tally = await neighbourhood.read(now);
    tally.used += delivered;
    await neighbourhood.write(tally, now);
    return settlement;
  },
});
