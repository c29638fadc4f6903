import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from '../eval/measures/measures.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof categories)[number];
/** The part of Lighthouse's result that is read. */
type Result = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};
type Audit = (address: string, only: readonly Category[]) => Promise<Result | undefined>;

/** Runs Lighthouse with its mobile preset. */
export const auditWith =
  (chromePath: string): Audit =>
  async (address, only) => {
    const chrome = await launch({ chromePath, chromeFlags: ['--headless', '--no-sandbox'] });
    try {
      return (await lighthouse(address, { port: chrome.port, onlyCategories: [...only] }))?.lhr;
    } finally {
      chrome.kill();
    }
  };

/** Does not run Lighthouse: checks that the page responds, and returns a recorded result. */
export const recordedAudit: Audit = async (address, only) => {
  const { ok, status } = await fetch(address);
  if (!ok) throw new Error(`${address} answered ${status}.`);
  return {
    categories: Object.fromEntries(only.map((category) => [category, { score: 0.97 }])),
    audits: { 'largest-contentful-paint': { numericValue: 1234.5 } },
  };
};

function demandFigure(name: string, figure: number | null | undefined): number {
  if (typeof figure !== 'number') throw new Error(`Lighthouse measured no ${name}.`);
  return figure;
}

/** Returns medians over the runs: scores from 0 to 100, and the largest contentful paint in ms. */
export async function measurePage(
  address: string,
  audit: Audit,
  { runs, only = categories }: { runs: number; only?: readonly Category[] },
) {
  const results: (Result | undefined)[] = [];
  for (let run = 0; run < runs; run++) results.push(await audit(address, only));
  const scoreIn = (result: Result | undefined, category: Category) =>
    Math.round(100 * demandFigure(category, result?.categories[category]?.score));
  const paint = 'largest-contentful-paint';
  return {
    score: (category: Category) => median(results.map((result) => scoreIn(result, category))),
    largestPaint: median(results.map((result) => demandFigure(paint, result?.audits[paint]?.numericValue))),
  };
}
