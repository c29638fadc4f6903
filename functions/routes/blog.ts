import { type Context, Hono } from 'hono';
import { defaultAuthor, type Post, type PostAnswer, type PostPage } from '#contract/blog.ts';
import { newPostBody, postEditBody } from '#contract/schemas.ts';
import { readAdmin } from '#auth/sessions/admin-sessions.ts';
import { type AdminEnv, requireAdmin } from '#auth/guards.ts';
import { record } from '#auth/record.ts';
import { composePost, draftOf, slugOf } from '#blog/compose.ts';
import { readPage } from '#blog/list.ts';
import { postOf } from '#blog/to-response.ts';
import { body } from './body.ts';
import { database } from '#db/client.ts';
import { addPost, deletePost, editPost, findPost, type Readable, readPost } from '#db/posts.ts';
import { failure } from '#middleware/failure.ts';

const readableBy = async (c: Context<AdminEnv>): Promise<Readable> =>
  (await readAdmin(c)) === null ? 'published' : 'all';

/** Returns a time for an edit that is later than that of the previous version, even if the clock lags behind. */
const after = (earlier: Date, now: Date) => new Date(Math.max(now.getTime(), earlier.getTime() + 1));

export const blog = new Hono<AdminEnv>()
  .get('/posts', async (c) => {
    const { tag, search, after: cursor } = c.req.query();
    const page = await readPage(
      database(c.env),
      { ...(tag && { tag }), ...(search && { search }), ...(cursor && { after: cursor }) },
      await readableBy(c),
    );
    return page === undefined ? failure(c, 'invalid_input') : c.json<PostPage>(page);
  })
  .get('/posts/:slug', async (c) => {
    const { post, older, newer } = await readPost(database(c.env), c.req.param('slug'), await readableBy(c));
    if (post === undefined) return failure(c, 'post_not_found');
    return c.json<PostAnswer>({ post: postOf(post), older, newer });
  })
  .post('/posts', requireAdmin, body(newPostBody), async (c) => {
    const { author, ...draft } = c.req.valid('json');
    const composed = composePost(draft);
    if (composed.refused !== undefined) return failure(c, composed.refused, composed.sentence);
    const id = crypto.randomUUID();
    const now = c.get('now')();
    const added = await addPost(
      database(c.env),
      { ...composed.post, id, author: author || defaultAuthor, createdAt: now, updatedAt: now },
      slugOf(draft.title, id),
    );
    record(c, { kind: 'post_created', admin: c.get('admin'), about: id });
    return c.json<{ post: Post }>({ post: postOf(added) }, 201);
  })
  .put('/posts/:id', requireAdmin, body(postEditBody), async (c) => {
    const db = database(c.env);
    const { updated_at, ...edit } = c.req.valid('json');
    const found = await findPost(db, c.req.param('id'));
    if (found === undefined) return failure(c, 'post_not_found');
    const opened = updated_at === undefined ? found.updatedAt : new Date(updated_at);
    if (opened.getTime() !== found.updatedAt.getTime()) return failure(c, 'post_changed');
    const draft = { ...draftOf(found), ...edit };
    const composed = composePost(draft);
    if (composed.refused !== undefined) return failure(c, composed.refused, composed.sentence);
    const slug = slugOf(draft.title, found.id);
    const edited = await editPost(
      db,
      found,
      { ...composed.post, updatedAt: after(found.updatedAt, c.get('now')()) },
      slug === slugOf(found.title, found.id) ? undefined : slug,
    );
    if (edited === undefined) return failure(c, 'post_changed');
    record(c, { kind: 'post_edited', admin: c.get('admin'), about: found.id });
    return c.json<{ post: Post }>({ post: postOf(edited) });
  })
  .delete('/posts/:id', requireAdmin, async (c) => {
    const id = c.req.param('id');
    if (!(await deletePost(database(c.env), id))) return failure(c, 'post_not_found');
    record(c, { kind: 'post_deleted', admin: c.get('admin'), about: id });
    return c.body(null, 204);
  });
