import { type ComponentType, type ReactElement, use } from 'react';
import type { PageName } from '#contract/pages.ts';

/** A page of the table, or the page for unknown addresses. */
type Screen = PageName | 'not-found';

/** `ready` loads what a page cannot be rendered without. */
type Module = { default: ComponentType; ready?: () => Promise<unknown> };

const imports: Record<Screen, () => Promise<Module>> = {
  home: () => import('#pages/home/home-page.tsx'),
  pricing: () => import('#pages/pricing/pricing-page.tsx'),
  'check-rewrite': () => import('#pages/check-rewrite/check-rewrite-page.tsx'),
  earn: () => import('#pages/earn/earn-page.tsx'),
  contact: () => import('#pages/contact/contact-page.tsx'),
  privacy: () => import('#pages/privacy/privacy-page.tsx'),
  terms: () => import('#pages/terms/terms-page.tsx'),
  blog: () => import('#pages/blog/blog-page.tsx'),
  'blog-post': () => import('#pages/blog-post/blog-post-page.tsx'),
  scores: () => import('#pages/scores/scores-page.tsx'),
  'auth-callback': () => import('#pages/auth-callback/auth-callback-page.tsx'),
  'reset-password': () => import('#pages/reset-password/reset-password-page.tsx'),
  'verify-email': () => import('#pages/verify-email/verify-email-page.tsx'),
  'usage-stats': () => import('#pages/usage-stats/usage-stats-page.tsx'),
  'account-settings': () => import('#pages/account-settings/account-settings-page.tsx'),
  'payment-success': () => import('#pages/payment-success/payment-success-page.tsx'),
  admin: () => import('#pages/admin/admin-page.tsx'),
  'secret-payment-urls': () => import('#pages/secret-payment-urls/secret-payment-urls-page.tsx'),
  'not-found': () => import('#pages/not-found/not-found-page.tsx'),
};

const asked = new Map<Screen, Promise<ReactElement>>();
const failed = new Set<Screen>();

export class PageDidNotLoad extends Error {
  override name = 'PageDidNotLoad';
}

async function fetchPage(name: Screen): Promise<ReactElement> {
  try {
    const { default: Shown, ready } = await imports[name]();
    await ready?.();
    return <Shown />;
  } catch (cause) {
    throw new PageDidNotLoad(`The page "${name}" did not load.`, { cause });
  }
}

export function loadPage(name: Screen): Promise<ReactElement> {
  const known = asked.get(name);
  if (known) return known;
  const page = fetchPage(name);
  asked.set(name, page);
  // With these two fields `use` reads the value synchronously, which hydration and prerendering need.
  page.then(
    (value) => Object.assign(page, { status: 'fulfilled', value }),
    () => failed.add(name),
  );
  return page;
}

/** Preloads a page. A failure is reported when the page is shown. */
export function preparePage(name: Screen) {
  loadPage(name).catch(() => undefined);
}

/** Lets failed pages load again. Called after their failure was handled, so that rendering does not retry in a loop. */
export function forgetFailedPages() {
  for (const name of failed) asked.delete(name);
  failed.clear();
}

export const Page = ({ name }: { name: Screen }) => use(loadPage(name));
