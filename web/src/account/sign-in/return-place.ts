import { findPage, pages } from '#contract/pages.ts';
import { session } from '../../browser/storage.ts';

const key = 'return_place';

/** Nobody comes back to where a link of a mail or of Google has led once. */
const passages = new Set<string>([
  pages['auth-callback'].path,
  pages['reset-password'].path,
  pages['verify-email'].path,
]);

/** The place behind an address, where it is one of our own pages. */
export function ownPlace(address: string | null, origin: string): string | null {
  if (address === null || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (url.origin !== origin || findPage(url.pathname) === undefined || passages.has(url.pathname))
    return null;
  return url.pathname + url.search + url.hash;
}

const errands = ['sign-in', 'confirm', 'checkout'] as const;
export type Errand = (typeof errands)[number];

/** What follows the question mark may be meant for one visit only, so it stays behind, but where it names somebody's payment. */
function currentPlace(): string {
  const { pathname, search, hash } = location;
  return pathname + (findPage(pathname) === 'payment-success' ? search : '') + hash;
}

/** Before leaving for Google. Where it cannot be kept, the way back leads home. */
export const keepPlace = (errand: Errand = 'sign-in', place = currentPlace()) =>
  void session.write(key, `${errand} ${place}`);

export function takePlace(): { errand: Errand; place: string } | null {
  const [, kept, address] = /^(\S+) (.*)$/.exec(session.read(key) ?? '') ?? [];
  session.remove(key);
  const place = ownPlace(address ?? null, location.origin);
  const errand = errands.find((each) => each === kept);
  return place === null || errand === undefined ? null : { errand, place };
}
