import type { CheckRow } from '#db/reconciliation/checks.ts';
import { checks } from '#db/reconciliation/checks.ts';
import { db } from './stripe.ts';

/**
 * What the reckoning finds about these accounts, payments, runs and events. Other tests leave books behind that never were
 * true, so it is asked for by what it is about.
 */
export async function wrongAbout(now: Date, ...subjects: string[]) {
  const list = subjects.map((subject) => `'${subject}'`).join(', ');
  const all = checks(now);
  const answers = await db.$client.batch<CheckRow>(
    all.map(([, statement]) =>
      db.$client.prepare(
        `SELECT * FROM (${statement.replace(/ LIMIT \d+$/, '')}) WHERE subject IN (${list})`,
      ),
    ),
  );
  return answers.flatMap(({ results }, place) =>
    results.map(({ subject, ...row }) => [all[place]?.[0], row, subject] as const),
  );
}
