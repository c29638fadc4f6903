import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { type MessageView, messageDays } from '#contract/contact.ts';
import { before, day } from '#contract/time.ts';
import { batch } from './batch.ts';
import type { Database } from './client.ts';
import type { Cursor } from './cursor.ts';
import { messages } from './schema/index.ts';

export type Message = typeof messages.$inferSelect;
export type NewMessageRow = typeof messages.$inferInsert;

const { id, at, doneAt } = messages;

/** False where there is one with this id already; then nothing changes. */
export async function addMessage(db: Database, message: NewMessageRow): Promise<boolean> {
  const { meta } = await db.insert(messages).values(message).onConflictDoNothing();
  return meta.changes === 1;
}

export async function findMessage(db: Database, messageId: string): Promise<Message | undefined> {
  const [found] = await db.select().from(messages).where(eq(id, messageId));
  return found;
}

/** The moment by which a view is ordered. */
export const momentOf = (message: Message) => message.doneAt ?? message.at;

/** Newest first; what is done, by when it was. */
export function listMessages(db: Database, show: MessageView, cursor: Cursor | null, size: number) {
  const [ofView, moment] = show === 'open' ? [isNull(doneAt), at] : [isNotNull(doneAt), doneAt];
  const earlier = cursor === null ? undefined : sql`(${moment}, ${id}) < (${cursor.at}, ${cursor.id})`;
  return db.select().from(messages).where(and(ofView, earlier)).orderBy(desc(moment), desc(id)).limit(size);
}

/** Of two admins, the first stays. Undefined where there is no such message. */
export async function markMessage(
  db: Database,
  messageId: string,
  done: { at: Date; by: string } | null,
): Promise<Message | undefined> {
  const isOther = done === null ? isNotNull(doneAt) : isNull(doneAt);
  const {
    found: [found],
  } = await batch(db, {
    marked: db
      .update(messages)
      .set({ doneAt: done?.at ?? null, doneBy: done?.by ?? null })
      .where(and(eq(id, messageId), isOther)),
    found: db.select().from(messages).where(eq(id, messageId)),
  });
  return found;
}

export async function sweepMessages(db: Database, now: Date): Promise<void> {
  await batch(db, {
    done: db.delete(messages).where(lt(doneAt, before(now, messageDays.done * day))),
    open: db.delete(messages).where(and(isNull(doneAt), lt(at, before(now, messageDays.open * day)))),
  });
}
