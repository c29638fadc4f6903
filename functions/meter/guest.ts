import { limits } from '#contract/limits.ts';
import { day, hour, minute } from '#contract/time.ts';
import type { Claim } from '#db/paid-texts.ts';
import { deviceKey, networkKey, readGuestWords } from '#kv/guest-words.ts';
import { type GuestText, readGuestTexts, writeGuestTexts } from '#kv/guest-texts.ts';
import { type Counters, type GuestMemory, type GuestRun, type Tally, writeTally } from './guest-memory.ts';
import type { Meter, Reservation, Usage } from './meter.ts';
import { memoryOfIsolate, neighbourhoodTally } from './neighbourhood.ts';
import { networkOf } from './network.ts';
import { paidTextOf, sameText } from './same-text.ts';
import { packed, type Sketch } from './sketch.ts';

/** Minimum ms between writes of a key, since KV accepts about one write a second per key. */
const betweenWrites = 1000;

/**
 * `isNew`: the device has just received its id, so KV has nothing about it. `attempt` identifies this call.
 * `guestWords` and `neighbourhood` are the word limits of a network and of a wider one.
 */
export type Guest = {
  deviceId: string;
  address: string;
  isNew?: boolean;
  attempt?: string;
  guestWords?: number;
  neighbourhood?: number;
};

export function guestMeter(
  kv: KVNamespace,
  {
    deviceId,
    address,
    isNew = false,
    attempt = '',
    guestWords = limits.guestNetwork.words,
    neighbourhood = limits.guestNeighbourhood.words,
  }: Guest,
  memory: GuestMemory = memoryOfIsolate,
): Meter {
  const around = neighbourhoodTally(kv, address, memory);
  const keys = { device: deviceKey(deviceId), network: networkKey(networkOf(address)) };
  const runKey = (id: string) => `${keys.device} ${id}`;

  async function counters(now: Date): Promise<Counters> {
    const [device, network, surrounding] = await Promise.all([
      isNew ? null : readGuestWords(kv, keys.device),
      readGuestWords(kv, keys.network),
      around.read(now),
    ]);
    const at = now.getTime();
    return {
      neighbourhood: surrounding,
      device: memory.tally(keys.device, device, limits.guestDevice.days, at),
      network: memory.tally(keys.network, network, limits.guestNetwork.days, at),
    };
  }

  function usageOf({ device, network, neighbourhood: surrounding }: Counters): Usage {
    // If several limits leave the same number of words, the one that resets last is taken.
    const tightest = [bound(guestWords, network), bound(neighbourhood, surrounding)].reduce(
      (one, other) =>
        other.remaining < one.remaining ||
        (other.remaining === one.remaining && other.resetsAt > one.resetsAt)
          ? other
          : one,
      bound(limits.guestDevice.words, device, false),
    );
    return { wordsUsed: device.used, wordsLimit: limits.guestDevice.words, ...tightest };
  }

  /** Reads the texts that the device has paid for; run in parallel with `counters`, so that it takes no extra time. */
  async function texts(): Promise<GuestText[]> {
    const known = memory.texts(deviceId);
    if (known !== undefined) return known;
    const found = isNew ? [] : await readGuestTexts(kv, deviceId);
    return memory.texts(deviceId) ?? memory.keepTexts(deviceId, found);
  }

  const write = (tally: Tally, now: Date) => writeTally(kv, tally, now);

  /** Gives words back. If it is too soon for another KV write, only this isolate knows of them until the next one. */
  async function giveBack(counted: Counters, words: number, now: Date): Promise<void> {
    const at = now.getTime();
    const { device, network } = counted;
    for (const tally of [device, network, counted.neighbourhood]) tally.used -= words;
    const writable = [device, network].filter(
      ({ resetsAt, writtenAt }) => resetsAt > at && at - writtenAt >= betweenWrites,
    );
    await Promise.all(writable.map((tally) => write(tally, now)));
  }

  /** Remembers a paid text with its result. If another run has just paid for the same text, gives this run's words back. */
  async function keepText(
    runId: string,
    run: GuestRun,
    { source, made }: { source: Sketch | undefined; made: Sketch },
    now: Date,
  ): Promise<void> {
    const at = now.getTime();
    const paid = usableTexts(await texts(), at);
    const fingerprint = run.belongs?.fingerprint ?? source?.fingerprint;
    const known = paid.find((text) => text.fingerprint === fingerprint);
    if (run.belongs !== null) {
      if (known) extend(known, { words: made.hashes.length, added: packed(new Set(made.hashes)) });
    } else if (known === undefined && source !== undefined && run.words > 0) {
      const expiresAt = at + limits.sameText.hours * hour;
      paid.push({ ...paidTextOf(source, made), runId, uses: 0, expiresAt });
      memory.keepTexts(deviceId, paid);
    } else if (known !== undefined && known.runId !== runId && run.words > 0) {
      known.uses += 1;
      const { words } = run;
      run.words = 0;
      run.delivered = 0;
      await giveBack(run.counters, words, now);
    }
    if (paid.length > 0) await writeGuestTexts(kv, deviceId, paid, now);
  }

  return {
    async reserve(run, now): Promise<Reservation> {
      const [found, paid] = await Promise.all([counters(now), texts()]);
      // Nothing is awaited from here until the charge is added, so no other call of this isolate can interleave.
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
        const { attempts } = earlier;
        if (attempts.has(attempt) || attempts.size >= limits.openRuns) return refused('run_in_progress');
        attempts.add(attempt);
        return {
          state: 'reserved',
          repeated: false,
          belongs: earlier.belongs !== null,
          usage: usageOf(found),
        };
      }

      const usable = earlier === undefined ? usableTexts(paid, at) : [];
      const belongs = usable.length > 0 && run.sketch ? sameText(run.sketch(), usable) : null;
      const words = earlier?.words ?? (belongs === null ? run.words : 0);
      const charge = chargeFor(words, earlier);
      if (charge > 0 && charge > usageOf(found).remaining) return refused('words');
      const tallies = [found.device, found.network];
      const opened: GuestRun = {
        textHash: run.textHash,
        words,
        delivered: words - charge,
        openUntil: at + limits.runMinutes * minute,
        attempts: new Set([attempt]),
        forgottenAt: at + day,
        counters: found,
        sketch: run.sketch,
        belongs,
      };
      memory.keepRun(runKey(run.id), opened);
      if (belongs !== null) use(paid, belongs);
      for (const tally of [...tallies, found.neighbourhood]) tally.used += charge;

      const written =
        charge === 0 || (await Promise.all(tallies.map((tally) => write(tally, now)))).every(Boolean);
      if (written) {
        const repeated = earlier !== undefined;
        return { state: 'reserved', repeated, belongs: belongs !== null, usage: usageOf(found) };
      }
      for (const tally of [...tallies, found.neighbourhood]) tally.used -= charge;
      if (earlier === undefined) memory.forgetRun(runKey(run.id));
      else memory.keepRun(runKey(run.id), earlier);
      return refused('busy');
    },

    async settle(runId, deliveredWords, now, result) {
      const run = memory.run(runKey(runId));
      if (run === undefined) return { usage: usageOf(await counters(now)), alert: null };
      if (run.openUntil !== null && run.attempts.delete(attempt)) {
        run.delivered = Math.max(run.delivered, Math.min(run.words, deliveredWords));
        const undelivered = run.words - run.delivered;
        if (undelivered === 0 || run.attempts.size === 0) run.openUntil = null;
        const { sketch } = run;
        // The closure holds the text, which must not be kept longer than the run.
        if (run.openUntil === null) run.sketch = undefined;
        if (undelivered > 0 && run.openUntil === null) await giveBack(run.counters, undelivered, now);
        else if (undelivered === 0 && result !== undefined)
          await keepText(runId, run, { source: sketch?.(), made: result() }, now);
        await around.write(run.counters.neighbourhood, now);
      }
      return { usage: usageOf(run.counters), alert: null };
    },

    usage: async (now) => usageOf(await counters(now)),
  };
}

const usableTexts = (texts: readonly GuestText[], at: number) =>
  texts.filter(({ expiresAt, uses }) => expiresAt > at && uses < limits.sameText.times);

function extend(text: GuestText, { words, added }: { words: number; added: string }): void {
  text.least = Math.min(text.least, words);
  text.most = Math.max(text.most, words);
  text.known += added;
}

function use(texts: readonly GuestText[], belongs: Claim): void {
  const text = texts.find(({ fingerprint }) => fingerprint === belongs.fingerprint);
  if (text === undefined) return;
  text.uses += 1;
  text.corrected += belongs.corrected;
  extend(text, belongs);
}

/** Returns the words to charge. A run left open past its end is still charged in KV, so repeating it is free. */
function chargeFor(words: number, earlier: GuestRun | undefined): number {
  if (earlier === undefined) return words;
  return earlier.openUntil === null ? earlier.words - earlier.delivered : 0;
}

const bound = (words: number, { used, resetsAt }: Tally, ofNetwork = true) => ({
  remaining: Math.max(0, words - used),
  resetsAt: new Date(resetsAt),
  ofNetwork,
});
