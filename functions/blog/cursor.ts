import { type Cursor, readCursor } from '../db/cursor.ts';
import type { PostCursor, PostSummaryRow } from '../db/posts.ts';

/** The last post of a page, as `next` carries it. */
export const cursorOf = ({ createdAt, number }: Pick<PostSummaryRow, 'createdAt' | 'number'>): Cursor => ({
  at: createdAt.getTime(),
  id: String(number),
});

/** Null where nothing was asked for; undefined where it is none of ours. Posts are told apart by their numbers. */
export function readPostCursor(after: string | undefined): PostCursor | null | undefined {
  const cursor = readCursor(after);
  if (!cursor) return cursor;
  return /^\d{1,12}$/.test(cursor.id) ? { at: cursor.at, number: Number(cursor.id) } : undefined;
}
