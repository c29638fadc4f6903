import SAMPLES from './signals-samples.json' with { type: 'json' };

/** Samples written by hand for these tests: a person describing a week, assistant-style text and plain information. */
export const { aPersonsText, aMachinesText, anybodysText } = SAMPLES;

export const strangeTexts: readonly string[] = [
  ['', ' ', '\n\n\n', '.', '...!?…', '\ud800', 'word \udc00 word', '\u0000\u0001\u0007'],
  ['\u{1f600}\u{1f680}\u{1f44d}\u{1f3fd}', 'مرحبا بالعالم، كيف حالك اليوم؟', '你好,世界。今天天气很好。'],
  [
    'e\u0301'.repeat(50),
    '- '.repeat(500),
    '| a | b |\n'.repeat(60),
    'http://'.repeat(200),
    'a'.repeat(20_000),
  ],
  ['`', '[', '$', '<a', ']((', ', and', "'"].map((piece) => piece.repeat(999)),
  ['####### x', '```\nnever closed', 'one\r\ntwo\r\nthree', '\u200b\ufeff\u2028\u2029'],
].flat();
