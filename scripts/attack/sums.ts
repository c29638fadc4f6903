import { checks } from '../../functions/db/reckoning/checks.ts';
import type { Target } from './target.ts';

/** Where ledger, balances, payments and terms of the whole database do not agree. */
export async function wrongSums(target: Target, now = new Date()): Promise<string[]> {
  const all = checks(now);
  const answers = await target.ask(...all.map(([, statement]) => statement));
  return answers.flatMap((rows, place) => rows.map((row) => `${all[place]?.[0]}: ${JSON.stringify(row)}`));
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
