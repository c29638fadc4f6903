import { type PostQuery, tagSlug } from './blog.ts';
import { pages } from './pages.ts';

const { path: list } = pages.blog;

export const postAddress = (slug: string) => `${list}/${slug}`;

export const tagAddress = (tag: string) => `${list}/tag/${encodeURIComponent(tagSlug(tag))}`;

/** Without `after` where the list begins. */
export function listAddress({ tag, search, after }: PostQuery): string {
  const path = tag === undefined ? list : tagAddress(tag);
  const query = Object.entries({ search, after }).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}
