import { Hono } from 'hono';
import type { SampleUrls } from '#contract/payments.ts';
import { sampleUrls } from '#contract/sample-urls.ts';
import type { HonoEnv, Bindings } from '#env.ts';
import { z } from 'zod';
import { hashSecret } from '#crypto/secrets.ts';
import { paymentContext } from '#billing/context.ts';
import type { PaymentEnv, PaymentProvider } from '#billing/provider.ts';
import { settle } from '#billing/settle.ts';
import { stripeProvider } from '#billing/stripe.ts';
import { body } from '#routes/body.ts';
import { currency } from '#contract/plans.ts';
import { findPaymentByToken } from '#db/payments.ts';
import { failure } from '#middleware/failure.ts';
import type { MailEnv } from '#mail/mailer.ts';

/** Sample success URLs for the demo page. */
export const samples = new Hono<HonoEnv>().get('/payment-urls', (c) =>
  c.json<SampleUrls>(sampleUrls(new URL(c.req.url).origin)),
);

/** Its payment page is part of our app; the button there triggers the event that a webhook would deliver. */
const mockProvider: PaymentProvider = {
  name: 'mock',
  paymentUrl: ({ origin, token, plan, amount }) =>
    `${origin}/mock-payment?${new URLSearchParams({ token, plan, amount: String(amount / 100) })}`,
  readEvent: async () => 'refused',
};

/** Returns Stripe (with its test keys) if it is configured, else the mock provider. */
export const developmentPayments = (env: Bindings) =>
  env.STRIPE_WEBHOOK_SECRET ? stripeProvider(env) : mockProvider;

export const mockPayments = new Hono<PaymentEnv & MailEnv>().post(
  '/complete',
  body(z.strictObject({ token: z.string().min(1).max(1000) })),
  async (c) => {
    const context = paymentContext(c);
    const payment = await findPaymentByToken(context.db, hashSecret(c.req.valid('json').token));
    if (payment === undefined) return failure(c, 'invalid_payment_token');
    await settle(context, 'mock', {
      kind: 'paid',
      id: `mock_event_${payment.id}`,
      at: context.now,
      reference: payment.id,
      providerSessionId: `mock_session_${payment.id}`,
      providerPaymentId: `mock_payment_${payment.id}`,
      amount: payment.amount,
      currency,
    });
    return c.body(null, 204);
  },
);
