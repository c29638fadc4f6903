import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand } from '#contract/brand.ts';
import { descriptions, isRendered, type RenderedPage } from '#contract/descriptions.ts';
import { pageNames, pages } from '#contract/pages.ts';
import { inBrowser, inDatabase, inForgettingStore, cookies } from '#content/legal/privacy.ts';

/** As the build leaves it, before any script runs. */
const fileOf = (name: RenderedPage) => readFileSync(`dist/${name === 'home' ? 'index' : name}.html`, 'utf8');

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const plain = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ');

/** What a reader without a script finds between header and footer. */
const textOf = (name: RenderedPage) => plain(/<main.*<\/main>/s.exec(fileOf(name))?.[0] ?? '');

function tagsOf(name: RenderedPage) {
  const tags = fileOf(name).matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, key, value = '']) => [key, plain(value)]));
}

test.each(pageNames.filter(isRendered))('the page "%s" says what it is where it is shared', (name) => {
  const tags = tagsOf(name);
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

test('the contact page has all that the specification asks for, before its script runs', () => {
  const text = textOf('contact');
  for (const said of [
    brand.supportEmail,
    'Usually within 24 hours',
    '24/7 customer support',
    'Send Message',
    'URGENT',
    'Mobile apps',
    'Quick help',
    'The form needs JavaScript',
  ]) {
    expect(text).toContain(said);
  }
  const html = /<main.*<\/main>/s.exec(fileOf('contact'))?.[0] ?? '';
  const fields = [...html.matchAll(/<(?:input|textarea)[^>]* name="(\w+)"[^>]*>/g)].map(([tag, name]) => [
    name,
    tag.includes('required'),
  ]);
  expect(fields).toEqual([
    ['name', true],
    ['email', true],
    ['subject', true],
    ['message', true],
    ['leave_empty', false],
  ]);
  expect(html).toMatch(/<input[^>]*type="email"[^>]*>/);
  expect(html).toMatch(/<textarea[^>]*rows="6"/);
  for (const label of ['Name', 'Email', 'Subject', 'Message']) {
    expect(html).toMatch(new RegExp(`<label for="[^"]+">${label}</label>`));
  }
  for (const address of [brand.androidApp, brand.iosApp, '/pricing', '/#faq', '/scores']) {
    expect(html).toContain(`href="${address}"`);
  }
});

test('the privacy page names everything that is stored, with its time', () => {
  const text = textOf('privacy');
  for (const { title, names, what, until } of [
    ...inDatabase,
    ...inForgettingStore,
    ...cookies,
    ...inBrowser,
  ]) {
    for (const said of [title, what, until, ...names]) expect(text).toContain(said);
  }
  expect(text).toContain('neither kept nor trained on');
});

test('the terms say whose a text is, what it costs and what nobody promises', () => {
  const text = textOf('terms');
  for (const said of [
    'stays yours',
    '500 words a month',
    '30,000',
    'Nothing renews by itself',
    'academic dishonesty',
  ]) {
    expect(text).toContain(said);
  }
});

test('every page leads to contact, privacy and terms', () => {
  for (const name of pageNames.filter(isRendered)) {
    const footer = /<footer.*<\/footer>/s.exec(fileOf(name))?.[0];
    for (const path of ['/contact', '/privacy', '/terms']) expect(footer, name).toContain(`href="${path}"`);
  }
});
