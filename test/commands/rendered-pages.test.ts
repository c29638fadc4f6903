import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand } from '#contract/brand.ts';
import { ownerClaims } from '#contract/claims.ts';
import { readers } from '#contract/engine.ts';
import { descriptions, isRendered } from '#contract/descriptions.ts';
import { pageNames, pages } from '#contract/pages.ts';
import figures from '#content/published.json' with { type: 'json' };
import { inBrowser, inDatabase, inForgettingStore, cookies } from '#content/legal/privacy.ts';
import { mainLinks } from '#navigation/links.ts';

const rendered = pageNames.filter(isRendered);
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const plain = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&([#\w]+);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,;:?])/g, '$1');

/** Reads a page as built, before any script runs; `text` is without tags, from the main content to the footer. */
function read(name: string) {
  const html = readFileSync(`dist/${name === 'home' ? 'index' : name}.html`, 'utf8');
  const body = /<main[\s\S]*<\/footer>/.exec(html)?.[0] ?? '';
  return { html, body, text: plain(body) };
}

const inOrder = (text: string, words: readonly string[]) => {
  for (const each of words) expect(text).toContain(each);
  const places = words.map((each) => text.indexOf(each));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
};

test.each(rendered)('the page "%s" has the meta tags and the picture for sharing', (name) => {
  const found = read(name).html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  const tags = Object.fromEntries([...found].map(([, key, value = '']) => [key, plain(value)]));
  expect(tags).toMatchObject({
    description: descriptions[name],
    'og:title': pages[name].title,
    'og:url': brand.origin + pages[name].path,
    'og:image': expect.stringMatching(/^https:\/\/[^"]+\.png$/),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': expect.stringMatching(/\w/),
    'twitter:card': 'summary_large_image',
  });
  expect(existsSync(tags['og:image']!.replace(brand.origin, 'dist'))).toBe(true);
});

const stored = [...inDatabase, ...inForgettingStore, ...cookies, ...inBrowser];
const said: [page: string, what: string, words: readonly string[]][] = [
  [
    'home',
    'what the plans cost, in its FAQ',
    [
      '500 words a month, up to 500 at a time.',
      'Pro costs $5 a month for 30,000 words, up to 3,000 at a time',
      'Ultra costs $10 a month and has no limit',
      '500 words a month are free',
    ],
  ],
  [
    'earn',
    'what is paid, when and for what, and what is not allowed',
    [
      'We pay $1.50 for every 1,000 real views, every Friday, with no approval and no follower minimum.',
      'You receive $150 At $1.50 for every 1,000 real views.',
      '10,000 the minimum payout $15',
      '10,000,000 the most for one video $15,000',
      'Up to $15,000 per video, and as many videos as you like.',
      'Every Friday we pay what was claimed in the previous week. The money arrives within 48 hours.',
      'through a wallet provider, a card provider or by bank transfer',
      `Mention ${brand.domain} and ${brand.hashtag} in it.`,
      `Write to ${brand.supportEmail} with the link to the video`,
      'Support answers in about 24 hours.',
      'It is not for academic dishonesty',
    ],
  ],
  [
    'contact',
    'when support answers, and what else can help',
    [
      'Usually within 24 hours',
      '24/7 customer support Write to us at any time.',
      'URGENT',
      'Mobile apps',
      'Quick help',
    ],
  ],
  [
    'privacy',
    'everything that is stored, and for how long',
    [
      ...stored.flatMap(({ title, names, what, until }) => [title, what, until, names].flat()),
      'neither keep your texts nor train on them',
    ],
  ],
  [
    'privacy',
    'who reads a text, for each engine and for the user’s own assistant',
    Object.values(readers).flatMap(({ by, reads }) => [by, reads]),
  ],
  [
    'terms',
    'who owns a text, what it costs, that nothing renews and what is not allowed',
    ['stays yours', '500 words a month', '30,000', 'Nothing renews by itself', 'academic dishonesty'],
  ],
  [
    'scores',
    'how far five detectors agree and what published tools lose compared with ours, without brand names',
    [
      'Five detectors judged 818 rewritten texts. All five agreed on 35% of them.',
      'Words changed 60% 45 to 66% 21% 0%',
      'Number missing 40% 21 to 65% 7% 0%',
      '1,551 texts by people and by models that our rules rewrote',
      'HumanizerBench, June and July 2026, CC BY 4.0',
    ],
  ],
];

test.each(said)('the file of the page "%s" says %s', (name, _, words) => {
  const { text } = read(name);
  for (const each of words) expect(text).toContain(each);
  expect(text).not.toMatch(/250 words|grammarly|undetectable\.ai|stealth|phrasly|humbot/i);
});

test('the page on scores has a row for each of five detectors and for each pair', () => {
  const { called_human_percent: called, pairs } = figures.detectors;
  const rows = [
    ...Object.entries(called).map(([name, percent]) => `${name} ${percent.toFixed(1)}%`),
    ...pairs.map(({ one, other, percent }) => `${one} and ${other} ${percent.toFixed(1)}%`),
  ];
  expect(rows).toHaveLength(15);
  for (const row of rows) expect(read('scores').text.toLowerCase()).toContain(row);
});

test('the home page has all sections below the tool in order, and the pricing page lists what Ultra has', () => {
  const { body, text } = read('home');
  inOrder(text, [
    'Your Text',
    'Get it for Android',
    'Get it for iOS',
    'Three steps',
    'No fact lost in 1,551 texts rewritten by our rules',
    'Five AI detectors agree on only 35% of 818 rewritten texts',
    'Science you can check',
    'What we never do to a text',
    'What other tools lose 12 humanizing services rewrote the same 61 texts.',
    '40% of the texts with numbers',
    '48% of the texts with names',
    '55% of the texts with quotations',
    'Questions Have another one?',
    'See what a careful editor would do',
  ]);
  expect(text.lastIndexOf(brand.supportEmail)).toBeGreaterThan(text.indexOf('See what a careful editor'));
  expect(body).toContain('href="/scores#losses"');
  inOrder(read('pricing').text, ['Subscribe Now', 'Everything in Pro', 'Fast processing']);
});

test.each(rendered)('the page "%s" shows no claim that the owner has not confirmed', (name) => {
  const claims = [...ownerClaims.figures, ...ownerClaims.testimonials];
  for (const claim of claims.filter(({ confirmed }) => !confirmed))
    expect(read(name).html).not.toContain('words' in claim ? claim.words : claim.figure);
});

test('each question of the home page can be linked to, and questions are closed at first', () => {
  const { body } = read('home');
  expect(body).toMatch(/<h2 id="faq"/);
  const ids = [...body.matchAll(/<details><summary>[^<]+<\/summary><div id="([\w-]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(7);
  for (const id of ids) expect(body).toContain(`href="/#${id}"`);
  expect(read('earn').body.match(/<details>/g)).toHaveLength(7);
  expect(read('earn').body).toContain(`href="mailto:${brand.supportEmail}?subject=Creator%20programme"`);
});

test('the contact page links to quick help', () => {
  const { body } = read('contact');
  for (const address of [brand.androidApp, brand.iosApp, '/pricing', '/#faq', '/scores'])
    expect(body).toContain(`href="${address}"`);
});

test('every page links to the others in its header and its footer', () => {
  for (const name of [...rendered, '404']) {
    const { html } = read(name);
    const footer = /<footer[\s\S]*?<\/footer>/.exec(html)?.[0] ?? '';
    for (const part of [/<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? '', footer]) {
      for (const { label } of mainLinks) expect(part, name).toContain(`>${label}</a>`);
      for (const app of [brand.androidApp, brand.iosApp]) expect(part, name).toContain(app);
    }
    for (const path of ['/contact', '/privacy', '/terms']) expect(footer, name).toContain(`href="${path}"`);
  }
});

/** Returns the script tags that a document loads immediately. */
const asked = (name: string) =>
  read(name)
    .html.replace(/<template id="app">.*?<\/template>/, '')
    .match(/<script[^>]*>/g);

test('a rendered page does not request the app script before it has been painted, while a page drawn by a script does at once', () => {
  for (const name of ['home', 'pricing', '404', 'parts/blog'])
    expect(asked(name), name).toEqual(['<script src="/theme.js">', '<script src="/start.js" defer>']);
  expect(asked('shell')).toContainEqual(expect.stringMatching(/type="module".*\/assets\/index-/));
});
