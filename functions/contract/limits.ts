import { inFigures } from './figures.ts';

export const limits = {
  bodyBytes: 64 * 1024,
  /** Of a text to humanize, in UTF-8. In the body its quotation marks and line breaks take two bytes each. */
  textBytes: 1024 * 1024,
  /** Of a post, in UTF-8: all its fields together, pictures included. The picture of its card comes with every list. */
  postBytes: 1024 * 1024,
  postImageBytes: 100 * 1024,
  post: { titleChars: 200, excerptChars: 2_000, authorChars: 100, tags: 20, tagChars: 50, searchChars: 200 },
  /** For each word that one request may have, and of a single word. */
  charsPerWord: 10,
  wordChars: 20_000,
  /** What an answer tells of at most, and how much of each. */
  factsReported: { facts: 5_000, chars: 200 },
  frozen: { words: 200, chars: 100 },
  /** Up to this length other settings are tried, to count what each would change. */
  otherSettingsWords: 1_500,
  /** Runs of one account at a time, and how long one may stay open before its words come back. */
  openRuns: 3,
  runMinutes: 15,
  /** What a model of Cloudflare's may rewrite a day, unless MODEL_WORDS_A_DAY says otherwise: with the default one within the free neurons. */
  modelWordsADay: 50_000,
  /** What one guest may have of a model in a day, however often a run is free; and how much a sentence takes, which is asked about in its paragraph. */
  modelWordsOfGuest: 2_500,
  modelWordsOfSentence: 100,
  /** The same text again within these hours costs nothing, so many times; of so many words one may be corrected. */
  sameText: { hours: 24, times: 20, wordsPerCorrection: 25, corrections: 10 },
  /** Passwords tried for one account, from all networks, until only browsers that have opened it before may try. */
  passwordsTried: { times: 100, hours: 24 },
  guestDevice: { words: 500, days: 30 },
  /** A day: words that the accounts of one network share whose address is not confirmed, and accounts it may make. */
  unconfirmed: { words: 2_500, accounts: 20 },
  /** Of a wider network, an IPv6 /48 or an IPv4 /24, what guests and such accounts may use together: a hundred trials. */
  guestNeighbourhood: { words: 50_000, days: 1 },
  guestNetwork: { words: 1_500, days: 1 },
  /** Of the address on this site to which somebody comes back from Google. */
  returnChars: 1_000,
  /**
   * A file that is opened: on disk, once unpacked (a .docx is an archive of files, one for each picture), and as the text it
   * holds. Most of a PDF is pictures.
   */
  file: {
    bytes: 10_000_000,
    archiveFiles: 2_000,
    unpackedBytes: 50_000_000,
    textBytes: 1_000_000,
    pdfBytes: 50_000_000,
    pages: 1_500,
  },
} as const;

/** In characters. What a deploy makes has 44. */
export const signingKeyLength = 32;

/** -1 when unlimited, as the words of a request are. */
export const charsPerRequest = (wordsPerRequest: number) =>
  wordsPerRequest * (wordsPerRequest < 0 ? 1 : limits.charsPerWord);

export const wordTooLong = `This text has a word of more than ${inFigures(limits.wordChars)} characters, which nobody can rewrite. Nothing was charged.`;

export const textTooLarge =
  'This text is too large: at most 1 MB can be sent at a time. Nothing was charged.';
