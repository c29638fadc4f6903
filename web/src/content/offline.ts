import { brand } from '#contract/brand.ts';

export const update = {
  title: `A new version of ${brand.name} is ready`,
  body: 'It comes when you reload. Your text and your draft are kept.',
  reload: 'Reload Now',
  later: 'Later',
} as const;

export const offline = {
  note: 'You are offline. Your draft, the history and the check work as always; rewriting waits for the network.',
  waiting: 'Waiting for the network. Your text goes out by itself once it is back.',
} as const;
