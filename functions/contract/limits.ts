export const limits = {
  bodyBytes: 64 * 1024,
  /** Of a text to humanize, in UTF-8. In the body its quotation marks and line breaks take two bytes each. */
  textBytes: 1024 * 1024,
  /** Of a post, in UTF-8: all its fields together, pictures included. The picture of its card comes with every list. */
  postBytes: 1024 * 1024,
  postImageBytes: 100 * 1024,
  post: { titleChars: 200, excerptChars: 2_000, authorChars: 100, tags: 20, tagChars: 50, searchChars: 200 },
  frozen: { words: 200, chars: 100 },
  /** Runs of one account at a time, and how long one may stay open before its words come back. */
  openRuns: 3,
  runMinutes: 15,
  guestDevice: { words: 500, days: 30 },
  guestNetwork: { words: 1_500, days: 1 },
  /** A file that is opened: on disk, once unpacked (a .docx is an archive), and as the text it holds. */
  file: { bytes: 10_000_000, unpackedBytes: 50_000_000, textBytes: 1_000_000 },
} as const;

export const textTooLarge =
  'This text is too large: at most 1 MB can be sent at a time. Nothing was charged.';
