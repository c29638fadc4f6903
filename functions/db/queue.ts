import { type AnyColumn, isNotNull, isNull, sql } from 'drizzle-orm';
import type { QueueView } from '#contract/admin.ts';
import type { Cursor } from './cursor.ts';

/** The admin who marks a queue entry as done, and when; null to reopen it. */
export type Mark = { at: Date; by: string } | null;

export const isInView = (doneAt: AnyColumn, show: QueueView) =>
  show === 'open' ? isNull(doneAt) : isNotNull(doneAt);

/** Matches entries after the cursor in a list ordered newest first. */
export const isAfter = (cursor: Cursor | null, moment: AnyColumn, id: AnyColumn) =>
  cursor === null ? undefined : sql`(${moment}, ${id}) < (${cursor.at}, ${cursor.id})`;

export const markColumns = (mark: Mark) => ({ doneAt: mark?.at ?? null, doneBy: mark?.by ?? null });

export type QueueRequest = { show: QueueView; cursor: Cursor | null; size: number; now: Date };
