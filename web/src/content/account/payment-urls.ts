import type { UrlAudience, UrlEnvironment, UrlType } from '#contract/payments.ts';
import { paths } from '#navigation/paths.ts';

export const urlTypeNames: Record<UrlType, string> = {
  token: 'Token in the path',
  query: 'Query parameters',
  simple: 'Simple status',
};

export const environmentNames: Record<UrlEnvironment, string> = {
  production: 'Production',
  development: 'Development',
};

export const audienceNames: Record<UrlAudience | 'everyone', string> = {
  everyone: 'Everyone',
  marketing: 'A marketing campaign',
  enterprise: 'Enterprise customers',
};

/** Samples that look like real values but belong to no payment. */
export const plannedPayment = {
  token: 'eyJhbGciOiJIUzI1NiJ9.planned.signature',
  session_id: '5d1b7e90-2c3f-4a86-8d17-6b9f0e2a4c58',
} as const;

/** The default address of `npm start`. */
const usualOrigin = 'http://localhost:8787';

/** The current origin if it is a development server, else the default one. */
export const developmentOrigin = ({ hostname, origin }: Pick<Location, 'hostname' | 'origin'>): string =>
  hostname === 'localhost' || hostname === '127.0.0.1' ? origin : usualOrigin;

export const secretUrlSteps = [
  'Choose a plan and an amount. If the link belongs to a payment you have started, enter its session id.',
  'Generate the URL and copy it.',
  'Give it to the payment provider as the return address after a payment.',
  'Anyone who is signed in to your account and opens it sees the state of that payment.',
] as const;

export const secretUrlExamples = (url: string) =>
  [
    {
      name: 'A card payment provider',
      code: `{\n  "mode": "payment",\n  "success_url": "${url}",\n  "cancel_url": "${new URL(paths.pricing, url).href}"\n}`,
    },
    {
      name: 'A wallet payment provider',
      code: `{\n  "intent": "CAPTURE",\n  "application_context": {\n    "return_url": "${url}",\n    "cancel_url": "${new URL(paths.pricing, url).href}"\n  }\n}`,
    },
  ] as const;
