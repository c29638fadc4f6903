import { answersWithinHours, urgentWord } from '#contract/contact.ts';
import { paths } from '#navigation/paths.ts';

/** As the owner gave them. Both are promises that must hold before launch. */
export const promises = {
  answer: `Usually within ${answersWithinHours} hours`,
  support: '24/7 customer support',
  /** Explains the label above, so that it does not promise a faster answer. */
  supportMeans: 'Write to us at any time.',
} as const;

export const urgentHint = `For urgent matters, include ‘${urgentWord}’ in the subject.`;

export const notSent = 'Your message could not be sent';

export const quickHelp = [
  { label: 'Questions and answers', path: paths.questions },
  { label: 'Plans and prices', path: paths.pricing },
  { label: 'What the scores mean', path: paths.scores },
  { label: 'What we store, and for how long', path: paths.privacy },
] as const;
