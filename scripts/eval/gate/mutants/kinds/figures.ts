import { pick, type Edit, type Finder, type Random, replacements } from '../edit.ts';
import { exchangedPhrases, exchanges } from '../exchanges.ts';

const WORDS =
  'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty'.split(
    ' ',
  );
const WORD = WORDS.join('|');

/** Numbers that are labels, not counts: "Step 3", "Version 2". */
const LABEL =
  /(?:step|chapter|tip|figure|fig\.|part|section|level|version|no\.|phase|grade|page|table|room|route|windows|rule|act|day|week|stage|option|covid|#)[ -]?$/i;
const DIGITS =
  /(?<![\p{L}\d.,:/–([-])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?![\d\p{L}\])]|[.,:/–]\d|[-–]\d| \p{Lu})/gu;
const YEAR = /^(?:1[5-9]|20)\d\d$/;

const otherWord = (found: string, sentence: string, random: Random): string | null => {
  const place = WORDS.indexOf(found);
  const near = WORDS.slice(Math.max(0, place - 3), place + 4).filter(
    (word) => word !== found && !new RegExp(`\\b${word}\\b`, 'i').test(sentence),
  );
  return near.length > 0 ? pick(near, random) : null;
};

/** Returns another number with the same number of decimals and of trailing zeros. */
function otherDigits(found: string, random: Random): string {
  const plain = found.replaceAll(',', '');
  const decimals = plain.split('.')[1]?.length ?? 0;
  const noughts = decimals === 0 ? (/0*$/.exec(plain)?.[0].length ?? 0) : 0;
  const step = 10 ** (noughts - decimals) * (1 + Math.floor(random() * 4));
  const value = Number(plain);
  const other = random() < 0.5 && value - step > step ? value - step : value + step;
  return found.includes(',') ? other.toLocaleString('en-US') : other.toFixed(decimals);
}

const scales = exchanges('scales');
const units = exchanges('units');
const UNIT = new RegExp(
  `(?<=(?:\\b(?:one|several|few|half a|half|${WORD})|\\d)[ -])(?:${units.pattern.source})|[$€£](?=\\d)`,
  'gi',
);

/** Replaces a number, share, unit or currency by another. */
export const findNumbers: Finder = (passage, random) => [
  ...replacements(passage, DIGITS, ({ 0: found, index }, { text }) => {
    if (found === '1' || YEAR.test(found) || LABEL.test(text.slice(0, index))) return null;
    const other = otherDigits(found, random);
    return text.includes(other) ? null : other;
  }),
  ...replacements(
    passage,
    new RegExp(
      `(?<![\\w-])(?:${WORD})(?![’'\\w]|-(?:first|second|third|quarter|fourth|fifth|one|two|three|four|five|six|seven|eight|nine))`,
      'gi',
    ),
    ([found], { text }) => otherWord(found.toLowerCase(), text, random),
  ),
  ...replacements(
    passage,
    /(?<=\b(?:the|its|their|his|her|our) )(?:first|second|third|fourth|fifth)(?= (?!time|half|place|person|world|of)\p{Ll}+(?<!ly)\b)/gu,
    ([found]) => {
      const order = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
      return order[order.indexOf(found) + 1];
    },
  ),
  ...exchangedPhrases(passage, scales, [], random),
  ...replacements(passage, UNIT, ([found]) =>
    found === '$' ? '€' : /[€£]/.test(found) ? '$' : units.otherOf(found, random),
  ),
];

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const SEASONS = 'spring summer autumn winter'.split(' ');
const CALENDAR = new RegExp(
  [
    `\\b(?:${MONTHS.filter((month) => !month.startsWith('Ma')).join('|')})\\b`,
    '(?<=\\b(?:[Ii]n|[Oo]f|[Ll]ast|[Nn]ext|[Bb]y|[Uu]ntil|[Ss]ince) )(?:March|May)\\b|\\b(?:March|May)(?= \\d)',
    `\\b(?:${DAYS.join('|')})(?!\\w)`,
    `(?<=\\b(?:in|the|this|last|next|of|every|each|late|early) )(?:${SEASONS.join('|')})\\b(?!s)`,
  ].join('|'),
  'g',
);

/** Replaces months, days and seasons. "March" and "may" are other words too, so they need a context. */
const findCalendar: Finder = (passage, random) =>
  replacements(passage, CALENDAR, ([found], { text }) => {
    const names = [MONTHS, DAYS, SEASONS].find((list) => list.includes(found)) ?? [];
    const others = names.filter((name) => !text.includes(name));
    return others.length > 0 ? pick(others, random) : null;
  });

const findYears: Finder = (passage, random) =>
  replacements(
    passage,
    /(?<![\d(,.$€£/–-])\b(?:1[5-9]|20)\d\d(?=s?\b)(?![\d)/–-]|,\d)/g,
    ([found], { text }) => {
      const year = Number(found);
      const isDecade = new RegExp(`${found}s`).test(text);
      const other = String(year - (isDecade ? 10 : 1) * (1 + Math.floor(random() * 4)));
      return text.includes(other) ? null : other;
    },
  );

const spans = exchanges('lengths-of-time');
/** A length of time after a word that counts or limits it. */
const SPAN = new RegExp(
  `(?<=(?:\\d|\\b(?:few|several|many|hundred|thousand|couple of|every|each|per|last(?= (?!minute))|past|next|half an|half a|within an|within a|for an|for a|in an|in a|a full|within|for|took|take|takes|lasts|lasted|${WORD}))[ -])(?:${spans.pattern.source})(?! (?:and|or) (?:nights?|hours|days|weeks|months|years)| of age|-old| old)`,
  'gi',
);
const moments = exchanges('moments');

const HALVES_OF_DAY: Record<string, string> = { a: 'p', p: 'a', A: 'P', P: 'A' };

/** Replaces a month, day, year, hour, time of day or length of time by another. */
export const findDates: Finder = (passage, random): Edit[] => [
  ...findCalendar(passage, random),
  ...findYears(passage, random),
  ...replacements(passage, SPAN, ([found], { text }) => {
    const other = spans.otherOf(found, random);
    return other === null || text.includes(other) ? null : other;
  }),
  ...exchangedPhrases(passage, moments, [], random),
  ...replacements(passage, /(?<=\d ?)(?:am|pm|AM|PM|a\.m\.|p\.m\.)(?![\w])/g, ([found]) =>
    found.replace(/^./, (letter) => HALVES_OF_DAY[letter] ?? letter),
  ),
  ...replacements(
    passage,
    /\b(?:1[2-9]|[5-9]|20|21)th(?= century)|(?:fifteen|sixteen|seventeen|eighteen|nineteen|twentie)th(?= century)/g,
    ([found]) => {
      if (/\d/.test(found)) return `${Number.parseInt(found, 10) - 1}th`;
      return found === 'eighteenth' ? 'nineteenth' : 'eighteenth';
    },
  ),
];
