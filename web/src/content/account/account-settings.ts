import type { AuthMethod, NotificationPreferences } from '#contract/account.ts';
import type { PaymentRowStatus } from '#contract/billing.ts';
import type { ActivationAction } from '#contract/plan-change.ts';

export const signInMethods: Record<AuthMethod, string> = {
  manual: 'Email and password',
  oauth: 'Google',
  hybrid: 'Google, or email and password',
};

export const securedBy: Record<AuthMethod, string> = {
  manual: 'Your account is secured by email and password.',
  oauth: 'Your account is secured by Google OAuth.',
  hybrid: 'Your account is secured by Google OAuth and by email and password.',
};

export const notices: readonly {
  name: keyof NotificationPreferences;
  label: string;
  body: string;
}[] = [
  {
    name: 'usage_alerts',
    label: 'Usage Alerts',
    body: 'An email when you have used 80% of your word limit, and when you have used all of it.',
  },
  {
    name: 'plan_updates',
    label: 'Plan Updates',
    body: 'An email a week before your plan ends. We always email you when you pay.',
  },
  { name: 'product_updates', label: 'Product Updates', body: 'An email when we add something new.' },
  { name: 'marketing', label: 'Marketing', body: 'Offers, now and then.' },
];

export const paymentStatuses: Record<PaymentRowStatus, string> = {
  unfinished: 'Checkout not finished, nothing is owed',
  pending: 'Payment being confirmed',
  paid: 'Paid, the plan is about to start',
  completed: 'Paid',
  failed: 'Failed',
  expired: 'Not paid in time',
  refunded: 'Refunded',
  duplicate: 'Paid twice, to be refunded',
};

export const termsBought: Record<ActivationAction, string> = {
  ACTIVATED: 'Term until',
  EXTENDED: 'Term extended until',
  'UPGRADED/CHANGED': 'Upgrade, term until',
};
