import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand } from '#contract/brand.ts';
import { claims } from '#content/claims.ts';
import { mainLinks } from '#navigation/links.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** What the file of a page says, without the tags. */
function read(file: string) {
  const html = readFileSync(`dist/${file}`, 'utf8');
  const body = /<main[\s\S]*<\/footer>/.exec(html)?.[0] ?? '';
  const text = body
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&([#\w]+);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,;:?])/g, '$1');
  return { html, body, text };
}

const inOrder = (text: string, words: readonly string[]) => {
  for (const each of words) expect(text).toContain(each);
  const places = words.map((each) => text.indexOf(each));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
};

test('the file of the home page holds all that stands below the tool, from the apps to the footer', () => {
  const { body, text } = read('index.html');
  inOrder(text, [
    'Your Text',
    'Get it for Android',
    'Get it for iOS',
    'Three steps',
    'Paste your text',
    'Check the AI score',
    'Humanize It comes back',
    'Trusted by 250,000+ users',
    'Trained on 1.2 million samples',
    'Science you can check',
    'What we never do to a text',
    'From people who write',
    'Questions Another one?',
    'See what a careful editor would do',
  ]);
  expect(text.lastIndexOf(brand.supportEmail)).toBeGreaterThan(text.indexOf('See what a careful editor'));
  expect(body.match(/<blockquote>/g)).toHaveLength(3);
  for (const { words, by } of claims.testimonials) inOrder(text, [words, by]);
  expect(body).toMatch(/<h2 id="faq"/);
  expect(body).toContain(`href="${brand.androidApp}"`);
  expect(body).toContain(`href="${brand.iosApp}"`);
});

test('the questions of the home page can be linked to one by one, and are found closed', () => {
  const { body, text } = read('index.html');
  const ids = [...body.matchAll(/<details><summary>[^<]+<\/summary><div id="([\w-]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(7);
  for (const id of ids) expect(body).toContain(`href="/#${id}"`);
  expect(text).toContain('500 words a month, in texts of up to 500 words.');
  expect(text).toContain('A month of Pro costs $5 and has 30,000 words, up to 3,000 at a time');
  expect(text).toContain('a month of Ultra costs $10 and has no limit');
  expect(text).toContain('500 words a month cost nothing');
  expect(text).not.toContain('250 words');
});

test('the file of the creator programme says what is paid, when, for what, and what it is not for', () => {
  const { body, text } = read('earn.html');
  for (const words of [
    'Earn with Us',
    'We pay $1.50 for every 1,000 real views, every Friday, with no approval and no follower minimum.',
    'You receive $150 At $1.50 for every 1,000 real views.',
    '10,000 the minimum payout $15',
    '10,000,000 the most for one video $15,000',
    'Up to $15,000 per video, and as many videos as you like.',
    'No cap on videos',
    'Paid weekly Each Friday for the previous week, in US dollars.',
    'Every Friday we pay what was claimed in the previous week. The money arrives within 48 hours.',
    'through a wallet provider, a card provider or by bank transfer',
    'No approval',
    'No follower minimum',
    `Mention ${brand.domain} and ${brand.hashtag} in it.`,
    `Write to ${brand.supportEmail} with the link to the video`,
    'Support answers in about 24 hours.',
    'It is not for academic dishonesty',
  ]) {
    expect(text).toContain(words);
  }
  expect(body.match(/<details>/g)).toHaveLength(7);
  expect(body).toContain(`href="mailto:${brand.supportEmail}?subject=Creator%20programme"`);
});

test('the file of the prices names what Ultra has beside its words', () => {
  const { text } = read('pricing.html');
  inOrder(text, ['Subscribe Now', 'Everything in Pro', 'Fast processing', 'Priority support']);
});

test('every page leads to the others from its header and its footer', () => {
  for (const file of ['index.html', 'earn.html', 'pricing.html', 'scores.html', '404.html']) {
    const { html } = read(file);
    for (const part of [/<header[\s\S]*?<\/header>/, /<footer[\s\S]*?<\/footer>/]) {
      const links = part.exec(html)?.[0] ?? '';
      for (const { label } of mainLinks) expect(links).toContain(`>${label}</a>`);
      expect(links).toContain(brand.androidApp);
      expect(links).toContain(brand.iosApp);
    }
  }
});

/** The scripts that a document asks for by itself. */
const askedByDocument = (file: string) =>
  read(file)
    .html.replace(/<template id="app">.*?<\/template>/, '')
    .match(/<script[^>]*>/g);

test('no rendered page asks for its script before it has been painted, and one that a script draws does at once', () => {
  for (const file of ['index.html', 'pricing.html', '404.html', 'parts/blog.html'])
    expect(askedByDocument(file), file).toEqual([
      '<script src="/theme.js">',
      '<script src="/start.js" defer>',
    ]);
  expect(askedByDocument('shell.html')).toContainEqual(
    expect.stringMatching(/type="module".*\/assets\/index-/),
  );
});
