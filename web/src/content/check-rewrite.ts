import { brand } from '#contract/brand.ts';

export const checkRewriteCopy = {
  title: 'Check a rewrite',
  about:
    'A chatbot, another tool or a colleague has rewritten your text. See what they changed, and whether anything was lost.',
  source: 'Your text',
  sourceHint: 'The text as you wrote it',
  rewrite: 'The rewrite',
  rewriteHint: 'What somebody or something made of it',
  check: 'Check the rewrite',
  checking: 'Checking…',
  free: 'It costs no words, and we keep neither text.',
  same: 'Both are the same.',
  notChecked: 'The check was not made',
  withoutScript: 'The check needs JavaScript, which is switched off here.',
  comparesTitle: 'What is compared',
  compares: [
    'Names, numbers, dates, quotations, links and citations',
    'What is denied, how sure something is, how many and how often',
    'Who does what, and what is said to follow from what',
    'Sentences that are new, and sentences that are gone',
  ],
  resultTitle: 'What you get',
  result: [
    'Each change is marked, and you can take it back.',
    'What may say something else waits for you: use it, or keep yours.',
    'What surely changes the meaning is not used, with the reason in words: “‘most’ had become ‘all’”.',
    `${brand.name} compares words. It does not know whether either text is true.`,
  ],
} as const;
