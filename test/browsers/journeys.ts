import { describe, afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, type Engine } from './driver.ts';
import { isHere, start } from './engines.ts';
import { type Access, openFront } from './front.ts';
import { createPage, keepPicture, type Page } from './page.ts';
import { accountJourneys } from './journeys/account.ts';
import { blogJourneys } from './journeys/blog.ts';
import { rewritingJourneys } from './journeys/rewriting.ts';

type Settings = Access & { faults?: RegExp };
/** Registers a journey as a test, with a new window and a new address. */
export type Journey = (
  name: string,
  walk: (page: Page, engine: Engine) => Promise<void>,
  settings?: Settings,
) => void;

/** Registers all journeys of users in one engine. */
export function journeysIn(name: Engine['name']) {
  describe.skipIf(!isHere(name))(name, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await start(name);
    });
    afterAll(() => engine?.close());

    const journey: Journey = (title, walk, { faults, ...access } = {}) =>
      test(title, async () => {
        const front = await openFront(process.env.TEST_ORIGIN ?? '', access);
        const driver = await engine.open(desktop);
        try {
          await walk(createPage(driver, front), engine);
          expect(front.faults.filter((fault) => !faults?.test(fault))).toEqual([]);
        } catch (error) {
          await keepPicture(driver, `${name} ${title}`);
          throw error;
        } finally {
          await driver.close();
          await front.close();
        }
      });

    rewritingJourneys(journey);
    accountJourneys(journey);
    blogJourneys(journey);
  });
}
