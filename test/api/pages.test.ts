import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createApp } from '#app.ts';

const visit = (path: string) =>
  createApp().request(`https://longhand.example${path}`, {}, env, createExecutionContext());

test.each(['/nothing-here', '/blog/../../etc', '/shell', '/404', '/earn/more', '/api.html'])(
  'an unknown address is the 404 page with status 404: %s',
  async (path) => {
    const answer = await visit(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Type')).toContain('text/html');
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const html = await answer.text();
    expect(html).toContain('Page Not Found');
    expect(html).toContain('noindex');
  },
);

test.each([
  '/account-settings?tab=billing',
  '/auth/callback?code=1&state=2',
  '/payment-success/a.b.c',
  '/external-payment-succes?session=1',
  '/admin',
  '/admin/payments',
])('a page that the browser draws gets the shell: %s', async (path) => {
  const answer = await visit(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  const html = await answer.text();
  expect(html).not.toContain('Page Not Found');
  expect(html).toContain('noindex');
});

test('a slash at the end leads to the page without it, query and all', async () => {
  const answer = await visit('/account-settings/?tab=billing');
  expect(answer.status).toBe(308);
  expect(answer.headers.get('Location')).toBe('/account-settings?tab=billing');
});
