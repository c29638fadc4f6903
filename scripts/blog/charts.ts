// Draws the charts of the first posts from content/blog/figures.json: node scripts/blog/charts.ts
import { readFileSync, writeFileSync } from 'node:fs';

type Bar = { label: string; value: number; colour: string };
type Group = { label: string; bars: Bar[] };

type Figures = {
  habits_per_1000_words: Record<string, Record<string, number>>;
  detectors: { texts_by_votes: number[] };
};

const paper = '#fbf9f5';
const ink = '#24211d';
const colours = { machine: '#a8442a', later: '#d08a5a', human: '#2f6f5e' };
const text = `font-family="system-ui, sans-serif" fill="${ink}"`;
const [width, left, rowHeight, gap, top] = [720, 210, 20, 16, 52] as const;
const room = width - left - 70;

/** Bars from left to right, in groups. It needs no style sheet, which the security policy of the page would not load. */
function chart(title: string, groups: Group[], legend: Omit<Bar, 'value'>[] = []): string {
  const largest = Math.max(...groups.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const drawn: string[] = [];
  let y = top;
  for (const { label, bars } of groups) {
    const middle = y + (bars.length * rowHeight) / 2 + 5;
    drawn.push(
      `<text x="${left - 12}" y="${middle}" font-size="15" text-anchor="end" ${text}>${label}</text>`,
    );
    for (const { value, colour } of bars) {
      const length = Math.max(1, Math.round((value / largest) * room));
      drawn.push(
        `<rect x="${left}" y="${y + 2}" width="${length}" height="${rowHeight - 4}" fill="${colour}"/>`,
        `<text x="${left + length + 8}" y="${y + 15}" font-size="13" ${text}>${value}</text>`,
      );
      y += rowHeight;
    }
    y += gap;
  }
  const keys = legend.flatMap(({ label, colour }, i) => [
    `<rect x="${left + i * 160}" y="${y}" width="12" height="12" fill="${colour}"/>`,
    `<text x="${left + i * 160 + 18}" y="${y + 11}" font-size="13" ${text}>${label}</text>`,
  ]);
  const height = y + (legend.length > 0 ? 28 : 4);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${title}</title>`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    `<text x="20" y="30" font-size="16" font-weight="600" ${text}>${title}</text>`,
    ...drawn,
    ...keys,
    '</svg>',
    '',
  ].join('\n');
}

const kinds = [
  { key: 'essay_2025', label: 'Essays, 2025', colour: colours.machine },
  { key: 'models_2026', label: 'Models, 2026', colour: colours.later },
  { key: 'human', label: 'People', colour: colours.human },
] as const;

const habitLabels = {
  'triad "a, b, and c"': 'Lists of three',
  ', …ing tail': 'A tail in -ing',
  'marker word (crucial, robust, testament …)': 'Marker words',
  'em dash': 'Long dashes',
  '"not just/only X but Y"': 'Not only X but Y',
};

const voteLabels = ['none of the five', 'one', 'two', 'three', 'four', 'all five'];

export function drawCharts({ habits_per_1000_words: habits, detectors }: Figures): Record<string, string> {
  return {
    'habits.svg': chart(
      'Habits per 1,000 words',
      Object.entries(habitLabels).map(([name, label]) => ({
        label,
        bars: kinds.map(({ key, ...kind }) => ({ ...kind, value: habits[name]?.[key] ?? 0 })),
      })),
      [...kinds],
    ),
    'detectors.svg': chart(
      'Texts by how many detectors called them human',
      detectors.texts_by_votes.map((value, i) => {
        const label = voteLabels[i] ?? '';
        const agree = i === 0 || i === voteLabels.length - 1;
        return { label, bars: [{ label, value, colour: agree ? colours.human : colours.later }] };
      }),
    ),
  };
}

if (import.meta.main) {
  const figures: Figures = JSON.parse(readFileSync('content/blog/figures.json', 'utf8'));
  for (const [file, svg] of Object.entries(drawCharts(figures)))
    writeFileSync(`web/public/charts/${file}`, svg);
}
