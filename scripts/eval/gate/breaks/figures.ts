import { exchanges, oneOf, type Random, replaceOne } from './replacing.ts';

const NUMBER_WORDS =
  'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty'.split(
    ' ',
  );
const ANY_NUMBER = `(?:\\d[\\d,.]*\\d|\\d|${NUMBER_WORDS.join('|')}|several|a few)`;

/** Another number in the place of one; not of years, nor in names ("GPT-4") and citations. */
export function breakNumber(sentence: string, next: Random): string | null {
  const pattern = new RegExp(
    `(?<![\\p{L}\\d.,:/([-])(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?(?![\\d\\p{L}\\])]|[.,:/]\\d)|\\b(?:${NUMBER_WORDS.join('|')})\\b`,
    'gu',
  );
  return replaceOne(sentence, pattern, next, ([found]) => {
    if (!/\d/.test(found))
      return oneOf(
        NUMBER_WORDS.filter((word) => word !== found),
        next,
      );
    if (/^(?:1[5-9]|20)\d\d$/.test(found)) return null;
    return anotherNumber(found, next);
  });
}

/** Of the same form: as many digits behind the point, and as many noughts. */
function anotherNumber(found: string, next: Random): string {
  const value = Number(found.replaceAll(',', ''));
  const decimals = found.split('.')[1]?.length ?? 0;
  const noughts = decimals === 0 ? (/0*$/.exec(found.replaceAll(',', ''))?.[0].length ?? 0) : 0;
  const step = 10 ** (value === 0 ? 0 : noughts - decimals);
  const other = value + step * (1 + Math.floor(next() * 4));
  return found.includes(',') ? other.toLocaleString('en-US') : other.toFixed(decimals);
}

const units = exchanges(`
seconds > minutes
minutes > hours
minute > hour
hours > days
hour > day
days > weeks
day > week
weeks > months
week > month
months > years
month > year
years > months
year > month
decades > years
centuries > decades
miles > kilometres
mile > kilometre
kilometers > miles
kilometres > miles
km > miles
meters > feet
metres > feet
feet > metres
foot > metre
inches > centimetres
inch > centimetre
pounds > kilograms
kilograms > pounds
kg > pounds
tons > pounds
dollars > euros
euros > dollars
gallons > litres
ounces > pounds
million > billion
billion > million
thousand > million
trillion > billion
hundred > thousand
kwh > MWh
mw > kW
mm > cm
cm > mm
`);

/** Another unit behind a number, or another currency before it. */
export function breakUnit(sentence: string, next: Random): string | null {
  const pattern = new RegExp(`(?<=\\b${ANY_NUMBER}[ -])(?:${units.pattern.source})|[$€£](?=\\d)`, 'gi');
  return replaceOne(sentence, pattern, next, (match) => {
    const other = { $: '€', '€': '$', '£': '$' }[match[0]] ?? units.replacementOf(match);
    // "Weeks to months" would become "months to months".
    const behind = sentence.slice(match.index + match[0].length, match.index + match[0].length + 20);
    return other && behind.includes(other) ? null : other;
  });
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const SEASONS = 'spring summer autumn winter'.split(' ');

/** "March" and "may" are words besides. */
const DATES = new RegExp(
  [
    `\\b(?:${MONTHS.filter((month) => !month.startsWith('Ma')).join('|')})\\b`,
    '(?<=\\b[Ii]n )(?:March|May)\\b|\\b(?:March|May)(?= \\d)',
    `\\b(?:${DAYS.join('|')})(?!\\w)`,
    `(?<=\\b(?:in|the|this|last|next|of) )(?:${SEASONS.join('|')})\\b(?!s)`,
    '(?<![\\d(,.$€£/-])\\b(?:1[5-9]|20)\\d\\d(?=s?\\b)(?![\\d)/-])',
  ].join('|'),
  'g',
);

/** Another month, day, season, year or decade. */
export function breakDate(sentence: string, next: Random): string | null {
  return replaceOne(sentence, DATES, next, ([found]) => {
    const names = [MONTHS, DAYS, SEASONS].find((list) => list.includes(found));
    if (names)
      return oneOf(
        names.filter((name) => name !== found),
        next,
      );
    const year = Number(found);
    // A decade stays a decade.
    const step = year % 10 === 0 ? 10 : 1;
    return String(year - step * (1 + Math.floor(next() * 4)));
  });
}

const AUTHORS = 'Adler Brandt Castro Dunn Eriksen Fuchs Garner Hoang Ibarra Jonas Keller Lund'.split(' ');

/** A sentence with a citation before its stop, for those that have none. */
export function withCitation(sentence: string, next: Random): string {
  const author = oneOf(AUTHORS, next);
  const year = 1985 + Math.floor(next() * 38);
  const number = 1 + Math.floor(next() * 60);
  const citation = oneOf(
    [
      `(${author}, ${year})`,
      `(${author} et al., ${year})`,
      `(${author} & ${oneOf(AUTHORS, next)}, ${year})`,
      `[${number}]`,
      `[${number}, ${number + 3}]`,
    ],
    next,
  );
  return sentence.replace(/(?=[.?!]$)/, ` ${citation}`);
}

/** Another year, number or author in a citation. */
export function breakCitation(sentence: string, next: Random): string | null {
  const pattern =
    /(?<=\([^()]*)\b(?:19|20)\d\d\b(?=[^()]*\))|(?<=\[[\d, –-]*)\b\d+\b(?=[\d, –-]*\])|(?<=\()\p{Lu}\p{Ll}+(?=(?: et al\.| & \p{Lu}\p{Ll}+)?, (?:19|20)\d\d\))/gu;
  return replaceOne(sentence, pattern, next, ([found]) => {
    const step = 1 + Math.floor(next() * 9);
    if (!/\d/.test(found))
      return oneOf(
        AUTHORS.filter((author) => !sentence.includes(author)),
        next,
      );
    const other = String(found.length === 4 ? Number(found) - step : Number(found) + step);
    return new RegExp(`\\b${other}\\b`).test(sentence) ? null : other;
  });
}
