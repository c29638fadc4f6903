import { useLocation } from 'react-router-dom';

/**
 * What a link in a mail carries. It stands behind the #, where neither a server nor the next page is told it; in mails from
 * before, it stood in the query.
 */
export function useMailedSecret(name: 'token' | 'change'): string | null {
  const { hash, search } = useLocation();
  return new URLSearchParams(hash.slice(1)).get(name) ?? new URLSearchParams(search).get(name);
}
