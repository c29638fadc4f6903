import { chromium } from '@playwright/test';
import { answerFor } from './answered.ts';
import { median } from '../eval/measures/measures.ts';
import { textOf } from './rewriter.ts';

/** Runs in the browser, which reports only tasks of 50 ms or more. */
const watchTasks = `
  let longest = 0;
  const note = (entries) => {
    for (const { duration } of entries) longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'longtask' });
  globalThis.takeLongest = async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
    note(observer.takeRecords());
    const taken = longest;
    longest = 0;
    return taken;
  };
`;

type Longest = { doing: string; longest: number }[];

/** Returns the longest task in ms of each step: pasting a text, typing, having it rewritten and reverting a change. */
async function oneRun(address: string, executablePath: string, words: number): Promise<Longest> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      // Waiting for what the page has stored evaluates a string of code in it.
      bypassCSP: true,
    });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const text = textOf(words).split(' ').slice(0, words).join(' ');
    await answerFor(page, text);
    await page.addInitScript({ content: watchTasks });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);

    const field = page.getByLabel('Your Text');
    const measured: Longest = [];
    const measure = async (doing: string, act: () => Promise<void>) => {
      await page.evaluate('takeLongest()');
      await act();
      measured.push({ doing, longest: Number(await page.evaluate('takeLongest()')) });
    };

    const counted = page.getByText(/^[\d,]{4,} \/ Unlimited words$/);
    await measure('pasting by the button, and counting', async () => {
      await page.getByRole('button', { name: 'Paste Text' }).click();
      await counted.waitFor();
    });
    await field.fill('');
    await measure('pasting by the keyboard, and counting', async () => {
      await field.press('ControlOrMeta+V');
      await counted.waitFor();
    });
    await measure('typing on', async () => {
      await field.press('Control+End');
      await field.pressSequentially(' and some more words.');
      await page.waitForFunction(
        `Object.entries(localStorage).some(([key, kept]) => key.startsWith('draft_') && kept.includes('some more words.'))`,
      );
    });
    const marks = page.locator('.edit');
    await measure('showing the result with its changes', async () => {
      await page.getByRole('button', { name: 'Humanize' }).click();
      await marks.first().waitFor();
      await page.getByText('Laying out the rest').waitFor({ state: 'detached' });
    });
    for (const view of ['Clean', 'Side by side', 'Changes']) {
      await measure(`switching to the view ${view}`, async () => {
        await page.getByRole('radio', { name: view }).check();
        // The timeout is for a page that draws no further frame.
        await page.evaluate(
          'new Promise((done) => { requestAnimationFrame(() => setTimeout(done)); setTimeout(done, 1_000); })',
        );
      });
    }
    await measure('taking a change back', async () => {
      await marks.first().press('Backspace');
      await page.getByRole('complementary').getByText('changes kept').waitFor();
    });
    await measure('going to the last change', () => marks.first().press('End'));
    return measured;
  } finally {
    await browser.close();
  }
}

type Amount = { runs: number; words: number };

/** Runs one browser after the other, and returns the median and the worst of each step. */
export async function longestTasks(address: string, executablePath: string, { runs: times, words }: Amount) {
  const runs: Longest[] = [];
  for (let run = 0; run < times; run++) runs.push(await oneRun(address, executablePath, words));
  return (runs[0] ?? []).map(({ doing }, at) => {
    const tasks = runs.map((run) => run[at]?.longest ?? 0);
    return { doing, longest: median(tasks), worst: Math.max(...tasks) };
  });
}
