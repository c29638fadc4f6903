import { checks } from '#db/reconciliation/checks.ts';
import { miss, type Tally } from './tally.ts';
import type { Answer, Target } from './target.ts';
import type { Visitor } from './visitor.ts';

export const books = 'sums that do not agree';

/** Checks that ledger, balances, payments and terms of the whole database agree; each mismatch is a miss. */
export async function reconcile(target: Target, tally: Tally): Promise<void> {
  const all = checks(new Date());
  const answers = await target.ask(...all.map(([, statement]) => statement));
  for (const [place, rows] of answers.entries())
    for (const row of rows) miss(tally, books, `${all[place]?.[0]}: ${JSON.stringify(row)}`);
}

type Charged = { words: number; isOpen: boolean };

/** Returns the words charged to an account for a run, by its ledger. */
export async function chargedFor(target: Target, userId: string, runId: string): Promise<Charged> {
  const [[sum] = [], [run] = []] = await target.ask(
    `SELECT coalesce(sum(words), 0) AS words FROM ledger WHERE user_id = '${userId}' AND run_id = '${runId}'`,
    `SELECT state FROM runs WHERE user_id = '${userId}' AND id = '${runId}'`,
  );
  return { words: Number(sum?.words), isOpen: run?.state === 'open' };
}

type Person = Visitor & { id?: string };
type Run = { run_id: string };

const isRun = (body: unknown): body is Run => typeof body === 'object' && body !== null && 'run_id' in body;

type Told = { words: number; changes: number };

/** Parses the response to a run, as JSON or as lines of JSON; null if it is incomplete. */
export function told({ status, text }: Answer): Told | null {
  if (status !== 200) return null;
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    try {
      const heard = JSON.parse(line);
      const result = heard.event === 'result' ? heard.result : heard.event === undefined ? heard : null;
      if (result !== null) return { words: result.words, changes: result.changes.length };
    } catch {
      return null;
    }
  }
  return null;
}

/**
 * Returns by how many words the charge for a run is off after a complete retry: whatever failed before, it must be charged once.
 * Null if the request is not a run or did not succeed.
 */
export async function wordsOff(
  target: Target,
  who: Person,
  body: unknown,
  answer: Answer,
): Promise<number | null> {
  if (!isRun(body) || answer.status !== 200) return null;
  await target.traceOf(answer);
  const whole = told(answer);
  if (whole === null) throw new Error(`A run came without its result: ${answer.text.slice(-200)}`);
  const owed = whole.changes > 0 ? whole.words : 0;
  const charged =
    who.id === undefined
      ? (await who.get('/api/guest/usage')).body.words_used
      : (await chargedFor(target, who.id, body.run_id)).words;
  return charged - owed;
}
