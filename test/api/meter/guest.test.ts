import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { deviceKey, networkKey, readGuestWords } from '#kv/guest-words.ts';
import { guestMeter } from '#meter/guest.ts';
import { createGuestMemory } from '#meter/guest-memory.ts';
import { after, aRun, day, hour, now, spend } from './account.ts';

const second = 1000;
const reserved = { state: 'reserved' };
const noWords = { limit: 'words' };

let guests = 0;

/** A device and an IP address that no other test uses, with the meter of a call from them. */
function aGuest(memory = createGuestMemory()) {
  guests += 1;
  const guest = { deviceId: `device-${guests}`, address: `203.0.113.${guests}` };
  return { ...guest, meter: (kv = env.KV, known = memory) => guestMeter(kv, guest, known) };
}

const inKv = async (deviceId: string) => (await readGuestWords(env.KV, deviceKey(deviceId)))?.words;

/** The real KV with some of its methods replaced. */
const kvWith = (calls: Partial<Record<'get' | 'put', (...given: never[]) => unknown>>) =>
  new Proxy(env.KV, {
    get: (target, name) =>
      (name === 'get' || name === 'put' ? calls[name] : undefined) ?? Reflect.get(target, name).bind(target),
  });

/** A KV that records its writes and refuses some of them. */
function writes(refuses: (key: string) => boolean = () => false) {
  const puts: string[] = [];
  const kv = kvWith({
    async put(...given: Parameters<KVNamespace['put']>) {
      puts.push(given[0]);
      if (refuses(given[0])) throw new Error('KV PUT failed: 429 Too Many Requests');
      await env.KV.put(...given);
    },
  });
  return { kv, puts };
}

test('a guest is charged per device and per network, with one write for each counter', async () => {
  const { deviceId, address, meter } = aGuest();
  const { kv, puts } = writes();
  expect(await spend(meter(kv), 200)).toMatchObject({ usage: { wordsUsed: 200 }, alert: null });
  expect(await inKv(deviceId)).toBe(200);
  const resetsAt = after(now, day).getTime();
  expect(await readGuestWords(env.KV, networkKey(address))).toEqual({ words: 200, resetsAt });
  const neighbourhood = expect.stringContaining('guest-words:neighbourhood:');
  expect(puts).toEqual([deviceKey(deviceId), networkKey(address), neighbourhood]);
});

test('KV is not read for a device whose id is new', async () => {
  const asked: string[] = [];
  const kv = kvWith({
    get(key: string) {
      asked.push(key);
      return env.KV.get(key, 'json');
    },
  });
  const { deviceId, address, meter } = aGuest();
  await guestMeter(kv, { deviceId, address, isNew: true }, createGuestMemory()).reserve(aRun(100), now);
  expect(asked.toSorted()).toEqual([
    expect.stringContaining('guest-words:neighbourhood:'),
    expect.stringContaining('guest-words:network:'),
  ]);
  expect(await meter(kv).usage(now)).toMatchObject({ wordsUsed: 100 });
  expect(asked.slice(2)).toContain(`guest-words:device:${deviceId}`);
});

test('many devices together stop at the 1,500 words of their network, until the next day', async () => {
  const { address } = aGuest();
  const memory = createGuestMemory();
  const use = (device: number, words: number, at: Date) =>
    guestMeter(env.KV, { deviceId: `farmed-${device}`, address }, memory).reserve(aRun(words), at);
  for (const device of [1, 2, 3]) expect(await use(device, 500, now)).toMatchObject(reserved);
  expect(await use(4, 1, after(now, hour))).toMatchObject({
    ...noWords,
    usage: { wordsUsed: 0, remaining: 0, resetsAt: after(now, day), ofNetwork: true },
  });
  // This device has also used its own words, which reset later.
  expect(await use(1, 1, after(now, hour))).toMatchObject({
    ...noWords,
    usage: { wordsUsed: 500, resetsAt: after(now, 30 * day), ofNetwork: false },
  });
  expect(await use(4, 500, after(now, day))).toMatchObject(reserved);
});

test('a usage window is fixed: it begins with the first run and ends after 30 days, when the words reset', async () => {
  const { meter } = aGuest();
  await meter().reserve(aRun(300), now);
  await meter().reserve(aRun(200), after(now, 29 * day));
  const next = after(now, 30 * day);
  for (const there of [meter(), meter(env.KV, createGuestMemory())])
    expect(await there.reserve(aRun(1), after(next, -1))).toMatchObject(noWords);
  expect(await meter().reserve(aRun(500), next)).toMatchObject({
    ...reserved,
    usage: { wordsUsed: 500, resetsAt: after(next, 30 * day) },
  });
});

test('a write that KV refuses has its own result, and charges nothing', async () => {
  const { meter } = aGuest();
  for (const half of ['device', 'network']) {
    const { kv } = writes((key) => key.includes(half));
    expect(await meter(kv).reserve(aRun(400), now)).toMatchObject({ limit: 'busy', usage: { wordsUsed: 0 } });
  }
  const again = await meter().reserve(aRun(500), after(now, second));
  expect(again).toMatchObject({ ...reserved, repeated: false });
});

test('while some writes are refused, the words of the accepted runs equal the words used', async () => {
  const { meter } = aGuest();
  let count = 0;
  const { kv } = writes(() => (count += 1) % 4 === 0);
  const answers = await Promise.all(Array.from({ length: 40 }, () => meter(kv).reserve(aRun(20), now)));
  const passed = answers.filter(({ state }) => state === 'reserved').length * 20;
  expect(answers.some((answer) => answer.state === 'refused' && answer.limit === 'busy')).toBe(true);
  expect(passed).toBeGreaterThan(0);
  expect(await meter().usage(now)).toMatchObject({ wordsUsed: passed });
});

test('undelivered words are given back at once in this isolate, and reach KV with the next write that it allows', async () => {
  const { deviceId, meter } = aGuest();
  const { kv, puts } = writes();
  const [failed, next] = [aRun(400), aRun(50)];
  await meter(kv).reserve(failed, now);
  expect(await meter(kv).settle(failed.id, 0, after(now, 200))).toMatchObject({ usage: { wordsUsed: 0 } });
  expect(puts).toHaveLength(2);
  await meter(kv).reserve(next, after(now, 2 * second));
  expect(await inKv(deviceId)).toBe(50);
  await meter(kv).settle(next.id, 20, after(now, 4 * second));
  expect(await inKv(deviceId)).toBe(20);
  await meter(kv).settle('never reserved', 10, after(now, 4 * second));
  expect(await meter(kv).usage(after(now, 4 * second))).toMatchObject({ wordsUsed: 20 });
});

test('words that other isolates have added since count towards the limit', async () => {
  const { meter } = aGuest();
  await meter().reserve(aRun(100), now);
  await meter(env.KV, createGuestMemory()).reserve(aRun(250), now);
  expect(await meter().usage(now)).toMatchObject({ wordsUsed: 350 });
  expect(await meter().reserve(aRun(151), now)).toMatchObject(noWords);
});

test('a write visible in KV before it is acknowledged is not counted as another isolate’s words', async () => {
  const { deviceId, meter } = aGuest();
  const [shown, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = kvWith({
    async put(...given: Parameters<KVNamespace['put']>) {
      await env.KV.put(...given);
      if (given[0] === deviceKey(deviceId)) shown.resolve();
      await answered.promise;
    },
  });
  const first = meter(slow).reserve(aRun(100), now);
  await shown.promise;
  expect(await meter().usage(now)).toMatchObject({ wordsUsed: 100 });
  answered.resolve();
  expect(await first).toMatchObject({ ...reserved, usage: { wordsUsed: 100 } });
});

test('if KV returns stale data, the isolate uses what it wrote last', async () => {
  const late = aGuest().meter(kvWith({ get: async () => null }));
  expect(await late.reserve(aRun(300), now)).toMatchObject(reserved);
  expect(await late.reserve(aRun(300), now)).toMatchObject({ ...noWords, usage: { remaining: 200 } });
});

test('the memory of an isolate is bounded, and KV still knows an evicted guest', async () => {
  const memory = createGuestMemory(20);
  const { meter } = aGuest(memory);
  await meter().reserve(aRun(400), now);
  for (let count = 0; count < 50; count += 1) await aGuest(memory).meter().reserve(aRun(1), now);
  expect(memory.size()).toBeLessThanOrEqual(60);
  expect(await meter().reserve(aRun(101), now)).toMatchObject(noWords);
});

test('a count that KV stored, although its response was lost, is not charged twice', async () => {
  let isLost = true;
  const kv = kvWith({
    async put(...given: Parameters<KVNamespace['put']>) {
      await env.KV.put(...given);
      if (isLost) throw new Error('The answer was lost');
    },
  });
  const { deviceId, meter } = aGuest();
  const run = aRun(120);
  expect(await meter(kv).reserve(run, now)).toMatchObject({ limit: 'busy' });
  isLost = false;
  expect(await meter(kv).usage(now)).toMatchObject({ wordsUsed: 0 });
  const later = after(now, 2 * second);
  expect(await meter(kv).reserve(run, later)).toMatchObject(reserved);
  expect(await meter(kv).usage(later)).toMatchObject({ wordsUsed: 120 });
  expect(await inKv(deviceId)).toBe(120);
});
