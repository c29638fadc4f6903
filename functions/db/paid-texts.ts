import { and, eq, exists, gt, gte, lt, lte, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { after, hour } from '#contract/time.ts';
import type { Database } from './client.ts';
import { paidTexts, runs } from './schema/index.ts';

/** A text, identified by its fingerprint, and its word count. */
export type Asked = { fingerprint: string; words: number };

/** A text's match with a paid one (`fingerprint`), and the words, corrections and hashes that it adds to it. */
export type Claim = Asked & { corrected: number; added: string };

const { corrections, hours, times } = limits.sameText;

export const isUsable = (now: Date) => and(gt(paidTexts.expiresAt, now), lt(paidTexts.uses, times));

/** Matches usable paid texts of a similar length, which may be the same text. */
export const near = (userId: string, { words }: Asked, now: Date) =>
  and(
    eq(paidTexts.userId, userId),
    isUsable(now),
    lte(paidTexts.least, words + corrections),
    gte(paidTexts.most, words - corrections),
  );

export const isText = (userId: string, fingerprint: string) =>
  and(eq(paidTexts.userId, userId), eq(paidTexts.fingerprint, fingerprint));

export const claimable = (userId: string, { fingerprint, corrected }: Claim, now: Date) =>
  and(
    isText(userId, fingerprint),
    isUsable(now),
    lte(sql`${paidTexts.corrected} + ${corrected}`, paidTexts.correctable),
  );

export const claimed = ({ words, corrected, added }: Claim) => ({
  uses: sql`${paidTexts.uses} + 1`,
  corrected: sql`${paidTexts.corrected} + ${corrected}`,
  least: sql`min(${paidTexts.least}, ${words})`,
  most: sql`max(${paidTexts.most}, ${words})`,
  known: sql`${paidTexts.known} || ${added}`,
});

type NewText = Pick<
  typeof paidTexts.$inferSelect,
  'fingerprint' | 'least' | 'most' | 'correctable' | 'known'
>;

/** Returns statements that store the text of a run, if all of it has been paid for and delivered. */
export function keepPaid(db: Database, userId: string, runId: string, text: NewText, now: Date) {
  const row = {
    userId: runs.userId,
    fingerprint: sql<string>`${text.fingerprint}`.as('fingerprint'),
    runId: sql<string>`${runs.id}`.as('run_id'),
    least: sql<number>`${text.least}`.as('least'),
    most: sql<number>`${text.most}`.as('most'),
    correctable: sql<number>`${text.correctable}`.as('correctable'),
    corrected: sql<number>`0`.as('corrected'),
    uses: sql<number>`0`.as('uses'),
    known: sql<string>`${text.known}`.as('known'),
    expiresAt: sql<number>`${after(now, hours * hour).getTime()}`.as('expires_at'),
  };
  const paid = and(
    eq(runs.userId, userId),
    eq(runs.id, runId),
    eq(runs.state, 'settled'),
    gt(runs.words, 0),
    eq(runs.delivered, runs.words),
  );
  const settled = db.select({ id: runs.id }).from(runs).where(paid);
  return [
    db
      .delete(paidTexts)
      .where(and(isText(userId, text.fingerprint), sql`NOT (${isUsable(now)})`, exists(settled))),
    db.insert(paidTexts).select(db.select(row).from(runs).where(paid)).onConflictDoNothing(),
  ] as const;
}

/** Adds the result of a run to the paid text that it came from, so that the result also counts as the same text. */
export const addResult = (
  db: Database,
  userId: string,
  { fingerprint, words, added }: Asked & { added: string },
) =>
  db
    .update(paidTexts)
    .set({
      least: sql`min(${paidTexts.least}, ${words})`,
      most: sql`max(${paidTexts.most}, ${words})`,
      known: sql`${paidTexts.known} || ${added}`,
    })
    .where(isText(userId, fingerprint));
