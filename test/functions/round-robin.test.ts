import { expect, test, vi } from 'vitest';
import { roundRobin } from '#cron/round-robin.ts';

function steps(sizes: Record<string, number>, fails: (name: string) => boolean = () => false) {
  const done: string[] = [];
  const list = Object.entries(sizes).map(([what, size]) => ({
    what,
    list: async () => {
      if (fails(what)) throw new Error('cannot be listed');
      return Array.from({ length: size }, (_, place) => async () => {
        const name = `${what}${place + 1}`;
        if (fails(name)) throw new Error('cannot be done');
        done.push(name);
      });
    },
  }));
  return { list, done };
}

test('each list gets its turn, and a long one leaves room for the others', async () => {
  const { list, done } = steps({ a: 5, b: 1, c: 2 });
  await roundRobin(list, 6);
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
});

test('a failing task, or a list that cannot be read, does not hold up the others', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { list, done } = steps({ a: 2, b: 2, c: 1 }, (name) => name === 'a1' || name === 'b');
  await roundRobin(list, 10);
  expect(done).toEqual(['c1', 'a2']);
  expect(log.mock.calls.map(([line]) => [line.at, line.what])).toEqual([
    ['cron', 'b'],
    ['cron', 'a'],
  ]);
  log.mockRestore();
});
