import { brand } from './brand.ts';

type Page = {
  path: string;
  /** Other paths of the same page. */
  alsoAt?: readonly string[];
  title: string;
};

export const pages = {
  home: { path: '/', title: `${brand.name}: make machine-sounding English read like yours` },
  pricing: { path: '/pricing', title: `Pricing · ${brand.name}` },
  'check-rewrite': { path: '/check-rewrite', title: `Check a rewrite · ${brand.name}` },
  earn: { path: '/earn', title: `Earn with us · ${brand.name}` },
  contact: { path: '/contact', title: `Contact · ${brand.name}` },
  privacy: { path: '/privacy', title: `Privacy · ${brand.name}` },
  terms: { path: '/terms', title: `Terms · ${brand.name}` },
  scores: { path: '/scores', title: `What the scores mean · ${brand.name}` },
  'auth-callback': { path: '/auth/callback', title: `Signing in · ${brand.name}` },
  'reset-password': { path: '/reset-password', title: `Reset your password · ${brand.name}` },
  'verify-email': { path: '/verify-email', title: `Confirm your email address · ${brand.name}` },
  'usage-stats': { path: '/usage-stats', title: `Usage Statistics · ${brand.name}` },
  'account-settings': { path: '/account-settings', title: `Account Settings · ${brand.name}` },
  'payment-success': {
    path: '/payment-success',
    alsoAt: [
      '/payment-success/:token',
      '/payment-success/upgrade-completed',
      '/external-payment-success',
      '/external-payment-succes',
      '/external-payment-success-secure',
      '/external-payment-success-legacy',
    ],
    title: `Your payment · ${brand.name}`,
  },
  blog: { path: '/blog', alsoAt: ['/blog/tag/:tag'], title: `Blog · ${brand.name}` },
  'blog-post': { path: '/blog/:slug', title: `Blog post · ${brand.name}` },
  admin: {
    path: '/admin',
    alsoAt: [
      '/admin/payments',
      '/admin/messages',
      '/admin/sessions',
      '/admin/mails',
      '/admin/security',
      '/admin/signing-in',
      '/admin/alarms',
    ],
    title: `Admin · ${brand.name}`,
  },
  'secret-payment-urls': { path: '/secret-payment-urls', title: `Secret payment URLs · ${brand.name}` },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the keys of an object are called is forgotten
export const pageNames = Object.keys(pages) as PageName[];

/** Pages of the development build only, since the endpoints they call exist only in the development Worker. */
export const developmentPaths = [
  '/mock-payment',
  '/payment-urls-demo',
  '/plan-payment-urls',
  '/debug',
  '/auth-debug',
] as const;

export const notFoundPage = {
  title: `Page Not Found · ${brand.name}`,
} as const;

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, i) => part === given[i] || (part.startsWith(':') && given[i] !== ''))
  );
}

export function addressesOf(name: PageName): readonly string[] {
  const page: Page = pages[name];
  return [page.path, ...(page.alsoAt ?? [])];
}

export function findPage(path: string): PageName | undefined {
  return pageNames.find((name) => addressesOf(name).some((pattern) => matches(pattern, path)));
}
