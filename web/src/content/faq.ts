import { brand } from '#contract/brand.ts';
import { inFigures } from '#contract/figures.ts';
import { plans } from '#contract/plans.ts';

/** `id`: fragment id of the answer, for links to it. */
export type Question = { id: string; question: string; answer: string };

const { free, pro, ultra } = plans;

export const faq: readonly Question[] = [
  {
    id: 'what-it-does',
    question: `What does ${brand.name} do?`,
    answer:
      'It finds the phrases that make English sound machine-made and rewrites them. Each change is marked and explained, and you can take back any that you disagree with.',
  },
  {
    id: 'how-much-is-free',
    question: 'How much is free?',
    answer: `${inFigures(free.wordsPerMonth)} words a month, up to ${inFigures(free.wordsPerRequest)} at a time. ${pro.name} costs $${pro.monthlyPrice} a month for ${inFigures(pro.wordsPerMonth)} words, up to ${inFigures(pro.wordsPerRequest)} at a time. ${ultra.name} costs $${ultra.monthlyPrice} a month and has no limit.`,
  },
  {
    id: 'what-i-said',
    question: 'Will it change what I said?',
    answer:
      'It shouldn’t, and it checks. If a rewrite clearly changes what you said, such as a number or a “not”, we keep your words and tell you. If it isn’t sure, you decide.',
  },
  {
    id: 'ai-detectors',
    question: 'Will the result pass an AI detector?',
    answer:
      'It is meant to read like a person’s writing, without many of the habits that detectors look for. But detectors disagree with each other and change often. Nobody can promise what one of them will say about your text, so we don’t.',
  },
  {
    id: 'ai-score',
    question: 'What is the AI score, then?',
    answer:
      'It is simulated, and marked as such. “Check for AI” also shows an estimate that is measured, from things like stock phrases and how much your sentences vary.',
  },
  {
    id: 'my-text',
    question: 'Do you keep my text?',
    answer:
      'No. We don’t store or log it. Who else sees it depends on what rewrites it: see the note under Light, Balanced and Strong, or the privacy page.',
  },
  {
    id: 'school-work',
    question: 'Can I use it for school work?',
    answer:
      'Yes, to make your own writing clearer. No, to hand in work that isn’t yours. Please follow your school’s rules.',
  },
];
