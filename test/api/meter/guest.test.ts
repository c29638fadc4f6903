import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { deviceKey, networkKey, readGuestWords } from '#kv/guest-words.ts';
import { guestMeter } from '#meter/guest.ts';
import { createGuestMemory } from '#meter/guest-memory.ts';
import { networkOf } from '#meter/network.ts';
import { after, aRun, day, hour } from './account.ts';

const now = new Date('2026-03-10T12:00:00Z');
const second = 1000;

let guests = 0;
/** A device and an address that no other test has. */
function aGuest() {
  guests += 1;
  return { deviceId: `device-${guests}`, address: `203.0.113.${guests}` };
}

const inKv = async (deviceId: string) => (await readGuestWords(env.KV, deviceKey(deviceId)))?.words;

test('a guest is charged when a run begins, on the device and on the network', async () => {
  const guest = aGuest();
  const meter = guestMeter(env.KV, guest, createGuestMemory());
  const run = aRun(200);
  expect(await meter.reserve(run, now)).toEqual({
    state: 'reserved',
    repeated: false,
    usage: { wordsUsed: 200, wordsLimit: 500, remaining: 300, resetsAt: after(now, 30 * day) },
  });
  expect(await meter.settle(run.id, 200, now)).toMatchObject({ usage: { wordsUsed: 200 }, alert: null });
  expect(await inKv(guest.deviceId)).toBe(200);
  expect(await readGuestWords(env.KV, networkKey(guest.address))).toEqual({
    words: 200,
    resetsAt: after(now, day).getTime(),
  });
});

test('KV is not asked about a device that has just been given its id', async () => {
  const asked: string[] = [];
  const kv = {
    put: env.KV.put.bind(env.KV),
    get: (key: string) => {
      asked.push(key);
      return env.KV.get(key, 'json');
    },
  } as unknown as KVNamespace;
  const guest = aGuest();
  await guestMeter(kv, { ...guest, isNew: true }, createGuestMemory()).reserve(aRun(100), now);
  expect(asked.toSorted()).toEqual([
    expect.stringContaining('guest-words:neighbourhood:'),
    expect.stringContaining('guest-words:network:'),
  ]);
  expect(await guestMeter(kv, guest, createGuestMemory()).usage(now)).toMatchObject({ wordsUsed: 100 });
  expect(asked.slice(2)).toContain(`guest-words:device:${guest.deviceId}`);
});

test('50 reservations at once never pass the limit of a guest, and KV adds up', async () => {
  const guest = aGuest();
  const memory = createGuestMemory();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => guestMeter(env.KV, guest, memory).reserve(aRun(30), now)),
  );
  expect(answers.filter(({ state }) => state === 'reserved')).toHaveLength(16);
  expect(answers.filter((answer) => answer.state === 'refused' && answer.limit === 'words')).toHaveLength(34);
  expect(await guestMeter(env.KV, guest, createGuestMemory()).usage(now)).toMatchObject({ wordsUsed: 480 });
});

test('a guest who fits exactly passes, and one word more is refused', async () => {
  const meter = guestMeter(env.KV, aGuest(), createGuestMemory());
  expect(await meter.reserve(aRun(501), now)).toMatchObject({ limit: 'words', usage: { remaining: 500 } });
  expect(await meter.reserve(aRun(500), now)).toMatchObject({ state: 'reserved' });
  expect(await meter.reserve(aRun(1), now)).toMatchObject({ limit: 'words', usage: { remaining: 0 } });
});

test('one person with many devices stops at the 1,500 words of the network, until the next day', async () => {
  const { address } = aGuest();
  const memory = createGuestMemory();
  const use = (device: number, words: number, at: Date) =>
    guestMeter(env.KV, { deviceId: `farmed-${device}`, address }, memory).reserve(aRun(words), at);
  for (const device of [1, 2, 3]) expect(await use(device, 500, now)).toMatchObject({ state: 'reserved' });
  expect(await use(4, 1, after(now, hour))).toMatchObject({
    state: 'refused',
    limit: 'words',
    usage: { wordsUsed: 0, remaining: 0, resetsAt: after(now, day) },
  });
  expect(await use(4, 500, after(now, day))).toMatchObject({ state: 'reserved' });
});

test('a window is fixed: it begins with the first run, ends 30 days on, and then the words are back', async () => {
  const guest = aGuest();
  const memory = createGuestMemory();
  await guestMeter(env.KV, guest, memory).reserve(aRun(300), now);
  await guestMeter(env.KV, guest, memory).reserve(aRun(200), after(now, 29 * day));
  const lastMoment = after(now, 30 * day - 1);
  const next = after(now, 30 * day);
  for (const known of [memory, createGuestMemory()]) {
    expect(await guestMeter(env.KV, guest, known).reserve(aRun(1), lastMoment)).toMatchObject({
      limit: 'words',
    });
  }
  expect(await guestMeter(env.KV, guest, memory).reserve(aRun(500), next)).toMatchObject({
    state: 'reserved',
    usage: { wordsUsed: 500, resetsAt: after(next, 30 * day) },
  });
});

describe('an address counts by the network it comes from', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s is of %s', (address, network) => expect(networkOf(address)).toBe(network));

  test('so another address of the same /64 finds the words used, and one of the next /64 does not', async () => {
    const memory = createGuestMemory();
    const meter = (address: string) => guestMeter(env.KV, { deviceId: crypto.randomUUID(), address }, memory);
    for (const host of ['1', '2', '3']) await meter(`2001:db8:7:1::${host}`).reserve(aRun(500), now);
    expect(await meter('2001:db8:7:1:ffff::1').usage(now)).toMatchObject({ remaining: 0 });
    expect(await meter('2001:db8:7:2::1').usage(now)).toMatchObject({ remaining: 500 });
  });
});

/** The real KV, until it refuses to write. */
function unwilling(refuses: (key: string) => boolean): { kv: KVNamespace; puts: string[] } {
  const puts: string[] = [];
  const kv = new Proxy(env.KV, {
    get(target, name) {
      if (name !== 'put') return Reflect.get(target, name).bind(target);
      return (key: string, value: string, options: KVNamespacePutOptions) => {
        puts.push(key);
        if (refuses(key)) return Promise.reject(new Error('KV PUT failed: 429 Too Many Requests'));
        return target.put(key, value, options);
      };
    },
  });
  return { kv, puts };
}

test('a write that KV refuses is an answer of its own, and charges nothing', async () => {
  const guest = aGuest();
  const memory = createGuestMemory();
  for (const half of ['device', 'network']) {
    const { kv } = unwilling((key) => key.includes(half));
    expect(await guestMeter(kv, guest, memory).reserve(aRun(400), now)).toMatchObject({
      state: 'refused',
      limit: 'busy',
      usage: { wordsUsed: 0 },
    });
  }
  expect(await guestMeter(env.KV, guest, memory).reserve(aRun(500), after(now, second))).toMatchObject({
    state: 'reserved',
    repeated: false,
  });
});

test('while half of the writes are refused, what passes is what KV holds and never above the limit', async () => {
  const guest = aGuest();
  const memory = createGuestMemory();
  let writes = 0;
  const { kv } = unwilling(() => (writes += 1) % 4 === 0);
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => guestMeter(kv, guest, memory).reserve(aRun(20), now)),
  );
  const passed = answers.filter(({ state }) => state === 'reserved').length * 20;
  expect(answers.some((answer) => answer.state === 'refused' && answer.limit === 'busy')).toBe(true);
  expect(passed).toBeGreaterThan(0);
  expect(await guestMeter(env.KV, guest, memory).usage(now)).toMatchObject({ wordsUsed: passed });
});

test('a run that delivers everything writes once per counter', async () => {
  const { kv, puts } = unwilling(() => false);
  const guest = aGuest();
  const meter = guestMeter(kv, guest, createGuestMemory());
  const run = aRun(100);
  await meter.reserve(run, now);
  await meter.settle(run.id, 100, after(now, 5 * second));
  expect(puts).toEqual([
    deviceKey(guest.deviceId),
    networkKey(guest.address),
    expect.stringContaining('guest-words:neighbourhood:'),
  ]);
});

test('what was not delivered comes back at once here, and reaches KV with the next write that it allows', async () => {
  const { kv, puts } = unwilling(() => false);
  const guest = aGuest();
  const meter = guestMeter(kv, guest, createGuestMemory());
  const [failed, next] = [aRun(400), aRun(50)];
  await meter.reserve(failed, now);
  expect(await meter.settle(failed.id, 0, after(now, 200))).toMatchObject({ usage: { wordsUsed: 0 } });
  expect(puts).toHaveLength(2);
  await meter.reserve(next, after(now, 2 * second));
  expect(await inKv(guest.deviceId)).toBe(50);
  await meter.settle(next.id, 20, after(now, 4 * second));
  expect(await inKv(guest.deviceId)).toBe(20);
  expect(await meter.usage(after(now, 4 * second))).toMatchObject({ wordsUsed: 20 });
});

test('a run settled by ten calls at once gives back once', async () => {
  const guest = aGuest();
  const meter = guestMeter(env.KV, guest, createGuestMemory());
  const run = aRun(400);
  await meter.reserve(run, now);
  await Promise.all(Array.from({ length: 10 }, () => meter.settle(run.id, 100, after(now, 2 * second))));
  expect(await meter.usage(now)).toMatchObject({ wordsUsed: 100 });
});

test('words of a window that is over do not come back into the next one', async () => {
  const guest = aGuest();
  const meter = guestMeter(env.KV, guest, createGuestMemory());
  const [late, next] = [aRun(400), aRun(100)];
  await meter.reserve(late, after(now, 0));
  const over = after(now, 30 * day);
  await meter.reserve(next, over);
  await meter.settle(late.id, 0, after(over, 2 * second));
  expect(await meter.usage(after(over, 2 * second))).toMatchObject({ wordsUsed: 100 });
  expect(await inKv(guest.deviceId)).toBe(100);
});

test('a repeated run is charged only for what it did not deliver; in progress or for another text it is refused', async () => {
  const meter = guestMeter(env.KV, aGuest(), createGuestMemory());
  const run = aRun(300);
  await meter.reserve(run, now);
  expect(await meter.reserve(run, now)).toMatchObject({ limit: 'run_in_progress' });
  await meter.settle(run.id, 200, now);
  expect(await meter.reserve({ ...run, textHash: 'another' }, now)).toMatchObject({ limit: 'run_id_taken' });
  expect(await meter.reserve(run, now)).toMatchObject({ repeated: true, usage: { wordsUsed: 300 } });
  await meter.settle(run.id, 300, now);
  expect(await meter.reserve(run, now)).toMatchObject({ repeated: true, usage: { wordsUsed: 300 } });
  await meter.settle(run.id, 0, now);
  expect(await meter.reserve(run, after(now, day))).toMatchObject({ limit: 'words' });
});

test('settling an unknown run changes nothing', async () => {
  const meter = guestMeter(env.KV, aGuest(), createGuestMemory());
  expect(await meter.settle('never reserved', 10, now)).toMatchObject({ usage: { wordsUsed: 0 } });
});

test('what other isolates have added since counts, and each of them stays within the limit by itself', async () => {
  const guest = aGuest();
  const [here, there] = [createGuestMemory(), createGuestMemory()];
  await guestMeter(env.KV, guest, here).reserve(aRun(100), now);
  await guestMeter(env.KV, guest, there).reserve(aRun(250), now);
  expect(await guestMeter(env.KV, guest, here).usage(now)).toMatchObject({ wordsUsed: 350 });
  expect(await guestMeter(env.KV, guest, here).reserve(aRun(151), now)).toMatchObject({ limit: 'words' });
});

test('a write that KV shows before it has answered is not taken for the words of others', async () => {
  const guest = aGuest();
  const memory = createGuestMemory();
  const shown = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const slow = new Proxy(env.KV, {
    get(target, name) {
      if (name !== 'put') return Reflect.get(target, name).bind(target);
      return async (key: string, value: string, options: KVNamespacePutOptions) => {
        await target.put(key, value, options);
        if (key === deviceKey(guest.deviceId)) shown.resolve();
        await answered.promise;
      };
    },
  });
  const first = guestMeter(slow, guest, memory).reserve(aRun(100), now);
  await shown.promise;
  expect(await guestMeter(env.KV, guest, memory).usage(now)).toMatchObject({ wordsUsed: 100 });
  answered.resolve();
  expect(await first).toMatchObject({ state: 'reserved', usage: { wordsUsed: 100 } });
});

test('where KV still shows what was, the isolate goes by what it wrote last', async () => {
  const guest = aGuest();
  const late = new Proxy(env.KV, {
    get: (target, name) => (name === 'get' ? async () => null : Reflect.get(target, name).bind(target)),
  });
  const memory = createGuestMemory();
  expect(await guestMeter(late, guest, memory).reserve(aRun(300), now)).toMatchObject({ state: 'reserved' });
  expect(await guestMeter(late, guest, memory).reserve(aRun(300), now)).toMatchObject({
    limit: 'words',
    usage: { remaining: 200 },
  });
});

test('the memory of an isolate is bounded; who is pushed out of it is still known to KV', async () => {
  const memory = createGuestMemory(20);
  const first = aGuest();
  await guestMeter(env.KV, first, memory).reserve(aRun(400), now);
  for (let count = 0; count < 50; count += 1) {
    await guestMeter(
      env.KV,
      { deviceId: `one-of-many-${count}`, address: `198.51.100.${count}` },
      memory,
    ).reserve(aRun(1), now);
  }
  expect(memory.size()).toBeLessThanOrEqual(60);
  expect(await guestMeter(env.KV, first, memory).reserve(aRun(101), now)).toMatchObject({ limit: 'words' });
});

test('a count that KV took, though its answer was lost, is not charged a second time', async () => {
  let isLost = true;
  const kv = new Proxy(env.KV, {
    get(target, name) {
      if (name !== 'put') return Reflect.get(target, name).bind(target);
      return async (...put: Parameters<KVNamespace['put']>) => {
        await target.put(...put);
        if (isLost) throw new Error('The answer was lost');
      };
    },
  });
  const guest = aGuest();
  const memory = createGuestMemory();
  const run = aRun(120);
  expect(await guestMeter(kv, guest, memory).reserve(run, now)).toMatchObject({ limit: 'busy' });
  isLost = false;
  expect(await guestMeter(kv, guest, memory).usage(now)).toMatchObject({ wordsUsed: 0 });
  const later = after(now, 2 * second);
  expect(await guestMeter(kv, guest, memory).reserve(run, later)).toMatchObject({ state: 'reserved' });
  expect(await guestMeter(kv, guest, memory).usage(later)).toMatchObject({ wordsUsed: 120 });
  expect(await inKv(guest.deviceId)).toBe(120);
});
