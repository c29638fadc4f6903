import { brand } from './brand.ts';
import type { PageName, pages } from './pages.ts';

type IfRendered<Name extends PageName> = (typeof pages)[Name]['rendered'] extends true ? Name : never;

export type RenderedPage = { [Name in PageName]: IfRendered<Name> }[PageName];

/** Of the pages that are rendered at build: what search engines and previews show. The browser never loads it. */
export const descriptions = {
  home: 'Rewrites machine-sounding English so that it reads as a person’s. Every fact stays, every change shows its reason, and any change can be taken back.',
  pricing:
    'What Free, Pro and Ultra give, and what they cost. Each term is paid once, and nothing renews by itself.',
  earn: `Make short videos about ${brand.name} and be paid for every thousand real views, every week.`,
  scores:
    'Which numbers are simulated and which are measured, how the estimate was trained and tested, how often it is wrong, and the human range of each signal.',
  'not-found': 'There is no page at this address.',
} as const satisfies Record<RenderedPage | 'not-found', string>;
