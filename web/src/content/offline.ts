import { brand } from '#contract/brand.ts';

export const update = {
  title: `A new version of ${brand.name} is ready`,
  body: 'Reload to update. Your text and draft are saved.',
  reload: 'Reload Now',
  later: 'Later',
} as const;

export const offline = {
  note: 'You’re offline. Everything except rewriting works.',
  waiting: 'You’re offline. Rewriting starts when you reconnect.',
  nothingToClean: 'Checked on your device: no hidden characters.',
  /** `changes`: the count with its noun, such as "3 changes". */
  cleaned: (changes: string) => `Cleaned on your device: ${changes}.`,
  notRewritten: 'It has not been rewritten yet.',
} as const;
