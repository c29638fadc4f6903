import { brand } from './brand.ts';
import { answersWithinHours } from './contact.ts';
import type { PageName } from './pages.ts';

/**
 * Descriptions for search engines and link previews. A page with one is rendered to an HTML file at build time; the other pages
 * get the app's shell. The browser never loads the descriptions.
 */
export const descriptions = {
  home: 'Rewrites machine-sounding English so that it reads like a person’s. Every fact stays, you see why each change was made, and you can take any change back.',
  pricing:
    'What Free, Pro and Ultra give, and what they cost. Each term is paid once, and nothing renews by itself.',
  'check-rewrite':
    'Compare a rewrite by a chatbot, a tool or a colleague with your text: what changed, what was lost, and each change to keep or take back. Free.',
  earn: `Make short videos about ${brand.name} and be paid for every thousand real views, every week.`,
  contact: `Write to the people behind ${brand.name}: by the form or by email. We usually answer within ${answersWithinHours} hours.`,
  privacy: `What ${brand.name} stores, where and for how long. We don’t keep your texts or train on them.`,
  terms: `The terms of ${brand.name}: who owns the text, what a plan is, and what we ask of you.`,
  scores:
    'Which numbers are simulated and which are measured, how the estimate was trained and tested, how often it is wrong, and the human range of each signal.',
  'not-found': 'There is no page at this address.',
} as const satisfies Partial<Record<PageName | 'not-found', string>>;

export type RenderedPage = Exclude<keyof typeof descriptions, 'not-found'>;

export const isRendered = (name: PageName): name is RenderedPage => name in descriptions;
