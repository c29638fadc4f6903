import { Hono } from 'hono';
import type { SampleUrls } from '#contract/payments.ts';
import { sampleUrls } from '#contract/sample-urls.ts';
import type { HonoEnv } from '../env.ts';

/** What the page of samples shows. */
export const samples = new Hono<HonoEnv>().get('/payment-urls', (c) =>
  c.json<SampleUrls>(sampleUrls(new URL(c.req.url).origin)),
);
