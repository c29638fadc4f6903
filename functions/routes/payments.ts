import { type Context, Hono } from 'hono';
import { mayAskForPayment, mayOpenPayment, tooMany } from '#auth/passwords/attempts.ts';
import { record } from '#auth/record.ts';
import { requireUser, type SignedInEnv } from '#auth/guards.ts';
import { readSession } from '#auth/sessions/sessions.ts';
import type { AuthEnv } from '#auth/env.ts';
import { paymentContext } from '#billing/context.ts';
import { findByToken, newSecretUrl, openCheckout, rememberToken } from '#billing/links.ts';
import { judge } from '#billing/plan-change.ts';
import type { PaymentEnv } from '#billing/provider.ts';
import { settle } from '#billing/settle.ts';
import { judgePayment } from '#billing/verdict.ts';
import { body } from './body.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { CheckoutSession, SecretUrl, Verdict } from '#contract/payments.ts';
import { blockSentence, type PlanChangeBlock, planChangeBlocks } from '#contract/plan-change.ts';
import type { PlanId } from '#contract/plans.ts';
import { activateBody, activateByEmailBody, createSessionBody, secretUrlBody } from '#contract/schemas.ts';
import { database } from '#db/client.ts';
import { findAwaitedPayment, findPaymentByEmail, findPaymentOf, type Payment } from '#db/payments.ts';
import { failure } from '#middleware/failure.ts';
import { runInBackground } from '#observability/run-in-background.ts';
import { dayInWords } from '#mail/templates/account-and-billing.ts';

type Env = AuthEnv & PaymentEnv & SignedInEnv;

function blocked(c: Context<Env>, code: PlanChangeBlock) {
  const { title } = planChangeBlocks[code];
  const { subscriptionEnd } = c.get('user');
  const error = blockSentence(code, subscriptionEnd && dayInWords(subscriptionEnd));
  return failure(c, code, error, { title });
}

/** Refuses if the page names a different plan than the payment's, since its URL is wrong or was edited. */
async function answer(c: Context<Env>, payment: Payment | undefined, plan?: PlanId, toPayer = true) {
  if (payment === undefined) return failure(c, 'payment_not_found');
  if (plan !== undefined && plan !== payment.plan) return failure(c, 'invalid_plan');
  const { db, now } = paymentContext(c);
  const judgement = await judgePayment(db, payment, now, toPayer);
  if (!judgement.ok) return failure(c, judgement.code);
  return c.json<Verdict>(judgement.verdict, judgement.verdict.success ? 200 : 202);
}

const unusable = {
  invalid: 'invalid_payment_token',
  used: 'payment_link_used',
  expired: 'payment_link_expired',
  over: 'payment_session_expired',
  no_payment: 'payment_not_found',
} as const satisfies Record<string, ErrorCode>;

export const payments = new Hono<Env>()
  .post('/create-session', requireUser, body(createSessionBody), async (c) => {
    const target = c.req.valid('json');
    const user = c.get('user');
    if (!(await mayOpenPayment(c, user.id))) return tooMany(c);
    const context = paymentContext(c);
    const { plan, billing_cycle } = target;
    const verdict = judge(user, c.get('session'), target, context.now);
    if (!verdict.allowed) return blocked(c, verdict.code);
    if (plan === 'free') return blocked(c, 'already_free');

    const provider = c.get('payments')(c.env);
    const opened = await openCheckout(context, provider, user, { plan, billingCycle: billing_cycle });
    if (opened === null) {
      const sentence = `Payment URL not configured for ${plan} plan with ${billing_cycle} billing`;
      return failure(c, 'payment_unconfigured', sentence);
    }
    runInBackground(c, 'remembering a payment token', rememberToken(c.env, opened.tokenHash, user));
    const { id, paymentUrl, expiresAt } = opened;
    return c.json<CheckoutSession>(
      { session_id: id, payment_url: paymentUrl, expires_at: expiresAt.toISOString() },
      201,
    );
  })
  .post('/process-success/:token', requireUser, async (c) => {
    const found = await findByToken(paymentContext(c), c.get('user'), c.req.param('token'));
    return found.state === 'found' ? answer(c, found.payment) : failure(c, unusable[found.state]);
  })
  .post('/activate-user-subscription-with-plan', requireUser, body(activateBody), async (c) => {
    const { session_id, plan } = c.req.valid('json');
    const { db, now } = paymentContext(c);
    const { id } = c.get('user');
    const found = await findPaymentOf(db, id, session_id);
    if (found !== undefined || !session_id.startsWith('cs_')) return answer(c, found, plan);
    // We know Stripe's session id only after its event; until then, use the newest open payment.
    return answer(c, await findAwaitedPayment(db, id, plan, now), plan);
  })
  .post('/activate-by-email', body(activateByEmailBody), async (c) => {
    const { email, session_id, plan } = c.req.valid('json');
    if (!(await mayAskForPayment(c, email))) return tooMany(c);
    const found = await findPaymentByEmail(database(c.env), email, session_id);
    // A signed-out lookup does not mark the activation as shown, so that the payer still sees it after signing in.
    const isPayer = found !== undefined && (await readSession(c))?.user.id === found.userId;
    return answer(c, found, plan, isPayer);
  })
  .post('/generate-secret-url', requireUser, body(secretUrlBody), async (c) => {
    const user = c.get('user');
    if (!(await mayOpenPayment(c, user.id))) return tooMany(c);
    const made = await newSecretUrl(paymentContext(c), user, c.req.valid('json'));
    if (typeof made === 'string') return failure(c, unusable[made]);
    return c.json<SecretUrl>({ success: true, ...made });
  })
  .post('/webhook', async (c) => {
    const provider = c.get('payments')(c.env);
    const signature = c.req.header('Stripe-Signature') ?? '';
    const context = paymentContext(c);
    const event = await provider.readEvent(await c.req.text(), signature, context.now);
    if (event === 'refused') {
      record(c, { kind: 'webhook_refused' });
      return failure(c, 'webhook_refused');
    }
    if (event !== 'ignored') await settle(context, provider.name, event);
    return c.json({ received: true });
  });
