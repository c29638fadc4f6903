import { brand } from '#contract/brand.ts';
import { findPage, pages } from '#contract/pages.ts';

export const paths = {
  home: pages.home.path,
  tool: `${pages.home.path}#your-text`,
  questions: `${pages.home.path}#faq`,
  pricing: pages.pricing.path,
  earn: pages.earn.path,
  scores: pages.scores.path,
  accountSettings: pages['account-settings'].path,
  billing: `${pages['account-settings'].path}?tab=billing`,
} as const;

/** A link to a page of the route table that may not be built yet: nothing links to it before it is. */
export const isBuilt = ({ path }: { path: string }) => findPage(path) !== undefined;

export function mailTo(subject?: string): string {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return `mailto:${brand.supportEmail}${query}`;
}
