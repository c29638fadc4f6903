import { findPage, pages } from '#contract/pages.ts';
import { session } from '#browser/storage.ts';

const key = 'return_place';

/** Pages that are opened once, by a link from an email or by Google, and never returned to. */
const passages = new Set<string>([
  pages['auth-callback'].path,
  pages['reset-password'].path,
  pages['verify-email'].path,
]);

/** Returns the path of a URL if it is one of our own pages that can be returned to, else null. */
export function ownPath(address: string | null, origin: string): string | null {
  if (address === null || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (url.origin !== origin || findPage(url.pathname) === undefined || passages.has(url.pathname))
    return null;
  return url.pathname + url.search + url.hash;
}

const purposes = ['sign-in', 'confirm', 'checkout'] as const;
export type Purpose = (typeof purposes)[number];

/** Drops the query, which may be for one visit only, unless it names a payment. */
function currentPath(): string {
  const { pathname, search, hash } = location;
  return pathname + (findPage(pathname) === 'payment-success' ? search : '') + hash;
}

/** Called before the redirect to Google. If it cannot be stored, the user comes back to the home page. */
export const keepReturnPath = (purpose: Purpose = 'sign-in', path = currentPath()) =>
  void session.write(key, `${purpose} ${path}`);

export function takeReturnPath(): { purpose: Purpose; path: string } | null {
  const [, kept, address] = /^(\S+) (.*)$/.exec(session.read(key) ?? '') ?? [];
  session.remove(key);
  const path = ownPath(address ?? null, location.origin);
  const purpose = purposes.find((each) => each === kept);
  return path === null || purpose === undefined ? null : { purpose, path };
}
