import { findWords, type Span } from './words.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** In lower case, without the full stop. */
export const abbreviations = {
  all: setOf(
    'mr mrs ms dr prof rev hon st mt ft gen col lt sgt capt cmdr adm gov sen rep pres messrs mme mlle ' +
      'vs v etc e.g i.e eg ie cf viz al approx est dept univ assn bros inc ltd co corp llc plc ' +
      'fig figs no nos vol vols ch chap sec art pp p para eq eqs ed eds trans ref refs ' +
      'jan feb mar apr jun jul aug sept sep oct nov dec mon tue tues wed thu thur thurs fri sat sun ' +
      'ave blvd rd apt u.s u.k u.n u.s.a a.m p.m ph.d m.d b.a m.a b.sc m.sc d.c ca c.f op cit ibid',
  ),
  /** Abbreviations that may also end a sentence, namely before a capital. */
  ending: setOf('etc inc ltd co corp llc plc al u.s u.k u.n u.s.a a.m p.m ph.d m.d b.a m.a'),
  /** Abbreviations only before a figure; otherwise they are ordinary words. */
  numbered: setOf('no nos fig figs vol vols p pp art sec ch eq eqs mar may jun'),
};

/** Words that state what a rewriting must not lose. */
export const factWords = {
  numbers: setOf(
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty ' +
      'thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion billions trillion dozen ' +
      'percent half third quarter twice',
  ),
  negations: setOf('not never no none nor neither nobody nothing nowhere cannot'),
  /** A negation before these words does not deny: "not only". */
  stressed: setOf('only just merely simply'),
  /** Words that state an amount or a time before “than”: “no later than”. */
  amounts: new Set(
    'later earlier more less fewer'.split(' ').flatMap((word) => [`no ${word}`, `not ${word}`]),
  ),
  /** Words that open a sentence and never begin a name, even when the sentence start is not detected: "it ends.Moreover, it". */
  openers: setOf(
    'accordingly additionally admittedly although consequently conversely despite finally furthermore hence however indeed ' +
      'instead likewise meanwhile moreover nevertheless nonetheless notably otherwise similarly specifically subsequently ' +
      'therefore thus ultimately',
  ),
  /** Months and days. */
  dates: setOf(
    'january february march april may june july august september october november december ' +
      'monday tuesday wednesday thursday friday saturday sunday jan feb mar apr jun jul aug sept sep oct nov dec',
  ),
};

const COMMON = setOf(
  'the of and to a in is that it for was on are as with his they at be this from i have or by one had not but what all were when we ' +
    'there can an your which their if will each about how up out them then she many some so these would other into has more her two ' +
    'him see could no make than been its who did my over only our after also you do',
);

const LONGEST_COMMON = Math.max(...[...COMMON].map((word) => word.length));

const SAMPLE = 4000;

/** Whether a text, or a range of it, has enough common English words in at least one sample. */
export function hasCommonWords(text: string, start = 0, end = text.length): boolean {
  for (let at = start; at < end; at += SAMPLE) {
    const isRest = at > start && end - at < SAMPLE / 2;
    if (isRest) return false;
    if (knowsSample(text, at, Math.min(end, at + SAMPLE))) return true;
  }
  return false;
}

function knowsSample(text: string, start: number, end: number): boolean {
  const words = findWords(text, start, end);
  if (words.length === 0) return false;
  let common = 0;
  let foreign = 0;
  for (const word of words) {
    const isShort = word.end - word.start <= LONGEST_COMMON;
    if (isShort && COMMON.has(text.slice(word.start, word.end).toLowerCase())) common++;
    else if (hasForeignLetter(text, word)) foreign++;
  }
  if (foreign * 4 > words.length) return false;
  return common >= 1 && common * 100 >= words.length * (words.length < 12 ? 10 : 18);
}

function hasForeignLetter(text: string, { start, end }: Span): boolean {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code > 127 && (code < 0x2010 || code > 0x2019)) return true;
  }
  return false;
}
