import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const figures = JSON.parse(readFileSync('web/src/content/published.json', 'utf8'));
const page = readFileSync('dist/scores.html', 'utf8').replaceAll(/<[^>]+>/g, '');

test('the page on scores says how far five detectors agree, pair by pair, and what each calls human', () => {
  expect(page).toContain('Of 818 rewritten texts that five detectors judged, all five said the same of 35%.');
  expect(Object.keys(figures.detectors.called_human_percent)).toHaveLength(5);
  expect(figures.detectors.pairs).toHaveLength(10);
  for (const row of [
    'ZeroGPT80.3%',
    'Originality43.6%',
    'Copyleaks and Winston82.5%',
    'Originality and ZeroGPT55.0%',
  ])
    expect(page).toContain(row);
});

test('it says what published tools change and lose beside ours, by kind of tool and by no brand', () => {
  for (const row of ['Words changed60% 45 to 66%21% 4%', 'Number missing39% 20 to 64%7% 0%'])
    expect(page).toContain(row);
  for (const what of [
    'Name missing',
    'Quotation missing or altered',
    '“Not” missing',
    'Paragraphs, headings or list items',
  ])
    expect(page).toContain(what);
  expect(page).toContain('HumanizerBench, June and July 2026, CC BY 4.0');
  expect(page).not.toMatch(/grammarly|undetectable\.ai|stealth|phrasly|humbot/i);
});
