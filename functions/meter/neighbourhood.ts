import { limits } from '#contract/limits.ts';
import { minute } from '#contract/time.ts';
import { neighbourhoodKey, readGuestWords } from '#kv/guest-words.ts';
import { createGuestMemory, type GuestMemory, type Tally, writeTally } from './guest-memory.ts';
import type { Meter } from './meter.ts';
import { neighbourhoodOf } from './network.ts';

/** Many share it, and KV takes one write a second per key. What is not written yet is known to this isolate. */
const betweenWrites = 10_000;

export const memoryOfIsolate = createGuestMemory();

/**
 * What guests and accounts without a confirmed address use together in a wider network. It bounds farms and need not be exact,
 * so nobody waits for its writes, and it is read once a minute.
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

/** The meter of an account whose address is not confirmed: its neighbourhood is counted too. */
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
