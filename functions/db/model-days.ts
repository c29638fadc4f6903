import { and, eq, lte, sql } from 'drizzle-orm';
import { batch } from './batch.ts';
import type { Database } from './client.ts';
import { modelDays } from './schema/index.ts';

/** How many words a language model may rewrite on one day, in total or for one person, and how many of them for guests. */
export type ModelDay = { id: string; words: number; guestWords: number; ends: Date };

/** Counts words before they are sent to a model. Returns false, and counts nothing, when that would exceed a limit. */
export async function takeModelWords(
  db: Database,
  { id, words: most, guestWords: mostOfGuests, ends }: ModelDay,
  words: number,
  isGuest: boolean,
): Promise<boolean> {
  const ofGuests = isGuest ? words : 0;
  const { counted } = await batch(db, {
    known: db.insert(modelDays).values({ id, expiresAt: ends }).onConflictDoNothing(),
    counted: db
      .update(modelDays)
      .set({
        words: sql`${modelDays.words} + ${words}`,
        guestWords: sql`${modelDays.guestWords} + ${ofGuests}`,
      })
      .where(
        and(
          eq(modelDays.id, id),
          lte(sql`${modelDays.words} + ${words}`, most),
          lte(sql`${modelDays.guestWords} + ${ofGuests}`, mostOfGuests),
        ),
      )
      .returning({ id: modelDays.id }),
  });
  return counted.length === 1;
}
