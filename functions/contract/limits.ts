import { inFigures } from './figures.ts';

export const limits = {
  bodyBytes: 64 * 1024,
  /** Maximum size of a text in UTF-8. Escaped in the body, its quotation marks and line breaks take two bytes each. */
  textBytes: 1024 * 1024,
  /** Maximum size of all fields of a post in UTF-8, pictures included; and of its card's picture, which is part of every list. */
  postBytes: 1024 * 1024,
  postImageBytes: 100 * 1024,
  post: { titleChars: 200, excerptChars: 2_000, authorChars: 100, tags: 20, tagChars: 50, searchChars: 200 },
  /** Maximum characters per word that one request may have, and of a single word. */
  charsPerWord: 10,
  wordChars: 20_000,
  /** Maximum number of facts in a response, and maximum length of each. */
  factsReported: { facts: 5_000, chars: 200 },
  frozen: { words: 200, chars: 100 },
  /** Maximum length of a text for which the changes under other settings are counted. */
  otherSettingsWords: 1_500,
  /** Maximum open runs per account, and how long a run may stay open before its words are given back. */
  openRuns: 3,
  runMinutes: 15,
  /** Maximum words per day of a Cloudflare model, unless MODEL_WORDS_A_DAY is set. Keeps the default model within the free neurons. */
  modelWordsADay: 25_000,
  /** Maximum model words per guest and day, free runs included; and the minimum counted for a sentence, sent with its paragraph. */
  modelWordsOfGuest: 2_500,
  modelWordsOfSentence: 100,
  /** How long and how often a paid text is free again. One in `wordsPerCorrection` words may differ, up to `corrections`. */
  sameText: { hours: 24, times: 20, wordsPerCorrection: 25, corrections: 10 },
  /** Password attempts per account, from all networks, after which only browsers that have opened it before may try. */
  passwordsTried: { times: 100, hours: 24 },
  guestDevice: { words: 500, days: 30 },
  /** Per network and day: words shared by accounts with an unconfirmed address, and number of accounts that may be created. */
  unconfirmed: { words: 2_500, accounts: 20 },
  /** Words that guests and unconfirmed accounts of a wider network (IPv6 /48 or IPv4 /24) share: a hundred trials. */
  guestNeighbourhood: { words: 50_000, days: 1 },
  guestNetwork: { words: 1_500, days: 1 },
  /** Maximum length of the path on this site to return to after Google. */
  returnChars: 1_000,
  /**
   * Limits of an opened file: on disk, unpacked (a .docx is an archive with a file for each picture), and as text. A PDF may be
   * larger, since most of it is pictures.
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

/** Minimum length in characters. The key that a deploy generates has 44. */
export const signingKeyLength = 32;

/** Returns -1 when unlimited, like `wordsPerRequest`. */
export const charsPerRequest = (wordsPerRequest: number) =>
  wordsPerRequest * (wordsPerRequest < 0 ? 1 : limits.charsPerWord);

export const wordTooLong = `This text has a word of more than ${inFigures(limits.wordChars)} characters, which nobody can rewrite. Nothing was charged.`;

export const textTooLarge =
  'This text is too large: at most 1 MB can be sent at a time. Nothing was charged.';
