import { Hono } from 'hono';
import { brand } from '#contract/brand.ts';
import { pages } from '#contract/pages.ts';
import { after, day } from '#contract/time.ts';
import type { HonoEnv } from '../../env.ts';

/** It says anew at each call how long it holds, so it never runs out. Less than a year, as RFC 9116 advises. */
const holdsDays = 180;

export const securityText = new Hono<HonoEnv>().get('/', (c) => {
  const lines = [
    `Contact: mailto:${brand.supportEmail}`,
    `Contact: ${brand.origin}${pages.contact.path}`,
    `Expires: ${after(c.get('now')(), holdsDays * day).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${brand.origin}/.well-known/security.txt`,
  ];
  return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=86400' });
});
