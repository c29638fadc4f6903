import type { Post, PostAnswer, PostPage, PostQuery } from '../blog.ts';
import type { BodyOf, newPostBody, postEditBody } from '../schemas.ts';

/** Tags may be sent as one comma-separated string, as in the editor. */
export type NewPost = BodyOf<typeof newPostBody>;

export type BlogEndpoints = {
  /** Lists published posts; for an admin, all posts. */
  'GET /api/blog/posts': { query?: PostQuery; answer: PostPage };
  'GET /api/blog/posts/:slug': { params: { slug: string }; answer: PostAnswer };
  'POST /api/blog/posts': { body: NewPost; answer: { post: Post } };
  /** Omitted fields stay unchanged. `updated_at`: that of the post when it was opened; 409 if it has changed since. */
  'PUT /api/blog/posts/:id': {
    params: { id: string };
    body: BodyOf<typeof postEditBody>;
    answer: { post: Post };
  };
  'DELETE /api/blog/posts/:id': { params: { id: string }; answer: undefined };
};
