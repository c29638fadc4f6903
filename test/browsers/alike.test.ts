import { mkdirSync, writeFileSync } from 'node:fs';
import axe from 'axe-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { somebody } from '../server/people.ts';
import { desk, type Engine, phone } from './driver.ts';
import { engineNames, isHere, start } from './engines.ts';
import { openFront } from './front.ts';
import { boxes, drawnBySystem } from './in-page.ts';
import { signUp } from './journeys/account.ts';
import { humanize } from './journeys/rewriting.ts';
import { createPage, type Page } from './page.ts';

type Boxes = Record<string, number[] | null>;
type Look = { boxes: Boxes; violations: string[] };

const tool = {
  header: '.header',
  source: '.source-page',
  'the text': '.source-text',
  'what is asked': '.source-page .page-line',
  'its foot': '.source-page .page-foot',
  result: '.result-page',
  'foot of the result': '.result-page .page-foot',
  sidebar: '.sidebar',
  'words left': '.words-remaining',
};

/** Each goes on where the one before it left off. */
const states: Record<
  string,
  { parts: Record<string, string>; from?: string; reach: (page: Page) => Promise<unknown> }
> = {
  'the sample': {
    parts: tool,
    async reach(page) {
      await page.open('/');
      await page.see(/\d+ changes/, 'region', 'Humanized Result');
      await page.see('words to try', '.words-remaining');
      expect(await page.run(drawnBySystem)).toEqual([]);
    },
  },
  'a text typed in': {
    parts: tool,
    reach: (page) => page.fill('Your Text', 'Moreover, it is important to note that we utilize 31 rooms.'),
  },
  'a result': { parts: tool, reach: (page) => humanize(page) },
  'the card of a change': {
    parts: { ...tool, card: '.change-card' },
    async reach(page) {
      await page.click('.edit', 'utilized', false);
      await page.see('A plainer word', '.change-card');
    },
  },
  'side by side': {
    parts: tool,
    async reach(page) {
      await page.press('Escape');
      await page.click('radio', 'Side by side');
      await page.see('Reasons', 'region', 'About this result');
    },
  },
  'on a phone': {
    parts: { header: '.header', tabs: '.page-tabs', result: '.result-page', foot: '.result-page .page-foot' },
    async reach(page) {
      await page.driver.resize(phone);
      await page.click('radio', 'Changes');
    },
  },
  'in the dark': {
    parts: { header: '.header', tabs: '.page-tabs', source: '.source-page', foot: '.source-page .page-foot' },
    async reach(page) {
      await page.click('button', 'Theme');
      await page.click('radio', 'Dark');
      await page.press('Escape');
      await page.click('button', 'Original', false);
    },
  },
  'the plans': {
    parts: { header: '.header', title: 'main h1', plan: '.plan', 'the last': '.plan:last-child' },
    async reach(page) {
      await page.driver.resize(desk);
      await page.open('/pricing');
    },
  },
  'the window to sign up': {
    parts: {
      dialog: 'dialog[open]',
      name: '[name=full_name], dialog[open] input',
      button: 'dialog[open] .button-primary',
    },
    // Chromium keeps room for a bar that the others lay over the page.
    from: 'dialog[open]',
    async reach(page) {
      await page.click('button', 'Try for free');
      await page.find('textbox', 'Full Name');
    },
  },
  'the settings': {
    parts: { header: '.header', main: 'main', title: 'main h1' },
    async reach(page) {
      await page.press('Escape');
      await signUp(page, { ...somebody(), email: `ada.${crypto.randomUUID().slice(0, 8)}@example.org` });
      await page.open('/account-settings');
      await page.find('button', 'Edit Profile');
    },
  },
};

async function violations(page: Page): Promise<string[]> {
  return page.driver.run(`async () => {
    ${axe.source}
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 120)));
  }`);
}

async function walk(engine: Engine): Promise<Record<string, Look>> {
  const front = await openFront(inject('server'));
  const driver = await engine.open(desk);
  const page = createPage(driver, front);
  const seen: Record<string, Look> = {};
  try {
    for (const [name, { parts, from, reach }] of Object.entries(states)) {
      await reach(page);
      await page.looksRight();
      seen[name] = { boxes: await page.run<Boxes>(boxes, parts, from), violations: await violations(page) };
      mkdirSync('.cache/browsers', { recursive: true });
      writeFileSync(`.cache/browsers/${name}, ${engine.name}.png`, await driver.screenshot());
    }
  } finally {
    await driver.close();
    await front.close();
  }
  return seen;
}

const engines: Engine[] = [];
const looks: Partial<Record<Engine['name'], Record<string, Look>>> = {};

beforeAll(async () => {
  for (const name of engineNames.filter(isHere)) engines.push(await start(name));
}, 60_000);

afterAll(() => Promise.all(engines.map((engine) => engine.close())));

test(
  'each engine gets to each state, where nothing is cut and nothing overlaps',
  { timeout: 180_000 },
  async () => {
    await Promise.all(
      engines.map(async (engine) => {
        looks[engine.name] = await walk(engine);
      }),
    );
  },
);

const others = engineNames.filter((name) => name !== 'chromium' && isHere(name));

test.each(others.flatMap((name) => Object.keys(states).map((state) => ({ name, state }))))(
  '$name draws $state where Chromium does, and axe finds nothing in it',
  ({ name, state }) => {
    const [here, there] = [looks[name]?.[state], looks.chromium?.[state]];
    const far = Object.entries(here?.boxes ?? {}).filter(
      ([part, box]) =>
        !box?.every((side, at) => Math.abs(side - (there?.boxes[part]?.[at] ?? Infinity)) <= 6),
    );
    expect(
      far.map(([part, box]) => `${part}: ${String(box)} and there ${String(there?.boxes[part])}`),
    ).toEqual([]);
    expect(here?.violations).toEqual([]);
  },
);
