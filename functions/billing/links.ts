import { hashSecret } from '#crypto/secrets.ts';
import { paymentLimits, type SamplePlan } from '#contract/payments.ts';
import { amountInCents, type BillingCycle, type PaidPlan } from '#contract/plans.ts';
import { after, day, hour, minute } from '#contract/time.ts';
import { addPayment, findPaymentByToken, findPaymentOf, type Payment } from '#db/payments.ts';
import { addSecretUrl, takeSecretUrl } from '#db/secret-urls.ts';
import type { User } from '#db/users.ts';
import type { Bindings } from '#env.ts';
import { keepTokenOwner, readTokenOwner } from '#kv/payment-tokens.ts';
import type { PaymentContext } from './context.ts';
import type { PaymentProvider } from './provider.ts';
import { newPaymentId, readPaymentToken, signPaymentToken } from './tokens.ts';

type Choice = { plan: PaidPlan; billingCycle: BillingCycle };
type LinkContext = Omit<PaymentContext, 'send'>;

/** Records the purchase before it is paid. Returns null if the provider has no page for this plan and cycle. */
export async function openCheckout(
  { env, db, now, origin }: LinkContext,
  provider: PaymentProvider,
  user: User,
  { plan, billingCycle }: Choice,
) {
  const id = newPaymentId();
  const expiresAt = after(now, paymentLimits.sessionMinutes * minute);
  // Valid longer than the checkout: the money may arrive days later, and the payer may open the success page again then.
  const linkUntil = after(now, paymentLimits.linkDays * day);
  const token = await signPaymentToken(env, { kind: 'success', id }, linkUntil);
  const amount = amountInCents(plan, billingCycle);
  const order = { paymentId: id, token, plan, billingCycle, amount, email: user.email, origin };
  const paymentUrl = provider.paymentUrl(order);
  if (paymentUrl === null) return null;

  const tokenHash = hashSecret(token);
  await addPayment(db, {
    id,
    userId: user.id,
    plan,
    billingCycle,
    amount,
    status: 'pending',
    tokenHash,
    provider: provider.name,
    createdAt: now,
    updatedAt: now,
    expiresAt,
  });
  return { id, tokenHash, paymentUrl, expiresAt };
}

/** Stores the token's owner in KV. This may fail, since D1 is queried when KV has no record of a token. */
export const rememberToken = (env: Bindings, tokenHash: string, user: User) =>
  keepTokenOwner(env.KV, tokenHash, user.id, (paymentLimits.sessionMinutes * minute) / 1000);

export type Found =
  | { state: 'found'; payment: Payment }
  | { state: 'invalid' | 'used' | 'expired' | 'no_payment' };

async function findBySecret({ db, now }: LinkContext, user: User, tokenHash: string): Promise<Found> {
  const taken = await takeSecretUrl(db, user.id, tokenHash, now);
  if (taken.state !== 'taken') return taken;
  const payment = taken.paymentId === null ? undefined : await findPaymentOf(db, user.id, taken.paymentId);
  return payment ? { state: 'found', payment } : { state: 'no_payment' };
}

/** Finds the payment of a token, only if it belongs to the signed-in user: holding the token is not enough. */
export async function findByToken(context: LinkContext, user: User, token: string): Promise<Found> {
  const { env, db, now } = context;
  const read = await readPaymentToken(env, token, now);
  if (typeof read === 'string') return { state: read };
  const tokenHash = hashSecret(token);
  if (read.kind === 'secret') return findBySecret(context, user, tokenHash);

  const owner = await readTokenOwner(env.KV, tokenHash).catch(() => null);
  if (owner !== null && owner !== user.id) return { state: 'invalid' };
  const payment = await findPaymentByToken(db, tokenHash);
  return payment?.id === read.id && payment.userId === user.id
    ? { state: 'found', payment }
    : { state: 'invalid' };
}

const hasRunOut = ({ status, expiresAt }: Payment, now: Date) =>
  status === 'expired' || (status === 'pending' && expiresAt <= now);

type SecretUrlRequest = { plan: SamplePlan; amount: number; sessionId?: string | undefined };

/** Creates a secret URL. Returns 'over' for a payment session that can no longer be paid. */
export async function newSecretUrl(
  { env, db, now, origin }: LinkContext,
  user: User,
  { plan, amount, sessionId }: SecretUrlRequest,
) {
  const payment = sessionId === undefined ? null : await findPaymentOf(db, user.id, sessionId);
  if (payment === undefined) return 'no_payment';
  if (payment !== null && hasRunOut(payment, now)) return 'over';
  const id = crypto.randomUUID();
  const expiresAt = after(now, paymentLimits.secretUrlHours * hour);
  const token = await signPaymentToken(env, { kind: 'secret', id, session: payment?.id }, expiresAt);
  await addSecretUrl(db, {
    tokenHash: hashSecret(token),
    userId: user.id,
    paymentId: payment?.id ?? null,
    plan,
    amount: Math.round(amount * 100),
    createdAt: now,
    expiresAt,
  });
  return { secret_url: `${origin}/payment-success/${token}`, token };
}
