import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { BlogData } from '#contract/blog.ts';

/** What the Worker has put into the document, for the page at whose address it was opened. */
export const PageData = createContext<BlogData | null>(null);

export function readPageData(): BlogData | null {
  const written = document.getElementById('page-data')?.textContent;
  return written ? JSON.parse(written) : null;
}

/** Nothing once the person has gone on to another address: then the page asks the server. */
export function usePageData<Name extends BlogData['page']>(
  page: Name,
): Extract<BlogData, { page: Name }> | null {
  const data = useContext(PageData);
  const { pathname, search } = useLocation();
  const isOf = (given: BlogData): given is Extract<BlogData, { page: Name }> =>
    given.page === page && given.address === pathname + search;
  return data !== null && isOf(data) ? data : null;
}
