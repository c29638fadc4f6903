import { randomBytes } from 'node:crypto';
import { chromium, type Page } from '@playwright/test';
import { answerFor } from './answered.ts';
import { median } from '../eval/measures/measures.ts';
import { wordsOf } from './rewriter.ts';

type Waited = { doing: string; milliseconds: number; worst: number; bar: number };

/** Runs in the browser: measures the time from an input to the next frame, and layout shifts in the meantime. */
const watch = `
  globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  globalThis.painted = [];
  const untilPainted = (name) => {
    const begun = performance.now();
    requestAnimationFrame(() => setTimeout(() => painted.push({ name, took: performance.now() - begun })));
  };
  addEventListener('keydown', () => untilPainted('key'), { capture: true });
  addEventListener('change', () => untilPainted('view'), { capture: true });
  globalThis.since = {};
  addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    const said = button?.textContent;
    if (!said?.includes('Humanize')) return;
    const begun = performance.now();
    const first = document.querySelector('.edit');
    const look = () => {
      const now = performance.now() - begun;
      if (!button.isConnected || button.textContent !== said) since.answered ??= now;
      const edit = document.querySelector('.edit');
      if (edit && edit !== first) since.shown ??= now;
      if (since.shown === undefined) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, { capture: true });
`;

const took = async (page: Page, name: string): Promise<number[]> =>
  (await page.evaluate<{ name: string; took: number }[]>('painted.splice(0)'))
    .filter((each) => each.name === name)
    .map((each) => each.took);

/** Rewrites 500 words as a guest with the real product; layout shifts are counted from the opening of the page. */
async function shortRun(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(wordsOf(500))})`);
  await page.getByLabel('Your Text').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
  await page.getByRole('button', { name: 'Humanize' }).click();
  await page.waitForFunction('since.shown !== undefined');
  await page.waitForLoadState('networkidle');
  return page.evaluate<{ answered: number; shown: number; shift: number }>('({ ...since, shift })');
}

/** Measures keys and switches of the view with a long text and a mocked result, so only the browser's work. */
async function longRun(page: Page, address: string, words: number) {
  const text = wordsOf(words);
  await answerFor(page, text);
  await page.goto(address, { waitUntil: 'networkidle' });
  const field = page.getByLabel('Your Text');
  await field.fill(text);
  await page.getByText(/^[\d,]{4,} \/ Unlimited words$/).waitFor();
  await field.press('ControlOrMeta+End');
  await took(page, 'key');
  await field.pressSequentially(' and a few more words', { delay: 60 });
  const keys = await took(page, 'key');
  await page.getByRole('button', { name: 'Humanize' }).click();
  await page.locator('.edit').first().waitFor();
  await page.getByText('Laying out the rest').waitFor({ state: 'detached' });
  const views: number[] = [];
  for (const view of ['Clean', 'Side by side', 'Changes']) {
    await page.getByRole('radio', { name: view }).check();
    await page.waitForFunction(`painted.some(({ name }) => name === 'view')`);
    views.push(...(await took(page, 'view')));
  }
  return { keys, views };
}

const waited = (doing: string, times: readonly number[], bar: number): Waited => ({
  doing,
  milliseconds: median(times),
  worst: Math.max(...times),
  bar,
});

/** Uses a new browser for each run, like a new visitor; returns the median and the worst of all. */
export async function waits(
  address: string,
  executablePath: string,
  { runs, words }: { runs: number; words: number },
): Promise<Waited[]> {
  const answered: number[] = [];
  const shown: number[] = [];
  const shifts: number[] = [];
  const keys: number[] = [];
  const views: number[] = [];
  for (let run = 0; run < runs; run++) {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    try {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await context.addInitScript({ content: watch });
      // A network that has not called before.
      await context.setExtraHTTPHeaders({ 'X-Address': `2001:db8:${randomBytes(2).toString('hex')}::1` });
      const first = await shortRun(await context.newPage(), address);
      answered.push(first.answered);
      shown.push(first.shown);
      shifts.push(first.shift);
      const second = await longRun(await context.newPage(), address, words);
      keys.push(...second.keys);
      views.push(...second.views);
    } finally {
      await browser.close();
    }
  }
  return [
    waited('500 words: something answers, ms', answered, 100),
    waited('500 words: the first change stands there, ms', shown, 300),
    waited('500 words: what moved by itself, shift', shifts, 0.02),
    waited('a long text: a key, ms', keys, 50),
    waited('a long text: another view, ms', views, 200),
  ];
}
