import { chromium } from '@playwright/test';

/** The longest task of each step, in milliseconds; 0 where none took 50, since Chromium reports no shorter ones. */
export type LongestTasks = { step: string; milliseconds: number }[];

// In the page's own words: these files are checked without the browser's types.
const watch = `
  globalThis.tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask' });
`;
/** Two frames and a turn later, what a step has caused is done and told. */
const settle = `new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)));
})`;

/** Goes through the long comparison of the specimen page: 100,000 words, some 8,000 changes. */
export async function longestComparisonTasks(
  specimen: string,
  executablePath: string,
): Promise<LongestTasks> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.addInitScript({ content: watch });
    await page.goto(specimen);
    const compare = page.getByRole('button', { name: 'Compare 100,000 words' });
    await compare.waitFor();

    const found: LongestTasks = [];
    const measure = async (step: string, act: () => Promise<void>) => {
      await page.evaluate('tasks.length = 0');
      await act();
      await page.evaluate(settle);
      const longest: number = await page.evaluate('Math.max(0, ...tasks)');
      found.push({ step, milliseconds: Math.round(longest) });
    };

    await measure('make the text up (the specimen’s own work)', () =>
      page.getByRole('button', { name: 'Make 100,000 words up' }).click(),
    );
    const long = page.getByRole('region', { name: 'A long text compared' });
    const amounts = long.getByRole('status').first();
    await measure('compare', async () => {
      await compare.click();
      await amounts.waitFor();
      await long.getByText('Laying out the rest').waitFor({ state: 'detached' });
    });
    await measure('take one back', () => long.locator('.edit').first().click());
    await measure('scroll through', async () => {
      for (let step = 0; step < 60; step++) await page.mouse.wheel(0, 3_000);
    });
    await measure('go to the last change', async () => {
      await long.getByRole('button', { name: 'Previous change' }).press('Enter');
      await page.keyboard.press('End');
    });
    await measure('list all sentences', () => long.getByLabel('Only sentences with changes').uncheck());
    await measure('take all back', () => long.getByRole('button', { name: 'Take all back' }).click());
    await measure('make all changes', () => long.getByRole('button', { name: 'Make all changes' }).click());
    await measure('open the numbers and see more', async () => {
      await long.locator('summary', { hasText: 'numbers' }).click();
      await long.getByRole('button', { name: /^Show 200 more/ }).click();
    });
    return found;
  } finally {
    await browser.close();
  }
}

if (import.meta.main) {
  const [specimen = 'http://localhost:8787/specimen', executablePath = '/usr/bin/chromium'] =
    process.argv.slice(2);
  console.table(await longestComparisonTasks(specimen, executablePath));
}
