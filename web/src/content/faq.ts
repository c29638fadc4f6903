import { brand } from '#contract/brand.ts';
import { inFigures } from '#contract/figures.ts';
import { plans } from '#contract/plans.ts';

/** `id`: of the answer, so that a link can lead to it. */
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
    answer: `${inFigures(free.wordsPerMonth)} words a month, in texts of up to ${inFigures(free.wordsPerRequest)} words. A month of ${pro.name} costs $${pro.monthlyPrice} and has ${inFigures(pro.wordsPerMonth)} words, up to ${inFigures(pro.wordsPerRequest)} at a time; a month of ${ultra.name} costs $${ultra.monthlyPrice} and has no limit.`,
  },
  {
    id: 'what-i-said',
    question: 'Will it change what I said?',
    answer:
      'It should not, and it checks. If a rewritten sentence loses or gains a number, a name, a date, a quotation, a link or a “not”, we keep your sentence and tell you.',
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
      'A simulation, and marked as one. The figures beside it are measured: how much your sentences vary in length, for example, and how often stock phrases turn up.',
  },
  {
    id: 'my-text',
    question: 'Do you keep my text?',
    answer:
      'No. We neither keep nor log it. Who else sees it depends on what does the rewriting: the line under the strengths and the privacy page tell you.',
  },
  {
    id: 'school-work',
    question: 'Can I use it for school work?',
    answer:
      'To make your own writing clearer, yes. To hand in work that is not yours, no. Please follow your school’s rules.',
  },
];
