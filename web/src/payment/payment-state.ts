import type { ActivatedPayment, AwaitedPayment } from '#contract/payments.ts';
import type { PaidPlan } from '#contract/plans.ts';
import type { FailureKind } from './refusal.ts';

/** The screen's wording and its redirect depend on the sign-in method. */
export type Skin = 'google' | 'password';

type Step =
  | { step: 'account'; attempt: number }
  | { step: 'payment'; awaited: AwaitedPayment | null }
  | { step: 'profile' };

/** The result of a lookup by email address. `active`: the plan runs on the account of that address. */
export type Finding = { found: 'active' | 'awaited' | 'nothing'; words: string };

/** `email`: the person's address, if known. */
export type NeedEmail = {
  phase: 'need-email';
  /** `reference`: signing in is the only way to find the payment. */
  why: 'signed-out' | 'reference' | 'slow';
  email: string;
  asking: boolean;
  finding: Finding | null;
};

export type Redirect = { to: string; after: number };

export type PaymentState =
  | { phase: 'detecting' }
  | ({ phase: 'processing'; skin: Skin } & Step)
  | NeedEmail
  | { phase: 'success'; skin: Skin; verdict: ActivatedPayment; caughtUp: boolean; redirect: Redirect }
  | { phase: 'already-active'; skin: Skin; verdict: ActivatedPayment; redirect: Redirect }
  | { phase: 'upgraded'; plan: PaidPlan }
  | { phase: 'failed'; skin: Skin; kind: FailureKind; message: string }
  | { phase: 'invalid'; message: string }
  | { phase: 'leaving'; to: string };
