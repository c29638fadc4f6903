/** A text that is too long for one request. Figures come in words. */
export const parts = {
  /** "10 parts of at most 3,000 words" */
  offered: (count: string, most: string) => `${count} of at most ${most} words`,
  about:
    'This is more than one request takes. In parts it runs one after the other: each is counted when it runs, and you can stop after any of them.',
  start: 'Humanize in parts',
  /** "Part 3 of 10" */
  running: (part: string, count: string) => `Part ${part} of ${count}`,
  meanwhile: 'What has come can be read and changed already.',
  stop: 'Stop after this part',
  stopped: 'Stopped',
  stops: 'It stops after this part.',
  goOn: 'Go on',
  /** "3 of 10 parts are rewritten. The rest is as you wrote it." */
  left: (come: string, count: string) =>
    `${come} of ${count} ${come === '1' ? 'is' : 'are'} rewritten. The rest is as you wrote it.`,
} as const;
