import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import type { AuthEnv } from '#auth/env.ts';
import { networkLimits as limitsOfNetworks, type NetworkLimits } from '#auth/network-day.ts';
import { configuredRelyingParty, type PasskeyEnv } from '#auth/passkeys/relying-party.ts';
import { createPasswords, type Passwords } from '#auth/passwords/hashing.ts';
import { recordRefusals } from '#auth/refusals.ts';
import type { PaymentEnv, PaymentProvider } from '#billing/provider.ts';
import { stripeProvider } from '#billing/stripe.ts';
import { brand } from '#contract/brand.ts';
import { contactLimits } from '#contract/contact.ts';
import { daily } from '#cron/daily.ts';
import {
  capBody,
  demandHttps,
  limitRate,
  neverCache,
  refuseCrossSite,
  refuseWeakTls,
  refuseWritesElsewhere,
  requireJson,
  setSecurityHeaders,
  isOfApi,
} from '#middleware/request-checks.ts';
import type { Bindings, HonoEnv } from './env.ts';
import { failure } from '#middleware/failure.ts';
import { type Wait, wait as waitForReal } from '#outgoing/retry.ts';
import type { TransportPolicy } from '#outgoing/transport-policy.ts';
import type { Mailer } from '#mail/mail.ts';
import { mailProvider } from '#mail/provider.ts';
import { everyFiveMinutes } from '#cron/every-five-minutes.ts';
import { withTimeouts, type Timeouts, defaultTimeouts } from '#middleware/timeouts.ts';
import { report } from '#observability/logs.ts';
import { admin } from '#routes/admin.ts';
import { auth } from '#routes/auth.ts';
import { blogDocuments } from '#routes/documents/blog.ts';
import { blog } from '#routes/blog.ts';
import { checkRewrite } from '#routes/check-rewrite.ts';
import { contact, type ContactEnv } from '#routes/contact.ts';
import { engineInUse } from '#routes/engine.ts';
import { faults } from '#routes/faults.ts';
import { guest } from '#routes/guest.ts';
import { humanCheck } from '#routes/captcha.ts';
import { health } from '#routes/health.ts';
import type { HumanizeEnv } from '#routes/charging.ts';
import { humanizer } from '#routes/humanize.ts';
import { serveFile, servePage, securityText } from '#routes/documents/files.ts';
import { payments as paymentRoutes } from '#routes/payments.ts';
import { reword } from '#routes/reword.ts';
import { user } from '#routes/user.ts';

/** Must match the cron in wrangler.toml, which also has a nightly one. */
export const fiveMinuteCron = '*/5 * * * *';

export type Dependencies = {
  now?: () => Date;
  passwords?: Passwords;
  mailer?: (env: Bindings) => Mailer;
  mailOrigin?: (request: Request) => string;
  wait?: Wait;
  payments?: (env: Bindings) => PaymentProvider;
  messagesPerDay?: number;
  networkLimits?: NetworkLimits;
  /** Whether the engine and the captcha may be called without TLS. */
  transportPolicy?: TransportPolicy;
  httpsOnly?: boolean;
  adminNeedsFactor?: boolean;
  relyingParty?: PasskeyEnv['Variables']['relyingParty'];
  /** How long each binding may take. */
  timeouts?: Timeouts;
};

export function createApp({
  now = () => new Date(),
  passwords = createPasswords(),
  mailer = mailProvider,
  // Never derived from the request: an attacker could choose where the links mailed to somebody else lead.
  mailOrigin = () => brand.origin,
  wait = waitForReal,
  payments = stripeProvider,
  messagesPerDay = contactLimits.messagesPerDay,
  networkLimits = limitsOfNetworks(),
  transportPolicy = 'https',
  httpsOnly = true,
  adminNeedsFactor = true,
  relyingParty = configuredRelyingParty,
  timeouts = defaultTimeouts,
}: Dependencies = {}) {
  const app = new Hono<HonoEnv>();

  app.use('/api/*', neverCache);
  if (httpsOnly) app.use(demandHttps);
  // An empty header name ignores request ids sent by the caller, which would otherwise appear in our log.
  app.use(requestId({ headerName: '' }), setSecurityHeaders);
  if (httpsOnly) app.use(refuseWeakTls);
  app.use(serveFile);
  app.use(
    createMiddleware<AuthEnv & ContactEnv & HumanizeEnv & PaymentEnv>(async (c, next) => {
      c.env = withTimeouts(c.env, timeouts);
      c.set('now', now);
      c.set('passwords', passwords);
      c.set('mailer', mailer);
      c.set('mailOrigin', mailOrigin(c.req.raw));
      c.set('wait', wait);
      c.set('payments', payments);
      c.set('messagesPerDay', messagesPerDay);
      c.set('networkLimits', networkLimits);
      c.set('transportPolicy', transportPolicy);
      c.set('adminNeedsFactor', adminNeedsFactor);
      c.set('relyingParty', relyingParty);
      await next();
    }),
    recordRefusals,
    refuseCrossSite,
    refuseWritesElsewhere,
  );
  app.use(
    '/api/*',
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        c.header('Allow', methods.join(', '));
        return failure(c, 'method_not_allowed');
      },
    }),
    limitRate,
    capBody,
    requireJson,
  );

  app.route('/api/admin', admin);
  app.route('/api/auth', auth);
  app.route('/api/blog', blog);
  app.route('/api/check-rewrite', checkRewrite);
  app.route('/api/contact', contact);
  app.route('/api/engine', engineInUse);
  app.route('/api/faults', faults);
  app.route('/api/guest', guest);
  app.route('/api/health', health);
  app.route('/api/human-check', humanCheck);
  app.route('/api/humanize', humanizer);
  app.route('/api/payments', paymentRoutes);
  app.route('/api/reword', reword);
  app.route('/api/user', user);
  app.route('/.well-known/security.txt', securityText);
  app.route('/', blogDocuments);

  app.notFound((c) => (isOfApi(c) ? failure(c, 'not_found') : servePage(c)));

  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status === 400) return failure(c, 'invalid_json');
    report(c, 'answering', error);
    return failure(c, 'internal_error');
  });

  return app;
}

/** `policy`: which URLs the security log may be sent to. */
export function createWorker(
  app: Pick<ReturnType<typeof createApp>, 'fetch'>,
  mailer = mailProvider,
  policy: TransportPolicy = 'https',
) {
  return {
    fetch: app.fetch,
    scheduled(event, env) {
      const now = new Date(event.scheduledTime);
      return event.cron === fiveMinuteCron
        ? everyFiveMinutes(env, now, mailer(env), policy)
        : daily(env, now, mailer(env));
    },
  } satisfies ExportedHandler<Bindings>;
}
