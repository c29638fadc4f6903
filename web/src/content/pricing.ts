import { renewalDays } from '#contract/plan-change.ts';
import { type CatalogueId, plans } from '#contract/plans.ts';
import { claims } from './claims.ts';

const { free, pro, ultra } = plans;

/** What a plan has beside its words, which every card shows. */
export const planFeatures: Record<CatalogueId, readonly string[]> = {
  free: ['Each change shown with its reason', 'Checks that every fact stays'],
  pro: [`Everything in ${free.name}`, 'Unused words carry over when you upgrade or renew'],
  ultra: [`Everything in ${pro.name}`, ...claims.ultra],
};

/** What somebody should know before paying. */
export const termsOfPayment = [
  {
    title: 'You pay once',
    body: 'For one calendar month or year, on the page of our payment provider: the number of your card never reaches us. Nothing renews by itself, so there is nothing to cancel.',
  },
  {
    title: `An email ${renewalDays} days before the end`,
    body: 'Unless you have turned it off. From that day you can buy the same plan again, and the new term is added to the end of the old one.',
  },
  {
    title: 'When a term has ended',
    body: `Your account goes on as a ${free.name} one, with ${free.wordsPerMonth} words a month. Nothing else is lost.`,
  },
  {
    title: 'Words you have left',
    body: `When a term of ${pro.name} starts, they are added to its own and last until your words next reset, which they do every month.`,
  },
  {
    title: 'A higher plan',
    body: `${ultra.name} can follow ${pro.name} at any time. Its term starts immediately, and what is left of the old one is not carried over. You can change to a lower plan once the term has ended.`,
  },
  {
    title: 'From months to a year',
    body: 'The year is added to the end of your month, and its words come when it starts. If Google is your only way of signing in, please write to us for that. You can change back to months once the year has ended.',
  },
] as const;
