import type { CatalogueId } from './plans.ts';

/** What a plan has beside its words, which every card shows. The last two are the owner's claims, to be substantiated before launch. */
export const planFeatures = {
  free: ['Each change shown with its reason', 'Checks that every fact stays'],
  pro: ['Everything in Free', 'Unused words carry over when you upgrade or renew'],
  ultra: ['Everything in Pro', 'Fast processing', 'Priority support'],
} as const satisfies Record<CatalogueId, readonly string[]>;
