import { limits } from '#contract/limits.ts';
import { day, minute } from '#contract/time.ts';
import { deviceKey, networkKey, readGuestWords, writeGuestWords } from '../kv/guest-words.ts';
import {
  type Counters,
  createGuestMemory,
  type GuestMemory,
  type GuestRun,
  type Tally,
} from './guest-memory.ts';
import type { Meter, Reservation, Usage } from './meter.ts';
import { networkOf } from './network.ts';

/** KV takes about one write a second per key. */
const betweenWrites = 1000;

const memoryOfIsolate = createGuestMemory();

/** `isNew`: the device has just been given its id, so nothing can be known of it. */
export type Guest = { deviceId: string; address: string; isNew?: boolean };

function usageOf({ device, network }: Counters): Usage {
  const ofDevice = limits.guestDevice.words - device.used;
  const ofNetwork = limits.guestNetwork.words - network.used;
  return {
    wordsUsed: device.used,
    wordsLimit: limits.guestDevice.words,
    remaining: Math.max(0, Math.min(ofDevice, ofNetwork)),
    resetsAt: new Date(ofNetwork < ofDevice ? network.resetsAt : device.resetsAt),
  };
}

export function guestMeter(
  kv: KVNamespace,
  { deviceId, address, isNew = false }: Guest,
  memory: GuestMemory = memoryOfIsolate,
): Meter {
  const keys = { device: deviceKey(deviceId), network: networkKey(networkOf(address)) };
  const runKey = (id: string) => `${keys.device} ${id}`;

  async function counters(now: Date): Promise<Counters> {
    const [device, network] = await Promise.all([
      isNew ? null : readGuestWords(kv, keys.device),
      readGuestWords(kv, keys.network),
    ]);
    const at = now.getTime();
    return {
      device: memory.tally(keys.device, device, limits.guestDevice.days, at),
      network: memory.tally(keys.network, network, limits.guestNetwork.days, at),
    };
  }

  async function write(tally: Tally, now: Date): Promise<boolean> {
    const words = tally.used;
    tally.onTheWay.push(words);
    tally.writtenAt = now.getTime();
    const written = await writeGuestWords(kv, tally.key, { words, resetsAt: tally.resetsAt }, now);
    tally.onTheWay.splice(tally.onTheWay.indexOf(words), 1);
    if (written) tally.inKv = Math.max(tally.inKv, words);
    return written;
  }

  /** If it is too soon for another write, only this isolate knows of the words until the next one. */
  async function giveBack({ device, network }: Counters, words: number, now: Date): Promise<void> {
    const at = now.getTime();
    for (const tally of [device, network]) tally.used -= words;
    const writable = [device, network].filter(
      ({ resetsAt, writtenAt }) => resetsAt > at && at - writtenAt >= betweenWrites,
    );
    await Promise.all(writable.map((tally) => write(tally, now)));
  }

  return {
    async reserve(run, now): Promise<Reservation> {
      const found = await counters(now);
      // From here to the addition nothing awaits: no other call of this isolate comes in between.
      const at = now.getTime();
      const kept = memory.run(runKey(run.id));
      const earlier = kept !== undefined && kept.forgottenAt > at ? kept : undefined;
      const refused = (limit: 'words' | 'run_in_progress' | 'run_id_taken' | 'busy'): Reservation => ({
        state: 'refused',
        limit,
        usage: usageOf(found),
      });
      if (earlier !== undefined && earlier.textHash !== run.textHash) return refused('run_id_taken');
      if (earlier !== undefined && earlier.openUntil !== null && earlier.openUntil > at) {
        return refused('run_in_progress');
      }

      const charge = chargeFor(run.words, earlier);
      if (charge > usageOf(found).remaining) return refused('words');
      const tallies = [found.device, found.network];
      const opened: GuestRun = {
        textHash: run.textHash,
        words: run.words,
        delivered: run.words - charge,
        openUntil: at + limits.runMinutes * minute,
        forgottenAt: at + day,
        counters: found,
      };
      memory.keepRun(runKey(run.id), opened);
      for (const tally of tallies) tally.used += charge;

      const written =
        charge === 0 || (await Promise.all(tallies.map((tally) => write(tally, now)))).every(Boolean);
      if (written) return { state: 'reserved', repeated: earlier !== undefined, usage: usageOf(found) };
      for (const tally of tallies) tally.used -= charge;
      if (earlier === undefined) memory.forgetRun(runKey(run.id));
      else memory.keepRun(runKey(run.id), earlier);
      return refused('busy');
    },

    async settle(runId, deliveredWords, now) {
      const run = memory.run(runKey(runId));
      if (run === undefined) return { usage: usageOf(await counters(now)), alert: null };
      if (run.openUntil !== null) {
        run.openUntil = null;
        run.delivered = Math.max(run.delivered, Math.min(run.words, deliveredWords));
        const undelivered = run.words - run.delivered;
        if (undelivered > 0) await giveBack(run.counters, undelivered, now);
      }
      return { usage: usageOf(run.counters), alert: null };
    },

    usage: async (now) => usageOf(await counters(now)),
  };
}

/** A lost run is still charged in KV, so repeating it costs nothing more. */
function chargeFor(words: number, earlier: GuestRun | undefined): number {
  if (earlier === undefined) return words;
  return earlier.openUntil === null ? earlier.words - earlier.delivered : 0;
}
