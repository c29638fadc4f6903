import { type CheckRow, checks } from '#db/reconciliation/checks.ts';
import { db } from './stripe.ts';

/**
 * Returns what the reconciliation finds about these accounts, payments, runs and events. It is filtered by subject because
 * other tests leave inconsistent books behind.
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
