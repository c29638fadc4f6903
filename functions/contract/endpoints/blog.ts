import type { Post, PostAnswer, PostPage, PostQuery } from '../blog.ts';
import type { BodyOf, newPostBody, postEditBody } from '../schemas.ts';

/** Tags may come as the editor's one line, with commas between them. */
export type NewPost = BodyOf<typeof newPostBody>;

export type BlogEndpoints = {
  /** Published posts; all of them for an admin. */
  'GET /api/blog/posts': { query?: PostQuery; answer: PostPage };
  'GET /api/blog/posts/:slug': { params: { slug: string }; answer: PostAnswer };
  'POST /api/blog/posts': { body: NewPost; answer: { post: Post } };
  /** What is left out stays. `updated_at`: of the post as it was opened; 409 if it has changed since. */
  'PUT /api/blog/posts/:id': {
    params: { id: string };
    body: BodyOf<typeof postEditBody>;
    answer: { post: Post };
  };
  'DELETE /api/blog/posts/:id': { params: { id: string }; answer: undefined };
};
