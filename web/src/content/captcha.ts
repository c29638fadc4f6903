export const checkWords = {
  title: 'A quick check before your first text',
  guest:
    'We check once that you are a person, so that bots don’t use up the free words. Your text stays where it is.',
  /** Shown above the result until the check is passed. */
  awaited: 'A quick check comes first',
  signUp: 'A quick check before we create your account:',
  frame: 'Check that you are a person',
  coming: 'The check is loading…',
  shown: 'The check is running. If it shows a box, tick it.',
  passed: 'Passed. One moment…',
  failed:
    'The check did not load. A script blocker or your network may be blocking challenges.cloudflare.com. Allow it and try again, or use another browser.',
} as const;
