import { renewalDays } from '#contract/plan-change.ts';
import { type CatalogueId, plans } from '#contract/plans.ts';
import { claims } from './claims.ts';

const { free, pro, ultra } = plans;

/** The features of each plan besides its number of words, which every card shows. */
export const planFeatures: Record<CatalogueId, readonly string[]> = {
  free: ['Every change explained', 'A check that no fact is lost'],
  pro: [`Everything in ${free.name}`, 'Unused words carry over when you upgrade or renew'],
  ultra: [`Everything in ${pro.name}`, ...claims.ultra],
};

/** What a customer should know before paying. */
export const termsOfPayment = [
  {
    title: 'What words pay for',
    body: 'Texts that we change. One that comes back unchanged, or loses only a chatbot’s lines around it, costs nothing. A language model changes far more than our own rules do: the line under Light, Balanced and Strong says which of them works on this site. Try it before you buy.',
  },
  {
    title: 'You pay once',
    body: 'You pay for one calendar month or year, on our payment provider’s page. We never see your card number. Nothing renews by itself, so there is nothing to cancel.',
  },
  {
    title: `An email ${renewalDays} days before the end`,
    body: 'You can turn it off. From that day you can buy the same plan again; the new term starts when the old one ends.',
  },
  {
    title: 'When a term has ended',
    body: `Your account moves to ${free.name}, with ${free.wordsPerMonth} words a month. You lose nothing else.`,
  },
  {
    title: 'Words you have left',
    body: `When a ${pro.name} term starts, your unused words are added to it. They last until your next monthly reset.`,
  },
  {
    title: 'A higher plan',
    body: `You can move from ${pro.name} to ${ultra.name} at any time. The new term starts immediately, and the time left on the old one is not carried over. You can move to a lower plan once your term has ended.`,
  },
  {
    title: 'From monthly to annual',
    body: 'The year and its words start when your month ends. If you sign in only with Google, please write to us to make this change. You can go back to monthly once the year has ended.',
  },
] as const;
