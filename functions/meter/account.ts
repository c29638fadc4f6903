import { limits } from '#contract/limits.ts';
import { remainingWords } from '#contract/usage.ts';
import { batch } from '../db/batch.ts';
import type { Database } from '../db/client.ts';
import { reserveRun, settleRun } from '../db/runs.ts';
import { findUser, type User } from '../db/users.ts';
import { renewWords } from '../db/words.ts';
import type { Meter, Refusal, Reservation, Run, Usage } from './meter.ts';
import { isOver, renewalOf } from './period.ts';

function present(user: User | undefined): User {
  if (user === undefined) throw new Error('The account has been deleted');
  return user;
}

const usageOf = ({ wordsUsed, wordsLimit, resetsAt }: User): Usage => ({
  wordsUsed,
  wordsLimit,
  remaining: remainingWords(wordsUsed, wordsLimit),
  resetsAt,
});

function refusalOf(
  run: Run,
  kept: { textHash: string; state: string } | undefined,
  openRuns: number,
): Refusal {
  if (kept !== undefined && kept.textHash !== run.textHash) return 'run_id_taken';
  if (kept?.state === 'open') return 'run_in_progress';
  return openRuns >= limits.openRuns ? 'too_many_runs' : 'words';
}

export function accountMeter(db: Database, user: User): Meter {
  async function reserve(run: Run, now: Date, known: User): Promise<Reservation> {
    const outcome = await reserveRun(db, known, renewalOf(known, now), run, now);
    const found = present(outcome.user);
    const usage = usageOf(found);
    if (outcome.passed) return { state: 'reserved', repeated: outcome.run?.delivered != null, usage };
    if (!isOver(found, now)) {
      return { state: 'refused', limit: refusalOf(run, outcome.run, outcome.openRuns), usage };
    }
    // Plan or term have changed since the account was read; a second such change is not expected.
    if (known !== user) throw new Error('The period of the account could not be renewed');
    return reserve(run, now, found);
  }

  return {
    reserve: (run, now) => reserve(run, now, user),

    async settle(runId, deliveredWords, now) {
      const settled = await settleRun(db, user, renewalOf(user, now), runId, deliveredWords, now);
      return { usage: usageOf(present(settled.user)), alert: settled.alert?.share ?? null };
    },

    async usage(now) {
      const {
        user: [found],
      } = await batch(db, {
        renewed: renewWords(db, user, renewalOf(user, now), now),
        user: findUser(db, user.id),
      });
      return usageOf(present(found));
    },
  };
}
