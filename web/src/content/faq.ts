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
      'It reads English that sounds machine-made and rewrites the phrases that give it away. Each change is marked and comes with its reason, so you can take back any that you disagree with.',
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
      'It should not, and it checks. If a rewritten sentence has lost or gained a number, a name, a date, a quotation, a link or a “not”, that sentence goes back to yours, and the result tells you.',
  },
  {
    id: 'ai-detectors',
    question: 'Will the result pass an AI detector?',
    answer:
      'It is meant to read as a person’s writing, and detectors look for many of the habits that it takes out. But they disagree with each other and change often. Nobody can promise what one of them will say about your text, and we do not.',
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
      'No. We neither keep nor log it. Who else reads it while it is rewritten depends on what rewrites it: the line under the strengths and the privacy page say so.',
  },
  {
    id: 'school-work',
    question: 'Can I use it for school work?',
    answer:
      'To make your own writing clearer, yes. To hand in work that is not yours, no: please keep to the rules of your school.',
  },
];
