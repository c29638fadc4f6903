import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from './median.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Scores = Record<(typeof categories)[number], number>;

/** Lighthouse with its mobile preset: the median of three runs, each score from 0 to 100. */
export async function lighthouseScores(address: string, chromePath: string): Promise<Scores> {
  const runs: Scores[] = [];
  for (let run = 0; run < 3; run++) {
    const chrome = await launch({ chromePath, chromeFlags: ['--headless', '--no-sandbox'] });
    try {
      const result = await lighthouse(address, { port: chrome.port, onlyCategories: [...categories] });
      const score = (category: string) => Math.round((result?.lhr.categories[category]?.score ?? 0) * 100);
      runs.push({
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      });
    } finally {
      chrome.kill();
    }
  }
  const of = (category: keyof Scores) => median(runs.map((scores) => scores[category]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
  };
}
