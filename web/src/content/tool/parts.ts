/** Copy for a text that is too long for one request. Numbers are passed as formatted strings. */
export const parts = {
  /** "10 parts of at most 3,000 words" */
  offered: (count: string, most: string) => `${count} of at most ${most} words`,
  about:
    'This is too long for one request. We can rewrite it part by part. Each part is charged when it runs, and you can stop after any part.',
  start: 'Humanize in parts',
  /** "Part 3 of 10" */
  running: (part: string, count: string) => `Part ${part} of ${count}`,
  meanwhile: 'You can already read and edit finished parts.',
  stop: 'Stop after this part',
  stopped: 'Stopped',
  stops: 'It stops after this part.',
  goOn: 'Continue',
  /** "3 of 10 parts are rewritten. The rest is as you wrote it." */
  left: (come: string, count: string) =>
    `${come} of ${count} ${come === '1' ? 'is' : 'are'} rewritten. The rest is as you wrote it.`,
} as const;
