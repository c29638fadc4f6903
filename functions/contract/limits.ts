export const limits = {
  bodyBytes: 64 * 1024,
  /** Runs of one account at a time, and how long one may stay open before its words come back. */
  openRuns: 3,
  runMinutes: 15,
  guestDevice: { words: 500, days: 30 },
  guestNetwork: { words: 1_500, days: 1 },
  /** A file that is opened: on disk, once unpacked (a .docx is an archive), and as the text it holds. */
  file: { bytes: 10_000_000, unpackedBytes: 50_000_000, textBytes: 1_000_000 },
} as const;
