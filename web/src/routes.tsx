import { type ComponentType, type ReactElement, use } from 'react';
import type { PageName } from '#contract/pages.ts';

const imports: Record<PageName, () => Promise<{ default: ComponentType }>> = {
  home: () => import('./pages/home/page.tsx'),
  pricing: () => import('./pages/pricing/page.tsx'),
  earn: () => import('./pages/earn/page.tsx'),
  contact: () => import('./pages/contact/page.tsx'),
  privacy: () => import('./pages/privacy/page.tsx'),
  terms: () => import('./pages/terms/page.tsx'),
  blog: () => import('./pages/blog/page.tsx'),
  'blog-post': () => import('./pages/blog-post/page.tsx'),
  scores: () => import('./pages/scores/page.tsx'),
  'auth-callback': () => import('./pages/auth-callback/page.tsx'),
  'reset-password': () => import('./pages/reset-password/page.tsx'),
  'verify-email': () => import('./pages/verify-email/page.tsx'),
  'usage-stats': () => import('./pages/usage-stats/page.tsx'),
  'account-settings': () => import('./pages/account-settings/page.tsx'),
  'payment-success': () => import('./pages/payment-success/page.tsx'),
  'payment-urls-demo': () => import('./pages/payment-urls/demo/page.tsx'),
  'plan-payment-urls': () => import('./pages/payment-urls/plans/page.tsx'),
  admin: () => import('./pages/admin/page.tsx'),
  'secret-payment-urls': () => import('./pages/payment-urls/secret/page.tsx'),
};

const asked = new Map<PageName, Promise<ReactElement>>();
const failed = new Set<PageName>();

export class PageDidNotLoad extends Error {
  override name = 'PageDidNotLoad';
}

async function fetchPage(name: PageName): Promise<ReactElement> {
  try {
    const { default: Screen } = await imports[name]();
    return <Screen />;
  } catch (cause) {
    throw new PageDidNotLoad(`The page "${name}" did not load.`, { cause });
  }
}

export function loadPage(name: PageName): Promise<ReactElement> {
  const known = asked.get(name);
  if (known) return known;
  const page = fetchPage(name);
  asked.set(name, page);
  // With these two fields `use` takes what is there at once, as hydration and rendering to a file need it.
  page.then(
    (value) => Object.assign(page, { status: 'fulfilled', value }),
    () => failed.add(name),
  );
  return page;
}

/** Loads a page that is likely to be asked for. A failure is told when the page is shown. */
export function preparePage(name: PageName) {
  loadPage(name).catch(() => undefined);
}

/** A failed page is remembered until the failure has been shown, so that drawing it does not ask again and again. */
export function forgetFailedPages() {
  for (const name of failed) asked.delete(name);
  failed.clear();
}

export const Page = ({ name }: { name: PageName }) => use(loadPage(name));
