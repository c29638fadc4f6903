import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { messageDays } from '#contract/contact.ts';
import { before, day } from '#contract/time.ts';
import { batch } from './batch.ts';
import type { Database } from './client.ts';
import { isAfter, isInView, type Mark, markColumns, type QueueRequest } from './queue.ts';
import { messages } from './schema/index.ts';

export type Message = typeof messages.$inferSelect;
export type NewMessageRow = typeof messages.$inferInsert;

const { id, at, doneAt } = messages;

/** Returns false, and changes nothing, when a message with this id exists already. */
export async function addMessage(db: Database, message: NewMessageRow): Promise<boolean> {
  const { meta } = await db.insert(messages).values(message).onConflictDoNothing();
  return meta.changes === 1;
}

export const findMessage = (db: Database, messageId: string) =>
  db.select().from(messages).where(eq(id, messageId)).get();

/** Returns the moment by which a message is ordered in its view. */
export const momentOf = (message: Message) => message.doneAt ?? message.at;

/** Newest first; done messages are ordered by when they were marked as done. */
export function listMessages(db: Database, { show, cursor, size }: QueueRequest) {
  const moment = show === 'open' ? at : doneAt;
  return db
    .select()
    .from(messages)
    .where(and(isInView(doneAt, show), isAfter(cursor, moment, id)))
    .orderBy(desc(moment), desc(id))
    .limit(size);
}

/** If two admins mark a message, the first mark stays. Returns undefined when there is no such message. */
export async function markMessage(db: Database, messageId: string, done: Mark): Promise<Message | undefined> {
  const isOther = done === null ? isNotNull(doneAt) : isNull(doneAt);
  const { found } = await batch(db, {
    marked: db
      .update(messages)
      .set(markColumns(done))
      .where(and(eq(id, messageId), isOther)),
    found: db.select().from(messages).where(eq(id, messageId)),
  });
  return found[0];
}

export async function sweepMessages(db: Database, now: Date): Promise<void> {
  await batch(db, {
    done: db.delete(messages).where(lt(doneAt, before(now, messageDays.done * day))),
    open: db.delete(messages).where(and(isNull(doneAt), lt(at, before(now, messageDays.open * day)))),
  });
}
