export const checkWords = {
  title: 'One check before the first text',
  guest:
    'So that programs do not use up the free words, we check once that a person is here. Your text stays where it is.',
  /** Over the result, while it has not been passed. */
  awaited: 'One check comes first',
  signUp: 'One check before the account is made:',
  frame: 'Check that a person is here',
  coming: 'The check is loading…',
  shown: 'The check is running. If it shows a box, tick it.',
  passed: 'Passed. One moment…',
  failed:
    'The check could not be done. Something may keep this browser from challenges.cloudflare.com, such as a blocker of scripts or a network. Allow it and try again, or use another browser.',
} as const;
