import { type SampleUrl, type SampleUrls, successUrl, urlStyles, type UrlType } from './payments.ts';
import { priceOf } from './plans.ts';

const sample = {
  token: 'eyJhbGciOiJIUzI1NiJ9.sample.signature',
  session_id: '3f8a2c1e-7b4d4e9a9c550d1e2f3a4b5c60718293',
  plan: 'pro',
  amount: priceOf('pro', 'monthly'),
} as const;

/** Returns URLs that look real but belong to no payment. */
export function sampleUrls(origin: string): SampleUrls {
  const of = (type: UrlType): SampleUrl => ({
    type,
    url: successUrl(type, origin, sample),
    ...urlStyles[type],
  });
  return { success_urls: { secure: of('token'), flexible: of('query'), simple: of('simple') } };
}
