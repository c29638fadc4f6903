/** Dates and times in words, in the reader's time zone. */
const viewerZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const dayInWords = (moment: string, timeZone = viewerZone()) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone }).format(new Date(moment));

/** Leaves out the year, because it is for moments of the last weeks. */
export const momentInWords = (moment: string, timeZone = viewerZone()) =>
  new Intl.DateTimeFormat('en', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(moment));

/** The calendar day as `2026-11-20`. */
export function calendarDay(moment: Date, timeZone = viewerZone()): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

const day = 24 * 60 * 60 * 1000;

/** "today", "yesterday", "3 days ago"; after a month the day itself. */
export function daysAgoInWords(moment: string, now: Date, timeZone = viewerZone()): string {
  const dayOf = (date: Date) => Date.parse(calendarDay(date, timeZone));
  const days = Math.round((dayOf(now) - dayOf(new Date(moment))) / day);
  if (days > 30) return `on ${dayInWords(moment, timeZone)}`;
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-Math.max(0, days), 'day');
}
