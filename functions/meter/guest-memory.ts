import { day } from '#contract/time.ts';
import type { Claim } from '#db/paid-texts.ts';
import type { GuestText } from '#kv/guest-texts.ts';
import { type GuestWords, writeGuestWords } from '#kv/guest-words.ts';
import type { Sketch } from './sketch.ts';

/** A counter in its time window, as this isolate knows it. */
export type Tally = {
  key: string;
  resetsAt: number;
  used: number;
  /** The highest count that KV is known to have held, and the counts now being written to it. */
  inKv: number;
  onTheWay: number[];
  /** Highest count that KV may hold although the write was not confirmed. Attributed to another isolate, it would be charged twice. */
  perhapsInKv: number;
  writtenAt: number;
  readAt: number;
};

export type Counters = { device: Tally; network: Tally; neighbourhood: Tally };

export type GuestRun = {
  textHash: string;
  /** Price in words; 0 when the text was paid for before. */
  words: number;
  delivered: number;
  /** An open run counts as lost after this moment. */
  openUntil: number | null;
  /** Ids of the calls that work on the run. */
  attempts: Set<string>;
  forgottenAt: number;
  sketch: (() => Sketch) | undefined;
  belongs: Claim | null;
  counters: Counters;
};

/** Stores an entry and, beyond `capacity`, evicts the least recently used one. */
function keep<Value>(entries: Map<string, Value>, key: string, value: Value, capacity: number): void {
  entries.delete(key);
  entries.set(key, value);
  const oldest = entries.size > capacity ? entries.keys().next().value : undefined;
  if (oldest !== undefined) entries.delete(oldest);
}

export type GuestMemory = ReturnType<typeof createGuestMemory>;

/** Creates this isolate's memory of guests, since KV can be a minute behind. */
export function createGuestMemory(capacity = 10_000) {
  const tallies = new Map<string, Tally>();
  const runs = new Map<string, GuestRun>();
  const texts = new Map<string, GuestText[]>();
  return {
    /** Merges the KV record with this isolate's counter: anything in KV beyond our own writes was added by other isolates. */
    tally(key: string, found: GuestWords | null, days: number, now: number): Tally {
      const running = found !== null && found.resetsAt > now ? found : null;
      const known = tallies.get(key);
      if (known !== undefined && known.resetsAt > now) {
        const ours = Math.max(known.inKv, known.perhapsInKv, ...known.onTheWay);
        known.used += Math.max(0, (running?.words ?? 0) - ours);
        known.inKv = Math.max(known.inKv, running?.words ?? 0);
        known.readAt = now;
        keep(tallies, key, known, capacity);
        return known;
      }
      const tally: Tally = {
        key,
        resetsAt: running?.resetsAt ?? now + days * day,
        used: running?.words ?? 0,
        inKv: running?.words ?? 0,
        onTheWay: [],
        perhapsInKv: 0,
        writtenAt: 0,
        readAt: now,
      };
      keep(tallies, key, tally, capacity);
      return tally;
    },

    /** Returns the counter if it was read less than `within` ms ago. */
    recent(key: string, now: number, within: number): Tally | undefined {
      const known = tallies.get(key);
      return known && known.resetsAt > now && now - known.readAt < within ? known : undefined;
    },

    /** The texts that a device has paid for; undefined until they have been read from KV. */
    texts: (deviceId: string): GuestText[] | undefined => texts.get(deviceId),
    keepTexts(deviceId: string, found: GuestText[]): GuestText[] {
      keep(texts, deviceId, found, capacity);
      return found;
    },

    run: (key: string): GuestRun | undefined => runs.get(key),
    keepRun: (key: string, run: GuestRun): void => keep(runs, key, run, capacity),
    forgetRun: (key: string): void => void runs.delete(key),
    size: () => tallies.size + runs.size + texts.size,
  };
}

/** Returns false when KV refused the write or its response was lost. */
export async function writeTally(kv: KVNamespace, tally: Tally, now: Date): Promise<boolean> {
  const words = tally.used;
  tally.onTheWay.push(words);
  tally.writtenAt = now.getTime();
  const written = await writeGuestWords(kv, tally.key, { words, resetsAt: tally.resetsAt }, now);
  tally.onTheWay.splice(tally.onTheWay.indexOf(words), 1);
  if (written) tally.inKv = Math.max(tally.inKv, words);
  tally.perhapsInKv = written ? 0 : Math.max(tally.perhapsInKv, words);
  return written;
}
