import { inFigures } from './figures.ts';
import type { ActivationAction } from './plan-change.ts';
import {
  type BillingCycle,
  type PaidPlan,
  type PlanId,
  planName,
  plans,
  savingPercent,
  unlimited,
} from './plans.ts';

export const paymentLimits = {
  /** Maximum difference between a provider's clock and ours. */
  clockMinutes: 5,
  /** How long a checkout waits for the money; money that comes later still counts. */
  sessionMinutes: 60,
  /** How long the success link of a checkout works: longer than the slowest payment takes. */
  linkDays: 30,
  /** How long a slow payment method may take to confirm. */
  slowPaymentDays: 14,
  secretUrlHours: 24,
  paymentsPerPage: 20,
} as const;

/**
 * `paid`: the money has arrived and the plan has not started yet. `duplicate`: money for a session that had already been paid,
 * which support refunds. `expired`: nobody paid in time.
 */
export type PaymentStatus =
  | 'pending'
  | 'paid'
  | 'completed'
  | 'failed'
  | 'expired'
  | 'refunded'
  | 'duplicate';

export type CheckoutSession = { session_id: string; payment_url: string; expires_at: string };

type Bought = { session_id: string; plan: PaidPlan; billing_cycle: BillingCycle; message: string };

/** Sent with status 202: the client should ask again. */
export type AwaitedPayment = Bought & { success: false; status: 'pending' | 'paid' };

/**
 * `already_active`: an earlier request has shown this activation. `words_limit`: of the first month of the term, with the words
 * carried over. It applies from `words_from`, which is in the future if the term follows another.
 */
export type ActivatedPayment = Bought & {
  success: true;
  status: 'completed';
  action: ActivationAction;
  months_added: number;
  new_end_date: string;
  words_limit: number;
  words_carried: number;
  words_from: string;
  already_active: boolean;
};

/** The response about a payment session. The other statuses are failures with their own code. */
export type Verdict = AwaitedPayment | ActivatedPayment;

export function activationMessage(
  {
    plan,
    billing_cycle,
    words_carried,
    action,
  }: Pick<ActivatedPayment, 'plan' | 'billing_cycle' | 'words_carried' | 'action'>,
  alreadyActive: boolean,
): string {
  const { name, wordsPerMonth } = plans[plan];
  if (alreadyActive) return `Subscription Already Active. Your ${name} plan is running.`;
  const sentences = [`Your ${name} plan is active.`];
  if (action === 'EXTENDED' && wordsPerMonth !== unlimited) {
    sentences.push('You get the new words when the term begins, plus any you have left by then.');
  } else if (words_carried > 0) sentences.push(`${inFigures(words_carried)} unused words were carried over.`);
  if (billing_cycle === 'annual') {
    sentences.push(`You saved ${savingPercent(plan)}% with annual billing!`);
  }
  return sentences.join(' ');
}

export const awaitedMessages = {
  pending: 'Your payment is being confirmed. Your plan starts by itself as soon as it is.',
  paid: 'Your payment has arrived. Your plan starts in a moment, or when your higher plan ends. If anything goes wrong, our support will see to it.',
} as const satisfies Record<AwaitedPayment['status'], string>;

/** Returns the part of a session id that a success URL of the simple type contains. */
const referenceOf = (sessionId: string) => sessionId.split('-')[0] ?? sessionId;

export const urlTypes = ['token', 'query', 'simple'] as const;
export type UrlType = (typeof urlTypes)[number];

export const urlEnvironments = ['production', 'development'] as const;
export type UrlEnvironment = (typeof urlEnvironments)[number];

type UrlParts = { token: string; session_id: string; plan: PlanId; amount: number };

export function successUrl(
  type: UrlType,
  origin: string,
  { token, session_id, plan, amount }: UrlParts,
): string {
  const page = `${origin}/payment-success`;
  if (type === 'token') return `${page}/${encodeURIComponent(token)}`;
  if (type === 'simple') return `${page}?status=completed&ref=${encodeURIComponent(referenceOf(session_id))}`;
  return `${page}?session=${encodeURIComponent(session_id)}&plan=${plan}&amount=${amount}`;
}

export const urlStyles = {
  token: {
    security: 'high',
    reusability: 'single use',
    use_cases: ['Annual terms and expensive plans', 'Links that pass through mail', 'Business accounts'],
  },
  query: {
    security: 'medium',
    reusability: 'reusable',
    use_cases: ['Return addresses of a payment provider', 'Development and tests'],
  },
  simple: { security: 'low', reusability: 'reusable', use_cases: ['Marketing campaigns', 'Short links'] },
} as const satisfies Record<
  UrlType,
  { security: 'high' | 'medium' | 'low'; reusability: string; use_cases: readonly string[] }
>;

export type SampleUrl = { type: UrlType; url: string } & (typeof urlStyles)[UrlType];
export type SampleUrls = { success_urls: { secure: SampleUrl; flexible: SampleUrl; simple: SampleUrl } };

/** The price lists of two pages. They differ from each other and from the catalogue; these prices are never charged. */
export const plannerPrices = { basic: 4.99, pro: 14.99, ultra: 29.99 } as const;
export const secretUrlPrices = { basic: 4.99, pro: 19.99, ultra: 39.99 } as const;
export type SamplePlan = keyof typeof secretUrlPrices;
export const samplePlans = ['basic', 'pro', 'ultra'] as const satisfies SamplePlan[];

/** The specification names none for basic, which is never sold. */
export const recommendedUrlType = {
  basic: 'simple',
  pro: 'query',
  ultra: 'token',
} as const satisfies Record<SamplePlan, UrlType>;

export type UrlAudience = 'marketing' | 'enterprise';

type UrlChoice = {
  plan: SamplePlan;
  preference?: UrlType | undefined;
  environment?: UrlEnvironment | undefined;
  audience?: UrlAudience | undefined;
};

/** Decided by the preference, else the environment, else the audience, else the plan. */
export function chooseUrlType({ plan, preference, environment, audience }: UrlChoice): UrlType {
  if (preference !== undefined) return preference;
  if (environment === 'development') return 'query';
  if (audience === 'marketing') return 'simple';
  if (audience === 'enterprise') return 'token';
  return recommendedUrlType[plan];
}

export function checkUrlType(plan: SamplePlan, type: UrlType): { valid: boolean; message: string } {
  const recommended = recommendedUrlType[plan];
  const name = planName(plan);
  if (type === recommended) return { valid: true, message: `This is the recommended type for ${name}.` };
  if (plan === 'ultra') {
    return { valid: false, message: `${name} needs the token type, which is the most secure.` };
  }
  return { valid: true, message: `This works. The recommended type for ${name} is ${recommended}.` };
}

export type SecretUrl = { success: true; secret_url: string; token: string };
