import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from '../eval/measures/measures.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof categories)[number];

async function runOnce(address: string, chromePath: string, onlyCategories: readonly Category[]) {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless', '--no-sandbox'] });
  try {
    const result = await lighthouse(address, { port: chrome.port, onlyCategories: [...onlyCategories] });
    const score = (category: Category) => Math.round((result?.lhr.categories[category]?.score ?? 0) * 100);
    const largestPaint = result?.lhr.audits['largest-contentful-paint']?.numericValue ?? 0;
    return { score, largestPaint };
  } finally {
    chrome.kill();
  }
}

/** With its mobile preset: the median of the runs, each score from 0 to 100, the largest paint in milliseconds. */
export async function measurePage(
  address: string,
  chromePath: string,
  { runs, only = categories }: { runs: number; only?: readonly Category[] },
) {
  const measured: Awaited<ReturnType<typeof runOnce>>[] = [];
  for (let run = 0; run < runs; run++) measured.push(await runOnce(address, chromePath, only));
  return {
    score: (category: Category) => median(measured.map(({ score }) => score(category))),
    largestPaint: median(measured.map(({ largestPaint }) => largestPaint)),
  };
}
