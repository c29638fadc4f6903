import { brand } from '#contract/brand.ts';
import type { Question } from './faq.ts';

export const creators = {
  dollarsPerThousandViews: 1.5,
  minimumViews: 10_000,
  minimumPayout: 15,
  mostPerVideo: 15_000,
  payday: 'Friday',
  arrivesWithinHours: 48,
  supportAnswersWithinHours: 24,
} as const;

const dollars = (amount: number, digits = 0) =>
  `$${amount.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
const count = (views: number) => views.toLocaleString('en');

export const rate = dollars(creators.dollarsPerThousandViews, 2);
export const most = dollars(creators.mostPerVideo);
const minimum = dollars(creators.minimumPayout);

export const payouts = [creators.minimumViews, 100_000, 1_000_000, 10_000_000].map((views) => ({
  views: count(views),
  payout: dollars((views / 1_000) * creators.dollarsPerThousandViews),
}));

export const joinSteps = [
  {
    title: 'Make a video',
    body: `Show ${brand.name} at work in your own way, on whichever platform you use. Mention ${brand.domain} and ${brand.hashtag} in it.`,
  },
  {
    title: 'Let it be seen',
    body: `Once it has ${count(creators.minimumViews)} real views, there is something to pay out.`,
  },
  {
    title: 'Send your claim',
    body: `Write to ${brand.supportEmail} with the link to the video, its views, and how you would like to be paid.`,
  },
  {
    title: 'Get paid',
    body: `Claims of the past week are paid every ${creators.payday}, and within ${creators.arrivesWithinHours} hours.`,
  },
] as const;

export const benefits = [
  { title: 'No approval', body: 'You do not apply, and you do not wait. The first video counts.' },
  {
    title: 'No follower minimum',
    body: 'Views are what counts, wherever they come from, as long as they are real.',
  },
  { title: 'No cap', body: `Up to ${most} per video, and as many videos as you like.` },
  { title: 'Paid every week', body: `Each ${creators.payday} for the week before, in US dollars.` },
  { title: 'Your choice of how', body: 'To a wallet, to a card, or by bank transfer.' },
  {
    title: 'A person to ask',
    body: `Support answers in about ${creators.supportAnswersWithinHours} hours.`,
  },
] as const;

export const creatorFaq: readonly Question[] = [
  {
    question: 'How much does a video earn?',
    answer: `${rate} for every 1,000 real views, up to ${most} per video. There is no cap on how many videos you make or on what they earn together.`,
  },
  {
    question: 'When can I claim for the first time?',
    answer: `From ${count(creators.minimumViews)} views on, which is the minimum payout of ${minimum}.`,
  },
  {
    question: 'What has to be in the video?',
    answer: `The address ${brand.domain} and the hashtag ${brand.hashtag}. The rest is up to you.`,
  },
  {
    question: 'Do I need to be approved, or to have followers?',
    answer: 'Neither. There is no approval and no follower minimum.',
  },
  {
    question: 'When and how am I paid?',
    answer: `Every ${creators.payday} for the previous week, and within ${creators.arrivesWithinHours} hours: in US dollars, through a wallet provider, a card provider or by bank transfer.`,
  },
  {
    question: 'What is a real view?',
    answer: 'One by a person. Views that were bought or made by a script do not count.',
  },
  {
    question: 'How do I send a claim?',
    answer: `By email to ${brand.supportEmail}. We answer in about ${creators.supportAnswersWithinHours} hours.`,
  },
];
