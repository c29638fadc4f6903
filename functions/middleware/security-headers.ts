import { videoHosts } from '#contract/post-html.ts';

const contentSecurityPolicy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

/** Sent with every response of the Worker and, by the `_headers` file that the build writes, with every file of Cloudflare Pages. */
export const securityHeaders = {
  'Content-Security-Policy': contentSecurityPolicy({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data: https:",
    'font-src': "'self'",
    'connect-src': "'self'",
    // `'self'` is for the captcha, the only one of our documents that may be shown in a frame.
    'frame-src': `'self' ${videoHosts.join(' ')}`,
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  }),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

const turnstile = 'https://challenges.cloudflare.com';

/** Headers of the captcha document, which only our own pages may show in a frame. */
export const frameHeaders = {
  ...securityHeaders,
  'Content-Security-Policy': contentSecurityPolicy({
    'default-src': "'none'",
    'script-src': `'self' ${turnstile}`,
    'frame-src': turnstile,
    'form-action': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'self'",
  }),
  'X-Frame-Options': 'SAMEORIGIN',
} as const;
