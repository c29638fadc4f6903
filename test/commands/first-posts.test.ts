import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, expect, test } from 'vitest';
import { drawCharts } from '../../scripts/research/blog-charts.ts';
import { seedStatements } from '../../scripts/generate/posts.ts';

const figures = JSON.parse(readFileSync('content/blog/figures.json', 'utf8'));

type Row = { slug: string; title: string; content: string; text: string; words: number; published: number };
const database = new DatabaseSync(':memory:');
const posts = () => database.prepare('SELECT * FROM blog_posts ORDER BY created_at').all() as Row[];
const seed = async () => {
  for (const statement of await seedStatements()) database.exec(statement);
};

beforeAll(async () => {
  for (const file of readdirSync('migrations').toSorted())
    if (file.endsWith('.sql'))
      database.exec(readFileSync(`migrations/${file}`, 'utf8').replaceAll('--> statement-breakpoint', '\n'));
  await seed();
});

test('seeding adds three published posts of 700 to 1,200 words, with typographic quotation marks', () => {
  expect(posts()).toHaveLength(3);
  for (const { slug, title, text, words, published } of posts()) {
    expect([words >= 700, words <= 1200, published], slug).toEqual([true, true, 1]);
    expect(`${title} ${text}`).not.toMatch(/["']/);
  }
});

test('each picture of a post exists, and has its size and an alternative text', () => {
  const pictures = posts().flatMap(({ content }) =>
    [...content.matchAll(/<img [^>]+>/g)].map(([tag]) => tag),
  );
  expect(pictures).toHaveLength(2);
  for (const tag of pictures) {
    const [, src] = /src="\/charts\/([a-z]+\.svg)"/.exec(tag)!;
    const svg = readFileSync(`web/public/charts/${src}`, 'utf8');
    const [, width, height] = /<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg)!;
    expect(tag).toContain(`width="${width}" height="${height}"`);
    expect(tag).toMatch(/alt="[^"]{60,}"/);
  }
});

test('a second seeding changes nothing', async () => {
  database.exec(
    `UPDATE blog_posts SET title = 'Edited', content = 'Edited' WHERE slug = '${posts()[0]!.slug}'`,
  );
  await seed();
  expect(posts()).toHaveLength(3);
  expect(posts()[0]!.content).toBe('Edited');
});

test('the charts match the stored figures', () => {
  for (const [file, svg] of Object.entries(drawCharts(figures))) {
    expect(readFileSync(`web/public/charts/${file}`, 'utf8'), file).toBe(svg);
    expect(svg).not.toMatch(/style=|<script/);
  }
});

test('each colour of a chart has another for dark mode', () => {
  for (const svg of Object.values(drawCharts(figures))) {
    const [, dark = ''] = /@media \(prefers-color-scheme: dark\) \{\n(.*?)\n\}\n/s.exec(svg) ?? [];
    const rules = new Map(
      [...dark.matchAll(/\.?(\w+) \{ fill: (#\w+) \}/g)].map(([, of, fill]) => [of, fill]),
    );
    const drawn = [...svg.matchAll(/<(rect|text) class="(\w+)"[^>]* fill="(#\w+)"/g)];
    expect(drawn).toHaveLength([...svg.matchAll(/<(?:rect|text)\b/g)].length);
    for (const [, tag, look, fill] of drawn) {
      expect(rules.get(tag === 'text' ? tag : look), look).toMatch(/^#/);
      expect(rules.get(tag === 'text' ? tag : look)).not.toBe(fill);
    }
  }
});

/** The numbers in each row of a post's tables. */
const table = (file: string) =>
  readFileSync(`content/blog/${file}.md`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && /\d/.test(line.split('|').slice(2).join()))
    .map((line) =>
      line
        .split('|')
        .slice(2, -1)
        .map((cell) => Number.parseFloat(cell))
        .filter((cell) => !Number.isNaN(cell)),
    );

test('the tables of the posts match the counted figures', () => {
  const habits = figures.habits_per_1000_words;
  const rates = (name: string) =>
    ['essay_2025', 'models_2026', 'human'].map(
      (kind) => habits[Object.keys(habits).find((each) => each.includes(name))!][kind],
    );
  expect(
    table('what-makes-prose-sound-like-a-machines').filter((row) => row.length === 3 && row[0]! < 100),
  ).toEqual(['triad', 'ing tail', 'marker', 'em dash', 'not just'].map(rates));
  const { texts_by_votes: votes, called_human_percent: human } = figures.detectors;
  const shares = Object.values<number>(human).toSorted((one, other) => other - one);
  expect(table('what-detectors-agree-on')).toEqual([...votes, ...shares].map((each: number) => [each]));
});
