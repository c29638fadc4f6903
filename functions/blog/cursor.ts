import type { PostCursor, PostSummaryRow } from '../db/posts.ts';

/** The last post of a page, as `next` carries it. */
export const cursorOf = ({ createdAt, number }: Pick<PostSummaryRow, 'createdAt' | 'number'>) =>
  `${createdAt.getTime()}.${number}`;

/** What `next` said, or nothing when it is not that. */
export function parseCursor(text: string): PostCursor | undefined {
  const [, at, number] = /^(\d{1,15})\.(\d{1,12})$/.exec(text) ?? [];
  return at === undefined || number === undefined ? undefined : { at: Number(at), number: Number(number) };
}
