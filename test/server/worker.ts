import { createWorker } from '#app.ts';
import { createPasswords } from '#auth/passwords/hashing.ts';
import { createDevelopmentApp } from '#dev/app.ts';
import type { Bindings } from '#env.ts';
import { outboxMailer } from '#dev/outbox.ts';
import { quickCost } from './quick-cost.ts';

const worker = createWorker(createDevelopmentApp({ passwords: createPasswords(quickCost) }), outboxMailer);

/** Returns the endpoint for human checks from a browser's cookie; with that cookie, the human check is switched on. */
const checkIn = (request: Request) =>
  /(?:^|; )check_at=([^;]+)/.exec(request.headers.get('Cookie') ?? '')?.[1] ?? null;

const keys = {
  TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
  TURNSTILE_SECRET_KEY: '1x0000000000000000000000000000000AA',
};

/** Converts a request that the front of `test/browsers` forwards: to https, with a simulated Google that the Worker can reach. */
function behindFront(request: Request, env: Bindings): [Request, Bindings] {
  const behind = request.headers.get('X-Behind');
  if (behind === null) return [request, env];
  const google = `${behind}/api/dev/google`;
  return [
    new Request(request.url.replace(/^http:/, 'https:'), request),
    {
      ...env,
      GOOGLE_ISSUER: google,
      GOOGLE_TOKEN_ENDPOINT: `${google}/token`,
      GOOGLE_KEYS_ENDPOINT: `${google}/keys`,
    },
  ];
}

/** The development Worker, with password hashing in a thousandth of its time. */
export default {
  ...worker,
  fetch(asked, given, context) {
    const [request, env] = behindFront(asked, given);
    const address = checkIn(request);
    const bindings = address === null ? env : { ...env, ...keys, TURNSTILE_ENDPOINT: address };
    return worker.fetch(request, bindings, context);
  },
} satisfies ExportedHandler<Bindings>;
