import { and, asc, desc, eq, getTableColumns, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import { batch } from './batch.ts';
import type { Database } from './client.ts';
import { posts, postSlugs, postTags } from './schema/index.ts';

export type PostRow = typeof posts.$inferSelect;
type NewRow = Omit<typeof posts.$inferInsert, 'number' | 'slug'>;

const { content: _content, text: _text, ...summaryColumns } = getTableColumns(posts);
export type PostSummaryRow = Omit<PostRow, 'content' | 'text'>;

/** The last row of a page. */
export type PostCursor = { at: number; number: number };

/** The posts that the caller may read; admins also see drafts. */
export type Readable = 'published' | 'all';

const isReadable = (readable: Readable) => (readable === 'all' ? undefined : eq(posts.published, true));

/** SQL for `base`, or the first of `base-2`, `base-3` … that no other post has or had; found and taken in one statement. */
const freeSlug = (base: string, number: SQL = sql`0`) => sql`(
  WITH RECURSIVE attempts(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM attempts LIMIT 100000),
    slugs(slug) AS (SELECT CASE n WHEN 1 THEN ${base} ELSE ${base} || '-' || n END FROM attempts)
  SELECT slug FROM slugs
  WHERE NOT EXISTS (
    SELECT 1 FROM blog_post_slugs taken WHERE taken.slug = slugs.slug AND taken.post <> ${number}
  ) LIMIT 1
)`;

export async function addPost(db: Database, post: NewRow, slug: string): Promise<PostRow> {
  const [added] = await db
    .insert(posts)
    .values({ ...post, slug: freeSlug(slug) })
    .returning();
  if (added === undefined) throw new Error('A post was inserted and did not come back.');
  return added;
}

export const findPost = (db: Database, id: string) => db.select().from(posts).where(eq(posts.id, id)).get();

/** Returns undefined, and writes nothing, when the post has changed since it was read. `slug`: the base of a new slug. */
export const editPost = (
  db: Database,
  { number, updatedAt }: PostRow,
  edit: Omit<Partial<PostRow>, 'number' | 'id' | 'slug' | 'createdAt'>,
  slug: string | undefined,
) =>
  db
    .update(posts)
    .set(slug === undefined ? edit : { ...edit, slug: freeSlug(slug, sql`${number}`) })
    .where(and(eq(posts.number, number), eq(posts.updatedAt, updatedAt)))
    .returning()
    .get();

export async function deletePost(db: Database, id: string): Promise<boolean> {
  const deleted = await db.delete(posts).where(eq(posts.id, id)).returning({ id: posts.id });
  return deleted.length === 1;
}

const bySlug = (slug: string) =>
  sql`(SELECT ${postSlugs.post} FROM ${postSlugs} WHERE ${postSlugs.slug} = ${slug})`;

/** Reads a post and the neighbours that the caller may read, in one round trip. */
export async function readPost(db: Database, slug: string, readable: Readable) {
  const createdAt = sql`(SELECT created_at FROM blog_posts WHERE number = ${bySlug(slug)})`;
  const link = { slug: posts.slug, title: posts.title };
  const first = (where: SQL | undefined, order: typeof asc) =>
    db
      .select(link)
      .from(posts)
      .where(and(isReadable(readable), where))
      .orderBy(order(posts.createdAt), order(posts.number))
      .limit(1);
  // Two separate bounds can use the index; a row value comparison with a subquery cannot.
  const ofOneInstant = (side: typeof lt) =>
    and(eq(posts.createdAt, createdAt), side(posts.number, bySlug(slug)));
  const found = await batch(db, {
    post: db
      .select()
      .from(posts)
      .where(and(eq(posts.number, bySlug(slug)), isReadable(readable))),
    older: [first(ofOneInstant(lt), desc), first(lt(posts.createdAt, createdAt), desc)],
    newer: [first(ofOneInstant(gt), asc), first(gt(posts.createdAt, createdAt), asc)],
  });
  return { post: found.post[0], older: found.older.flat()[0] ?? null, newer: found.newer.flat()[0] ?? null };
}

const after = (cursor: PostCursor | null) =>
  cursor === null ? undefined : sql`(${posts.createdAt}, ${posts.number}) < (${cursor.at}, ${cursor.number})`;

/** Newest first. */
export const listPosts = (
  db: Database,
  readable: Readable,
  cursor: PostCursor | null,
  size: number,
): Promise<PostSummaryRow[]> =>
  db
    .select(summaryColumns)
    .from(posts)
    .where(and(isReadable(readable), after(cursor)))
    .orderBy(desc(posts.createdAt), desc(posts.number))
    .limit(size);

/** Newest first. Reads the rows of this tag only, so the cost of a page does not depend on the number of other posts. */
export function listPostsOfTag(
  db: Database,
  tag: string,
  readable: Readable,
  cursor: PostCursor | null,
  size: number,
): Promise<PostSummaryRow[]> {
  const earlier =
    cursor === null
      ? undefined
      : sql`(${postTags.createdAt}, ${postTags.post}) < (${cursor.at}, ${cursor.number})`;
  return db
    .select(summaryColumns)
    .from(postTags)
    .innerJoin(posts, eq(posts.number, postTags.post))
    .where(and(eq(postTags.tag, tag), readable === 'all' ? undefined : eq(postTags.published, true), earlier))
    .orderBy(desc(postTags.createdAt), desc(postTags.post))
    .limit(size);
}

/** Maximum number of matching posts to rank; the newest are taken. */
const weighed = 200;

/** Best match first; words in the title weigh most. `words` must have only letters and digits; the last may be a prefix. */
export function searchPosts(
  db: Database,
  words: string[],
  { tag, readable, skip, size }: { tag: string | null; readable: Readable; skip: number; size: number },
): Promise<PostSummaryRow[]> {
  const query = `${words.map((word) => `"${word}"`).join(' ')}*`;
  const ofTag =
    tag === null
      ? undefined
      : sql`EXISTS (SELECT 1 FROM ${postTags} WHERE ${postTags.post} = ${posts.number} AND ${postTags.tag} = ${tag})`;
  const matches = sql`(
    SELECT rowid AS number, bm25(blog_search, 8.0, 1.0) AS weight FROM blog_search
    WHERE blog_search MATCH ${query} ORDER BY rowid DESC LIMIT ${weighed}
  ) AS matches`;
  return (
    db
      .select(summaryColumns)
      .from(matches)
      // A CROSS JOIN keeps this order; with another join the database would start with all posts.
      .crossJoin(posts)
      .where(and(sql`matches.number = ${posts.number}`, isReadable(readable), ofTag))
      .orderBy(sql`matches.weight`, desc(posts.number))
      .limit(size)
      .offset(skip)
  );
}

export type PostLine = Pick<PostRow, 'slug' | 'updatedAt'>;

/** Lists published posts numbered from `from` up to but excluding `until`, at a cost that does not depend on the total. */
export const listNumbered = (db: Database, from: number, until: number): Promise<PostLine[]> =>
  db
    .select({ slug: posts.slug, updatedAt: posts.updatedAt })
    .from(posts)
    .where(and(gte(posts.number, from), lt(posts.number, until), sql`+${posts.published} = 1`))
    .orderBy(asc(posts.number));

export async function lastNumber(db: Database): Promise<number> {
  const [last] = await db.select({ number: posts.number }).from(posts).orderBy(desc(posts.number)).limit(1);
  return last?.number ?? 0;
}
