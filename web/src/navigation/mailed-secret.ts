import { useLocation } from 'react-router-dom';

/**
 * The secret in a mailed link. It is in the fragment, so that neither a server nor the next page sees it; in older mails it is
 * in the query.
 */
export function useMailedSecret(name: 'token' | 'change'): string | null {
  const { hash, search } = useLocation();
  return new URLSearchParams(hash.slice(1)).get(name) ?? new URLSearchParams(search).get(name);
}
