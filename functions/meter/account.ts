import { limits } from '#contract/limits.ts';
import { remainingWords, unlimited } from '#contract/plans.ts';
import { batch } from '#db/batch.ts';
import type { Database } from '#db/client.ts';
import type { NetworkDay } from '#db/network-days.ts';
import type { Claim } from '#db/paid-texts.ts';
import { type Pricing, reserveRun } from '#db/runs.ts';
import { refundRun, settleRun } from '#db/settlements.ts';
import { findUser, type User } from '#db/users.ts';
import { renewWords } from '#db/words.ts';
import type { Meter, Refusal, Reservation, Run, Usage } from './meter.ts';
import { isOver, renewalOf } from './period.ts';
import { paidTextOf, sameText } from './same-text.ts';
import { packed, type Sketch } from './sketch.ts';

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

type Reserved = Awaited<ReturnType<typeof reserveRun>>;

function refusalOf(run: Run, { run: kept, otherRuns }: Reserved, usage: Usage, pricing: Pricing): Refusal {
  if (kept !== undefined && kept.textHash !== run.textHash) return 'run_id_taken';
  if (otherRuns >= limits.openRuns) return 'too_many_runs';
  if (kept?.state === 'open') return 'run_in_progress';
  const hasWords = usage.remaining === unlimited || run.words <= usage.remaining;
  return hasWords && pricing.network !== null ? 'unconfirmed' : 'words';
}

/** `attempt` identifies this call. `network` is its network, set while the account's address is unconfirmed. */
type Call = { attempt: string; network: NetworkDay | null };

export function accountMeter(db: Database, user: User, { attempt, network }: Call): Meter {
  /** What this call knows about the text of each run, by run id. */
  const texts = new Map<string, { source: Sketch; belongs: Claim | null; isCharged: boolean }>();

  async function attemptToReserve(run: Run, now: Date, known: User, pricing: Pricing): Promise<Reservation> {
    const outcome = await reserveRun(db, known, renewalOf(known, now), { ...run, attempt }, pricing, now);
    const found = present(outcome.user);
    const usage = usageOf(found);
    if (outcome.passed) {
      const repeated = outcome.run?.delivered != null;
      const belongs = texts.get(run.id)?.belongs ?? null;
      const isCharged = !repeated && (outcome.run?.words ?? 0) > 0;
      if (run.sketch && found.wordsLimit !== unlimited) {
        texts.set(run.id, { source: run.sketch(), belongs, isCharged });
      }
      return { state: 'reserved', repeated, belongs: belongs !== null, usage };
    }
    if (isOver(found, now)) {
      // The plan or term has changed since the account was read. A second such change is not expected.
      if (known !== user) throw new Error('The period of the account could not be renewed');
      return attemptToReserve(run, now, found, pricing);
    }
    if (pricing.claim !== null) return attemptToReserve(run, now, known, { ...pricing, claim: null });
    if (pricing.asked !== null && outcome.near.length > 0 && run.sketch && outcome.run === undefined) {
      const source = run.sketch();
      const belongs = sameText(source, outcome.near);
      texts.set(run.id, { source, belongs, isCharged: belongs === null });
      return attemptToReserve(run, now, known, { ...pricing, asked: null, claim: belongs });
    }
    return { state: 'refused', limit: refusalOf(run, outcome, usage, pricing), usage };
  }

  return {
    reserve(run, now) {
      const source = user.wordsLimit === unlimited ? undefined : run.sketch?.();
      const asked = source ? { fingerprint: source.fingerprint, words: source.hashes.length } : null;
      return attemptToReserve(run, now, user, { asked, claim: null, network });
    },

    async settle(runId, deliveredWords, now, result) {
      const text = texts.get(runId);
      const made = text && result?.();
      const {
        user: settled,
        alert,
        kept,
      } = await settleRun(
        db,
        user,
        renewalOf(user, now),
        { id: runId, attempt },
        {
          deliveredWords,
          paid: text?.isCharged && made ? paidTextOf(text.source, made) : null,
          result: text?.belongs && made ? resultOf(text.belongs, made) : null,
        },
        now,
      );
      const isTwin = text?.isCharged === true && made !== undefined && !kept;
      const twin = isTwin ? { id: runId, fingerprint: text.source.fingerprint } : null;
      const found = twin ? await refundRun(db, user, twin, now) : settled;
      return { usage: usageOf(present(found)), alert: alert?.share ?? null };
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

const resultOf = ({ fingerprint }: Claim, { hashes }: Sketch) => ({
  fingerprint,
  words: hashes.length,
  added: packed(new Set(hashes)),
});
