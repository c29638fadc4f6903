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

/** A window as a person uses it: things are found by what they are called, and met by pointer and keys. */
export function createPage(driver: Driver, front: Front) {
  const run = <Value>(job: (...values: never[]) => Value, ...values: unknown[]) =>
    driver.run<Value>(String(job), ...values);

  /** Waits until it is there, can be met, and stands still. */
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

  /** What can be read of the whole page or of one thing on it. */
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

    /** Goes to an address of ours and waits until the app answers there. */
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

    /** The words that the marks in the result strike. */
    marks: () =>
      run<string[]>(() =>
        [...document.querySelectorAll('.page-text del')].map(({ textContent }) => textContent?.trim() ?? ''),
      ),

    /** Removed words are struck, and nothing is cut, sticks out or lies over another. */
    async looksRight() {
      expect(await run(unstruck)).toEqual([]);
      await expect.poll(() => run(crowded), { timeout: 3_000 }).toEqual([]);
    },
  };
}

/** What a window shows when a test fails in it. */
export async function keepPicture(driver: Driver, name: string) {
  mkdirSync('.cache/browsers', { recursive: true });
  const file = `.cache/browsers/${name.replaceAll(/\W+/g, ' ').slice(0, 70)}.png`;
  writeFileSync(file, await driver.screenshot());
}
