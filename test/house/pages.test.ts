import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Production, startProduction } from './production.ts';

let pages: Production;
beforeAll(async () => void (pages = await startProduction()));
afterAll(() => pages.stop());

test('the same tree serves the app under wrangler pages dev', async () => {
  const home = await fetch(pages.origin);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('<h1');
  expect(home.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});

test('the same tree serves the API under wrangler pages dev', async () => {
  const nothing = await fetch(`${pages.origin}/api/nothing`);
  expect(nothing.status).toBe(404);
  expect(await nothing.json()).toMatchObject({ code: 'not_found' });
  const health = await fetch(`${pages.origin}/api/health`);
  expect(await health.json()).toEqual({ status: 'ok', checks: { db: 'ok', kv: 'ok', keys: 'ok' } });
});

test('an unknown address is a 404 there too, never the home page', async () => {
  const answer = await fetch(`${pages.origin}/nothing-here`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Page Not Found');
});
