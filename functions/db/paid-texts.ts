import { and, eq, exists, gt, gte, lt, lte, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { after, hour } from '#contract/time.ts';
import type { Database } from './client.ts';
import { paidTexts, runs } from './schema/index.ts';

/** A text by its fingerprint, and how many words it has. */
export type Asked = { fingerprint: string; words: number };

/** What a text adds to the one that it belongs to. */
export type Claim = Asked & { corrected: number; added: string };

const { corrections, hours, times } = limits.sameText;

export const isUsable = (now: Date) => and(gt(paidTexts.expiresAt, now), lt(paidTexts.uses, times));

/** Those of about as many words, which the text may belong to. */
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

/** Statements that keep the text of a run, once all of it has been paid for and delivered. */
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

/** What a run has made of a text that was paid for before belongs to it as well. */
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
