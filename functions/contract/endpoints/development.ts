import type { SampleUrls } from '../payments.ts';

/** Calls that production does not have. */
export type DevelopmentEndpoints = {
  'GET /api/demo/payment-urls': { answer: SampleUrls };
  /** The tables, and one row of some, without any credential. */
  'GET /api/dev/tables': { answer: { tables: { name: string; rows: number | null }[] } };
  'GET /api/dev/tables/:name': { params: { name: string }; answer: { rows: Record<string, string>[] } };
  /** The button of the mock payment page. */
  'POST /api/dev/payments/complete': { body: { token: string }; answer: undefined };
};
