import { remainingWords } from '#contract/plans.ts';
import { dailyAverage, type UsageDay, type UsageStatistics } from '#contract/usage.ts';
import { day } from '#contract/time.ts';
import { batch } from '#db/batch.ts';
import type { Database } from '#db/client.ts';
import { type Cursor, pageOf } from '#db/cursor.ts';
import { listDays, listLedger } from '#db/ledger.ts';
import { findUser, type User } from '#db/users.ts';
import { renewWords } from '#db/words.ts';
import { renewalOf } from './period.ts';

const pageSize = 50;

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

function everyDay(start: Date, now: Date, counted: UsageDay[]): UsageDay[] {
  const byDay = new Map(counted.map((entry) => [entry.day, entry]));
  const days: UsageDay[] = [];
  const first = Math.floor(start.getTime() / day) * day;
  for (let moment = first; moment <= now.getTime(); moment += day) {
    const name = dayOf(moment);
    days.push(byDay.get(name) ?? { day: name, words: 0, runs: 0 });
  }
  return days;
}

/** Reads usage in one round trip to D1, which first renews the period if that is due. */
export async function readUsage(
  db: Database,
  user: User,
  now: Date,
  cursor: Cursor | null = null,
): Promise<UsageStatistics> {
  const {
    user: [found],
    days,
    entries,
  } = await batch(db, {
    renewed: renewWords(db, user, renewalOf(user, now), now),
    user: findUser(db, user.id),
    days: listDays(db, user.id),
    entries: listLedger(db, user.id, cursor, pageSize + 1),
  });
  if (found === undefined) throw new Error('The account has been deleted');
  const { rows, next } = pageOf(entries, pageSize, ({ at, row }) => ({ at: at.getTime(), id: String(row) }));
  const sinceStart = everyDay(found.periodStart ?? found.createdAt, now, days);
  return {
    words_used: found.wordsUsed,
    words_limit: found.wordsLimit,
    remaining: remainingWords(found.wordsUsed, found.wordsLimit),
    daily_average: dailyAverage(found.wordsUsed, sinceStart.length),
    resets_at: found.resetsAt.toISOString(),
    days: sinceStart,
    ledger: rows.map(({ at, words, reason }) => ({ at: at.toISOString(), words, reason })),
    next,
  };
}
