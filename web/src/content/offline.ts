import { brand } from '#contract/brand.ts';

export const update = {
  title: `A new version of ${brand.name} is ready`,
  body: 'It comes when you reload. Your text and your draft are kept.',
  reload: 'Reload Now',
  later: 'Later',
} as const;

export const offline = {
  note: 'You are offline: rewriting waits for the network, all else works.',
  waiting: 'Rewriting waits for the network. Your text goes out by itself once it is back.',
  nothingToClean: 'Looked through here, without the network: pasting left nothing behind.',
  /** `changes`: their number, in words. */
  cleaned: (changes: string) => `Cleaned here, without the network: ${changes}.`,
  notRewritten: 'It has not been rewritten yet.',
} as const;
