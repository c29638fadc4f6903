import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { BlogData } from '#contract/blog.ts';
import { rememberAdmin } from '#admin/admin.ts';

/** Provided when the Worker renders a document. */
export const PageData = createContext<BlogData | null>(null);

function readDocument(): BlogData | null {
  const written = globalThis.document?.getElementById('page-data')?.textContent;
  return written ? JSON.parse(written) : null;
}

const written = readDocument();
if (written?.admin) rememberAdmin();
let drawn = false;

/** Drops the data, which is valid only for the first visit of the page, not for a return to it. */
export const dropPageData = () => void (drawn = true);

/** The data in the document if it is for this page; null for other pages, which request theirs from the server. */
export function usePageData<Name extends BlogData['page']>(
  page: Name,
): Extract<BlogData, { page: Name }> | null {
  const data = useContext(PageData) ?? (drawn ? null : written);
  const { pathname, search } = useLocation();
  const isOf = (given: BlogData): given is Extract<BlogData, { page: Name }> =>
    given.page === page && given.address === pathname + search;
  return data !== null && isOf(data) ? data : null;
}
