export const limits = {
  bodyBytes: 64 * 1024,
  /** Runs of one account at a time, and how long one may stay open before its words come back. */
  openRuns: 3,
  runMinutes: 15,
  guestDevice: { words: 500, days: 30 },
  guestNetwork: { words: 1_500, days: 1 },
} as const;
