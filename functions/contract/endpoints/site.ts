import type { Health } from '../health.ts';
import type { BodyOf, browserFaultBody, contactBody } from '../schemas.ts';

export type SiteEndpoints = {
  'GET /api/health': { answer: Health };
  /** A fault in a browser, which leaves a line in the log. */
  'POST /api/faults': { body: BodyOf<typeof browserFaultBody>; answer: undefined };
  'POST /api/contact': { body: BodyOf<typeof contactBody>; answer: undefined };
};
