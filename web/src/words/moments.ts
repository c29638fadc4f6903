/** Dates and times in words, in the reader's time zone unless another is given. */

export const dayInWords = (moment: string, timeZone?: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone }).format(new Date(moment));

/** Leaves out the year, because it is for moments of the last weeks. */
export const momentInWords = (moment: string, timeZone?: string) =>
  new Intl.DateTimeFormat('en', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(moment));

/** The calendar day as `2026-11-20`. */
export const calendarDay = (moment: Date, timeZone?: string) =>
  new Intl.DateTimeFormat('sv', { timeZone }).format(moment);

const day = 24 * 60 * 60 * 1000;

/** "today", "yesterday", "3 days ago"; after a month the day itself. */
export function daysAgoInWords(moment: string, now: Date, timeZone?: string): string {
  const dayOf = (date: Date) => Date.parse(calendarDay(date, timeZone));
  const days = Math.round((dayOf(now) - dayOf(new Date(moment))) / day);
  if (days > 30) return `on ${dayInWords(moment, timeZone)}`;
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-Math.max(0, days), 'day');
}
