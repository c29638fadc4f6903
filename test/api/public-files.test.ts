import { expect, test } from 'vitest';
import { brand } from '#contract/brand.ts';
import { isRendered } from '#contract/descriptions.ts';
import { pageNames, pages } from '#contract/pages.ts';
import { day, openApp } from './auth/app.ts';

test('whoever finds a weakness learns where to tell it, in a file that never runs out', async () => {
  const app = openApp();
  for (const years of [0, 5]) {
    app.pass(years * 365 * day);
    const { status, headers, body } = await app.visitor().get('/.well-known/security.txt');
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toMatch(/^text\/plain; charset=utf-8$/i);
    const fields = body
      .trimEnd()
      .split('\n')
      .map((line: string) => line.split(': '));
    expect(fields[0]).toEqual(['Contact', `mailto:${brand.supportEmail}`]);
    const { Expires, Canonical } = Object.fromEntries(fields);
    expect(Canonical).toBe('https://longhand.example/.well-known/security.txt');
    const left = Date.parse(Expires) - app.now().getTime();
    expect(left).toBeGreaterThan(30 * day);
    expect(left).toBeLessThan(365 * day);
  }
});

test('the sitemap holds every public page, and none that is a person’s or an admin’s', async () => {
  const visitor = openApp().visitor();
  const whole = await visitor.get('/sitemap.xml');
  // With many posts it is a list of sitemaps, of which the first has the pages.
  const { body } = whole.body.includes('<sitemapindex') ? await visitor.get('/sitemap-1.xml') : whole;
  const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address as string);
  for (const name of pageNames) {
    const address = brand.origin + pages[name].path;
    expect(listed.includes(address), name).toBe(isRendered(name) || name === 'blog');
  }
  for (const path of ['/contact', '/privacy', '/terms']) expect(listed).toContain(brand.origin + path);
});
