import { Hono } from 'hono';
import { createApp, type Dependencies } from '#app.ts';
import { networkLimits } from '#auth/network-day.ts';
import { contactLimits } from '#contract/contact.ts';
import type { HonoEnv } from '#env.ts';
import { createGoogle } from './google/routes.ts';
import { outbox, outboxMailer } from './outbox.ts';
import { developmentPayments, mockPayments, samples } from './payments.ts';
import { withPlainCookies } from './plain-cookies.ts';
import { tables } from './tables.ts';

/** Where `npm run dev` serves the web app. */
const devServer = 'http://localhost:5173';

/** Creates the app with routes and settings for development only. */
export function createDevelopmentApp(dependencies: Dependencies = {}) {
  const app = createApp({
    mailer: outboxMailer,
    httpsOnly: false,
    mailOrigin: ({ url }) => new URL(url).origin,
    payments: developmentPayments,
    messagesPerDay: 10 * contactLimits.messagesPerDay,
    networkLimits: networkLimits(10),
    transportPolicy: 'any',
    adminNeedsFactor: false,
    relyingParty: (_env, { hostname: id, origin }) => ({ id, origins: [origin, devServer] }),
    ...dependencies,
  });
  app.route('/api/demo', samples);
  app.route('/api/dev/outbox', outbox);
  app.route('/api/dev/payments', mockPayments);
  app.route('/api/dev/tables', tables);

  // Google's endpoint takes forms, but our middleware accepts only JSON, so the simulation is mounted outside the app.
  return new Hono<HonoEnv>()
    .route('/api/dev/google', createGoogle(dependencies.now ?? (() => new Date())))
    .all('*', (c) => withPlainCookies(c.req.raw, (request) => app.fetch(request, c.env, c.executionCtx)));
}
