import { Hono } from 'hono';
import { body } from './body.ts';
import { browserFaultBody } from '#contract/schemas.ts';
import type { HonoEnv } from '#env.ts';
import { reportFault } from '#observability/logs.ts';

/** Logs a fault in the browser in the same format as a fault in the Worker. */
export const faults = new Hono<HonoEnv>().post('/', body(browserFaultBody), (c) => {
  const { source, ...fault } = c.req.valid('json');
  reportFault(c, `in the browser: ${source}`, fault);
  return c.body(null, 204);
});
