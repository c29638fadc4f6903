import { checks } from '#db/reconciliation/checks.ts';
import { miss, type Tally } from './tally.ts';
import type { Target } from './target.ts';

export const books = 'sums that do not agree';

/** Where ledger, balances, payments and terms of the whole database do not agree, that bar is missed. */
export async function reconcile(target: Target, tally: Tally): Promise<void> {
  const all = checks(new Date());
  const answers = await target.ask(...all.map(([, statement]) => statement));
  for (const [place, rows] of answers.entries())
    for (const row of rows) miss(tally, books, `${all[place]?.[0]}: ${JSON.stringify(row)}`);
}

type Charged = { words: number; isOpen: boolean };

/** What a run has cost an account, by its ledger. */
export async function chargedFor(target: Target, userId: string, runId: string): Promise<Charged> {
  const [[sum] = [], [run] = []] = await target.ask(
    `SELECT coalesce(sum(words), 0) AS words FROM ledger WHERE user_id = '${userId}' AND run_id = '${runId}'`,
    `SELECT state FROM runs WHERE user_id = '${userId}' AND id = '${runId}'`,
  );
  return { words: Number(sum?.words), isOpen: run?.state === 'open' };
}
