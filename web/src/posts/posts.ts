import type { Post, PostAnswer, PostPage, PostQuery, PostSummary } from '#contract/blog.ts';
import { type Answer, call } from '#api-client';

/** A text without `<` holds no tag, so most lists load no sanitiser. */
const mayHoldTags = (html: string) => html.includes('<');

async function clean(...texts: string[]): Promise<(html: string) => string> {
  if (!texts.some(mayHoldTags)) return (html) => html;
  const { sanitise } = await import('./sanitise.ts');
  return (html) => (mayHoldTags(html) ? sanitise(html) : html);
}

const didNotLoad = { ok: false, status: 0, code: 'unreachable', error: 'Network error' } as const;

async function cleaned<T>(answer: Answer<T>, cleanAll: (data: T) => Promise<T>): Promise<Answer<T>> {
  if (!answer.ok) return answer;
  return cleanAll(answer.data).then(
    (data) => ({ ok: true, data }),
    () => didNotLoad,
  );
}

const cleanPage = async ({ posts, next }: PostPage): Promise<PostPage> => {
  const sanitise = await clean(...posts.map(({ excerpt }) => excerpt));
  return { posts: posts.map((post) => ({ ...post, excerpt: sanitise(post.excerpt) })), next };
};

export async function cleanPost(post: Post): Promise<Post> {
  const sanitise = await clean(post.excerpt, post.content);
  return { ...post, excerpt: sanitise(post.excerpt), content: sanitise(post.content) };
}

export async function readPosts(query: PostQuery, signal?: AbortSignal): Promise<Answer<PostPage>> {
  const answer = await call('GET /api/blog/posts', { query, ...(signal && { signal }) });
  return cleaned(answer, cleanPage);
}

export async function readPost(slug: string, signal?: AbortSignal): Promise<Answer<PostAnswer>> {
  const answer = await call('GET /api/blog/posts/:slug', { params: { slug }, ...(signal && { signal }) });
  return cleaned(answer, async (data) => ({ ...data, post: await cleanPost(data.post) }));
}

export const summaryOf = ({ content: _content, ...summary }: Post): PostSummary => summary;
