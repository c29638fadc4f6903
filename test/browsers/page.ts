import { mkdirSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Driver } from './driver.ts';
import type { Front } from './front.ts';
import { crowded, locate, type Place, read, type Target, unstruck } from './in-page.ts';

const polling = { timeout: 15_000, interval: 60 };

export type Page = ReturnType<typeof createPage>;

const target = (role: string, name?: string, exact?: boolean): Target => ({
  role,
  ...(name === undefined ? {} : { name }),
  ...(exact === undefined ? {} : { exact }),
});

/** A window as a user operates it: elements are found by role and name, and used by pointer and keys. */
export function createPage(driver: Driver, front: Front) {
  const run = <Value>(job: (...values: never[]) => Value, ...values: unknown[]) =>
    driver.run<Value>(String(job), ...values);

  /** Waits until the element exists, can be clicked and no longer moves. */
  async function find(sought: Target): Promise<Place> {
    let last: Place | string = '';
    await expect
      .poll(async () => {
        const before = last;
        last = await run<Place | string>(locate, sought);
        if (typeof last === 'string') return last;
        return typeof before !== 'string' && String(before.rect) === String(last.rect) ? 'met' : 'moving';
      }, polling)
      .toBe('met');
    if (typeof last === 'string') throw new Error(last);
    return last;
  }

  async function click(role: string, name?: string, exact?: boolean) {
    await driver.click(await find(target(role, name, exact)));
  }

  /** Returns the visible text of the whole page or of one element. */
  async function text(role?: string, name?: string, exact?: boolean): Promise<string> {
    if (role === undefined) return run<string>(read, null);
    const found = await run<Place | string>(locate, target(role, name, exact));
    return typeof found === 'string' && found.startsWith('There is no')
      ? ''
      : run<string>(read, target(role, name));
  }

  return {
    front,
    driver,
    run,
    find: (role: string, name?: string, exact?: boolean) => find(target(role, name, exact)),
    click,
    text,
    press: (...keys: string[]) => driver.press(keys),
    type: driver.type,

    /** Opens a path of the site and waits until React has started. */
    async open(path: string) {
      await driver.goTo(front.origin + path);
      await this.settled();
    },
    async reload() {
      await driver.reload();
      await this.settled();
    },
    settled: () =>
      expect
        .poll(
          () =>
            run(() => {
              const root = document.getElementById('root');
              return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
            }),
          polling,
        )
        .toBe(true),

    async fill(label: string, value: string) {
      await click('textbox', label);
      await driver.press(['Control', 'a']);
      await driver.press(['Backspace']);
      await driver.type(value);
      await expect.poll(() => text('textbox', label), polling).toBe(value);
    },

    see: (sentence: string | RegExp, role?: string, name?: string, exact?: boolean) =>
      expect.poll(() => text(role, name, exact), polling).toMatch(sentence),
    seeNot: (sentence: string | RegExp, role?: string, name?: string) =>
      expect.poll(() => text(role, name), polling).not.toMatch(sentence),
    at: (path: string | RegExp) =>
      expect
        .poll(async () => {
          const { pathname, search } = new URL(await driver.url());
          return pathname + search;
        }, polling)
        .toMatch(typeof path === 'string' ? new RegExp(`^${path.replaceAll('?', '\\?')}$`) : path),

    /** Returns the words that are struck through in the result. */
    marks: () =>
      run<string[]>(() =>
        [...document.querySelectorAll('.page-text del')].map(({ textContent }) => textContent?.trim() ?? ''),
      ),

    /** Expects that removed words are struck through, and that nothing is cut off, outside the window or overlapping. */
    async looksRight() {
      expect(await run(unstruck)).toEqual([]);
      await expect.poll(() => run(crowded), { timeout: 3_000 }).toEqual([]);
    },
  };
}

/** Saves a screenshot of a window in which a test failed. */
export async function keepPicture(driver: Driver, name: string) {
  mkdirSync('.cache/browsers', { recursive: true });
  const file = `.cache/browsers/${name.replaceAll(/\W+/g, ' ').slice(0, 70)}.png`;
  writeFileSync(file, await driver.screenshot());
}
