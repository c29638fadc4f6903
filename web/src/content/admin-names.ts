import type { PaymentToReview } from '#contract/payments-to-review.ts';
import type { PaymentStatus } from '#contract/payments.ts';
import type { SecurityGroup } from '#contract/security-events.ts';

export const unreachable = 'Connection error. Please make sure the backend server is running.';

export const reviewStatuses: Record<PaymentStatus, string> = {
  pending: 'Not paid yet',
  paid: 'Paid; its plan has not started',
  completed: 'Paid; its plan has started',
  failed: 'Paid; nothing has started',
  expired: 'Not paid in time',
  refunded: 'Refunded',
  duplicate: 'Paid twice',
};

export const providerNames: Record<PaymentToReview['provider'], string> = {
  mock: 'Mock payment',
  stripe: 'Stripe payment',
};

export const securityGroupNames: Record<SecurityGroup, string> = {
  'signing-in': 'Signing in',
  protection: 'Protection',
  data: 'Data',
  admin: 'Admins',
  webhooks: 'Payments',
  refusals: 'Refusals',
};
