// Draws the charts of the first posts from content/blog/figures.json: node scripts/research/blog-charts.ts
import { readFileSync, writeFileSync } from 'node:fs';

type Kind = 'machine' | 'later' | 'human';
type Bar = { value: number; kind: Kind };
type Group = { label: string; bars: Bar[] };
type Key = { label: string; kind: Kind };

type Figures = {
  habits_per_1000_words: Record<string, Record<string, number>>;
  detectors: { texts_by_votes: number[] };
};

const ink = { light: '#24211d', dark: '#ece8e0' };
const colours: Record<Kind, { light: string; dark: string }> = {
  machine: { light: '#a8442a', dark: '#dd7354' },
  later: { light: '#c47a45', dark: '#e9b78c' },
  human: { light: '#2f6f5e', dark: '#63b39c' },
};

const [width, left, rowHeight, gap, top] = [480, 150, 18, 14, 40] as const;
const room = width - left - 52;
/** Scale of the chart in a wide window. */
const scale = 1.25;

/** Font sizes for a phone, which scales the chart down, and for a wide window. */
const sizes = { title: [18, 14], label: [17, 12.5], value: [16, 11.5] } as const;

/** The default is for a light page on a phone; media queries adapt the picture to a dark page and to a wide window. */
const style = [
  '<style>',
  '@media (min-width: 500px) {',
  ...Object.entries(sizes).map(([name, [, wide]]) => `.${name} { font-size: ${wide}px }`),
  '}',
  '@media (prefers-color-scheme: dark) {',
  `text { fill: ${ink.dark} }`,
  ...Object.entries(colours).map(([kind, { dark }]) => `.${kind} { fill: ${dark} }`),
  '}',
  '</style>',
];

type Text = { x: number; y: number; look: keyof typeof sizes; more?: string };

const words = (text: string | number, { x, y, look, more = '' }: Text) =>
  `<text class="${look}" x="${x}" y="${y}" font-size="${sizes[look][0]}" fill="${ink.light}"${more}>${text}</text>`;

const box = (kind: Kind, x: number, y: number, [wide, high]: [number, number]) =>
  `<rect class="${kind}" x="${x}" y="${y}" width="${wide}" height="${high}" fill="${colours[kind].light}"/>`;

/** Draws horizontal bars in groups. */
function chart(title: string, groups: Group[], legend: readonly Key[] = []): string {
  const largest = Math.max(...groups.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const drawn: string[] = [];
  let y: number = top;
  for (const { label, bars } of groups) {
    const middle = y + (bars.length * rowHeight) / 2 + 5;
    drawn.push(words(label, { x: left - 10, y: middle, look: 'label', more: ' text-anchor="end"' }));
    for (const { value, kind } of bars) {
      const length = Math.max(1, Math.round((value / largest) * room));
      drawn.push(box(kind, left, y + 2, [length, rowHeight - 4]));
      drawn.push(words(value, { x: left + length + 6, y: y + 14, look: 'value' }));
      y += rowHeight;
    }
    y += gap;
  }
  const keys = legend.flatMap(({ label, kind }, i) => [
    box(kind, i * 165, y, [12, 12]),
    words(label, { x: i * 165 + 18, y: y + 11, look: 'value' }),
  ]);
  const height = y + (legend.length > 0 ? 20 : 0);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif">`,
    `<title>${title}</title>`,
    ...style,
    words(title, { x: 0, y: 20, look: 'title', more: ' font-weight="600"' }),
    ...drawn,
    ...keys,
    '</svg>',
    '',
  ].join('\n');
}

const kinds = [
  { key: 'essay_2025', label: 'Essays, 2025', kind: 'machine' },
  { key: 'models_2026', label: 'Models, 2026', kind: 'later' },
  { key: 'human', label: 'People', kind: 'human' },
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
        bars: kinds.map(({ key, kind }) => ({ kind, value: habits[name]?.[key] ?? 0 })),
      })),
      kinds,
    ),
    'detectors.svg': chart(
      'Texts by how many said “person”',
      detectors.texts_by_votes.map((value, i) => {
        const label = voteLabels[i] ?? '';
        const agree = i === 0 || i === voteLabels.length - 1;
        return { label, bars: [{ value, kind: agree ? 'human' : 'later' }] };
      }),
    ),
  };
}

if (import.meta.main) {
  const figures: Figures = JSON.parse(readFileSync('content/blog/figures.json', 'utf8'));
  for (const [file, svg] of Object.entries(drawCharts(figures)))
    writeFileSync(`web/public/charts/${file}`, svg);
}
