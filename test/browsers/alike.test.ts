import axe from 'axe-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { somebody } from '../server/people.ts';
import { desktop, type Engine, phone, type Size } from './driver.ts';
import { engineNames, isHere, start } from './engines.ts';
import { openFront } from './front.ts';
import { boxes, drawnBySystem } from './in-page.ts';
import { signUp } from './journeys/account.ts';
import { humanize, result, source, stiff } from './journeys/rewriting.ts';
import { createPage, keepPicture, type Page } from './page.ts';

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

/** Each state continues where the previous one ended. */
const states: Record<
  string,
  { parts: Record<string, string>; from?: string; reach: (page: Page) => Promise<unknown> }
> = {
  'the sample': {
    parts: tool,
    async reach(page) {
      await page.open('/');
      await page.see(/\d+ changes/, 'region', 'Humanized Result');
      await page.see('words without an account', '.words-remaining');
      expect(await page.run(drawnBySystem)).toEqual([]);
    },
  },
  'a text typed in': { parts: tool, reach: (page) => page.fill(source, stiff) },
  'a result': {
    parts: tool,
    async reach(page) {
      await humanize(page);
      const struck = ['serves as a', 'It is important to note that the', 'utilized', 'in order to'];
      expect(await page.marks()).toEqual(struck);
    },
  },
  'the card of a change': {
    parts: { ...tool, card: '.change-card' },
    async reach(page) {
      await page.click('.edit', 'utilized', false);
      await page.see('A plainer word for “utilized”.', '.change-card');
    },
  },
  'side by side': {
    parts: tool,
    async reach(page) {
      await page.click('button', 'Revert');
      await page.see('3 of 4', 'region', 'About this result');
      await page.click('button', 'Undo');
      await page.see('4 of 4', 'region', 'About this result');
      await page.click('radio', 'Clean');
      await page.see('The additional hours will be used to meet', 'textbox', result);
      await page.click('textbox', result);
      await page.press('Control', 'End');
      await page.type(' She likes it.');
      await page.see('Ana Petrov runs it. She likes it.', 'textbox', result);
      await page.click('radio', 'Side by side');
      await page.see('It is important to note', 'region', result);
      await page.see('She likes it.', 'region', result);
    },
  },
  'the history': {
    parts: tool,
    async reach(page) {
      await page.click('button', 'Copy');
      await page.see('Copied');
      await page.click('radio', 'Changes');
      await page.click('textbox', source);
      await page.press('Control', 'a');
      await page.press('Control', 'v');
      const pasted = /^Moreover, the library, which opened in 1974, is a hub.*She likes it\.$/;
      await page.see(pasted, 'textbox', source);
      await page.reload();
      await page.see(pasted, 'textbox', source);
      await page.click('tab', 'History');
      await page.see('39 words, 4 of 4 changes kept', 'region', 'About this result');
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
      expect(await page.run(() => getComputedStyle(document.body).colorScheme)).toContain('dark');
      await page.click('.edit', 'utilized', false);
      await page.looksRight();
      await page.click('button', 'Close');
      await page.click('button', 'Original', false);
    },
  },
  'the plans': {
    parts: { header: '.header', title: 'main h1', plan: '.plan', 'the last': '.plan:last-child' },
    async reach(page) {
      await page.driver.resize(desktop);
      await page.open('/pricing');
    },
  },
  'the window to sign up': {
    parts: {
      dialog: 'dialog[open]',
      name: '[name=full_name], dialog[open] input',
      button: 'dialog[open] .button-primary',
    },
    // Chromium reserves room for a scrollbar that the others overlay.
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
      await signUp(page, somebody());
      await page.open('/account-settings');
      await page.find('button', 'Edit Profile');
    },
  },
};

/** States that axe checks: the tool with all that it can show, once in each theme, and each of the other screens. */
const readByAxe = new Set([
  'the card of a change',
  'side by side',
  'in the dark',
  'the plans',
  'the window to sign up',
  'the settings',
]);

/** Runs only the rules that depend on rendering: the stories check the others, whose results are the same in every engine. */
async function violations(page: Page): Promise<string[]> {
  return page.driver.run(`async () => {
    if (!globalThis.axe) { ${axe.source} }
    const { violations } = await axe.run(document, {
      runOnly: ['color-contrast', 'target-size', 'link-in-text-block', 'scrollable-region-focusable'],
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 120)));
  }`);
}

/** Width in px that Chromium reserves for a scrollbar, which the others overlay. */
const scrollBar = 15;
const besideBar = ({ width, height }: Size, { name }: Engine): Size => ({
  width: name === 'chromium' && width === desktop.width ? width + scrollBar : width,
  height,
});

async function walk(engine: Engine): Promise<Record<string, Look>> {
  const front = await openFront(process.env.TEST_ORIGIN ?? '');
  const driver = await engine.open(besideBar(desktop, engine));
  const page = createPage({ ...driver, resize: (size) => driver.resize(besideBar(size, engine)) }, front);
  const seen: Record<string, Look> = {};
  try {
    for (const [name, { parts, from, reach }] of Object.entries(states)) {
      await reach(page);
      await page.looksRight();
      const isRead = engine.name !== 'chromium' && readByAxe.has(name);
      seen[name] = {
        boxes: await page.run<Boxes>(boxes, parts, from),
        violations: isRead ? await violations(page) : [],
      };
    }
  } catch (error) {
    await keepPicture(driver, `${engine.name} walk`);
    throw error;
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
  'in each engine a visitor uses the sample, rewrites and edits a text, copies, reloads and signs up, and nothing is cut off or overlaps',
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
  '$name lays out $state like Chromium, and axe finds no violation in a state that it checks',
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
