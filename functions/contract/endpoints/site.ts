import type { Health } from '../health.ts';
import type { SampleUrls } from '../payments.ts';
import type { BodyOf, browserFaultBody, contactBody } from '../schemas.ts';

export type SiteEndpoints = {
  'GET /api/health': { answer: Health };
  /** Logs a fault in the browser. */
  'POST /api/faults': { body: BodyOf<typeof browserFaultBody>; answer: undefined };
  'POST /api/contact': { body: BodyOf<typeof contactBody>; answer: undefined };
};

/** Endpoints that production does not have. */
export type DevelopmentEndpoints = {
  'GET /api/demo/payment-urls': { answer: SampleUrls };
  /** Lists the tables; `/:name` returns one row of some of them, without credentials. */
  'GET /api/dev/tables': { answer: { tables: { name: string; rows: number | null }[] } };
  'GET /api/dev/tables/:name': { params: { name: string }; answer: { rows: Record<string, string>[] } };
  /** Called by the button of the mock payment page. */
  'POST /api/dev/payments/complete': { body: { token: string }; answer: undefined };
};
