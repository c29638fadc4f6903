import { expect, inject, test, vi } from 'vitest';
import { liveThrough } from './orderings.ts';

declare module 'vitest' {
  interface ProvidedContext {
    orderings: { first: number; count: number };
  }
}

// Failures of the database are caused on purpose, and the log says so at length.
vi.spyOn(console, 'error').mockReturnValue();

const { first, count } = inject('orderings');

test(
  `whatever comes in whatever order, the books agree (${count} lives from seed ${first} on)`,
  async () => {
    const wrong: string[] = [];
    for (let seed = first; seed < first + count && wrong.length === 0; seed += 1) {
      wrong.push(...(await liveThrough(seed)));
    }
    expect(wrong).toEqual([]);
  },
  30_000 + count * 10_000,
);
