import { brand } from '#contract/brand.ts';
import { inFigures } from '#contract/figures.ts';
import { inDollars } from '#words/plans.ts';
import type { Question } from './faq.ts';

export const creators = {
  dollarsPerThousandViews: 1.5,
  minimumViews: 10_000,
  mostPerVideo: 15_000,
  payday: 'Friday',
  arrivesWithinHours: 48,
  supportAnswersWithinHours: 24,
} as const;

const centsPerThousandViews = creators.dollarsPerThousandViews * 100;
const inCents = (views: number) => Math.floor((views * centsPerThousandViews) / 1_000);

/** Payout for one video in dollars: nothing below the minimum number of views, and at most `mostPerVideo`. */
export const payoutOf = (views: number): number =>
  views < creators.minimumViews ? 0 : Math.min(creators.mostPerVideo, inCents(views) / 100);

/** Number of views from which a video earns no more. */
export const mostViews = (creators.mostPerVideo / creators.dollarsPerThousandViews) * 1_000;

export const rate = inDollars(creators.dollarsPerThousandViews);
export const most = inDollars(creators.mostPerVideo);
export const minimum = inDollars(payoutOf(creators.minimumViews));

export const payouts = [creators.minimumViews, 100_000, 1_000_000, mostViews].map((views) => ({
  views: inFigures(views),
  payout: inDollars(payoutOf(views)),
}));

/** The calculator's sentence for a number of views. */
export function payoutInWords(views: number): string {
  const { minimumViews } = creators;
  if (views < minimumViews) {
    const missing = minimumViews - views;
    return `${inFigures(missing)} more ${missing === 1 ? 'view' : 'views'} until the minimum payout of ${minimum}.`;
  }
  if (views >= mostViews)
    return `Up to ${most} per video: that is the most for one video. Your next video starts from zero.`;
  return `At ${rate} for every 1,000 real views.`;
}

const paying = `Every ${creators.payday} we pay what was claimed in the previous week`;

export const joinSteps = [
  {
    title: 'Make a video',
    body: `Show ${brand.name} at work in your own way, on whichever platform you use. Mention ${brand.domain} and ${brand.hashtag} in it.`,
  },
  {
    title: 'Get views',
    body: `Once it has ${inFigures(creators.minimumViews)} real views, you can claim your payout.`,
  },
  {
    title: 'Send your claim',
    body: `Write to ${brand.supportEmail} with the link to the video, its number of views, and how you would like to be paid.`,
  },
  { title: 'Get paid', body: `${paying}. The money arrives within ${creators.arrivesWithinHours} hours.` },
] as const;

export const benefits = [
  { title: 'No approval', body: 'No application and no waiting. Your first video counts.' },
  {
    title: 'No follower minimum',
    body: 'Only views count. They can come from anywhere, as long as they are real.',
  },
  {
    title: 'No cap on videos',
    body: `Up to ${most} per video, for as many videos as you like. Your total has no limit.`,
  },
  { title: 'Paid weekly', body: `Each ${creators.payday} for the previous week, in US dollars.` },
  { title: 'You choose how', body: 'To a wallet, to a card, or by bank transfer.' },
  { title: 'A person to ask', body: `Support answers in about ${creators.supportAnswersWithinHours} hours.` },
] as const;

export const creatorFaq: readonly Question[] = [
  {
    id: 'how-much',
    question: 'How much does a video earn?',
    answer: `${rate} for every 1,000 real views, up to ${most} per video. Each video is counted separately: there is no cap on how many you make, or on your total.`,
  },
  {
    id: 'first-claim',
    question: 'When can I claim for the first time?',
    answer: `From ${inFigures(creators.minimumViews)} views on. They earn the minimum payout of ${minimum}.`,
  },
  {
    id: 'in-the-video',
    question: 'What has to be in the video?',
    answer: `The address ${brand.domain} and the hashtag ${brand.hashtag}. The rest is up to you.`,
  },
  {
    id: 'approval',
    question: 'Do I need to be approved, or to have followers?',
    answer: 'Neither. There is no approval and no follower minimum.',
  },
  {
    id: 'payment',
    question: 'When and how am I paid?',
    answer: `${paying}, in US dollars, through a wallet provider, a card provider or by bank transfer. It arrives within ${creators.arrivesWithinHours} hours.`,
  },
  {
    id: 'real-views',
    question: 'What is a real view?',
    answer: 'A view by a real person. Views that were bought or made by a script do not count.',
  },
  {
    id: 'claim',
    question: 'How do I send a claim?',
    answer: `By email to ${brand.supportEmail}. We answer in about ${creators.supportAnswersWithinHours} hours.`,
  },
];
