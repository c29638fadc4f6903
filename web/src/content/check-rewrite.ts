import { brand } from '#contract/brand.ts';

export const checkRewriteCopy = {
  title: 'Check a rewrite',
  about:
    'A chatbot, another tool or a colleague has rewritten your text. See what they changed, and whether anything was lost.',
  source: 'Your text',
  sourceHint: 'The text as you wrote it',
  rewrite: 'The rewrite',
  rewriteHint: 'The text after it was rewritten',
  check: 'Check the rewrite',
  checking: 'Checking…',
  free: 'This is free, and we don’t store either text.',
  same: 'Both texts are the same.',
  notChecked: 'The rewrite was not checked',
  withoutScript: 'The check needs JavaScript, which is turned off in this browser.',
  sections: [
    {
      title: 'What is compared',
      list: [
        'Names, numbers, dates, quotations, links and citations',
        '“Not” and “never”, how sure something is, how many and how often',
        'Who does what, and how ideas are linked',
        'New sentences and missing sentences',
      ],
    },
    {
      title: 'What you get',
      list: [
        'Each change is marked, and you can take it back.',
        'Where the meaning may differ, you decide: use the new wording or keep yours.',
        'What clearly changes the meaning is left out, and we say why: “‘most’ had become ‘all’”.',
        `${brand.name} compares words. It does not know whether either text is true.`,
      ],
    },
  ],
} as const;
