import { brand } from '#contract/brand.ts';
import { pages } from '#contract/pages.ts';

export const paths = {
  home: pages.home.path,
  tool: `${pages.home.path}#your-text`,
  questions: `${pages.home.path}#faq`,
  upgraded: `${pages.home.path}?upgraded=true`,
  pricing: pages.pricing.path,
  checkRewrite: pages['check-rewrite'].path,
  earn: pages.earn.path,
  contact: pages.contact.path,
  privacy: pages.privacy.path,
  terms: pages.terms.path,
  blog: pages.blog.path,
  scores: pages.scores.path,
  losses: `${pages.scores.path}#losses`,
  usageStats: pages['usage-stats'].path,
  accountSettings: pages['account-settings'].path,
  billing: `${pages['account-settings'].path}?tab=billing`,
  paymentSuccess: pages['payment-success'].path,
  googleSignIn: '/api/auth/google',
} as const;

export function mailTo(subject?: string): string {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return `mailto:${brand.supportEmail}${query}`;
}
