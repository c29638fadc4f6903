import { brand } from './brand.ts';

type Page = {
  path: string;
  /** Other addresses of the same page. */
  alsoAt?: readonly string[];
  title: string;
  /** Rendered to an HTML file at build; the other pages get the app's shell. */
  rendered: boolean;
};

export const pages = {
  home: {
    path: '/',
    title: `${brand.name}: make machine-sounding English read like yours`,
    rendered: true,
  },
  pricing: {
    path: '/pricing',
    title: `Pricing · ${brand.name}`,
    rendered: true,
  },
  earn: {
    path: '/earn',
    title: `Earn with us · ${brand.name}`,
    rendered: true,
  },
  contact: {
    path: '/contact',
    title: `Contact · ${brand.name}`,
    rendered: true,
  },
  privacy: {
    path: '/privacy',
    title: `Privacy · ${brand.name}`,
    rendered: true,
  },
  terms: {
    path: '/terms',
    title: `Terms · ${brand.name}`,
    rendered: true,
  },
  scores: {
    path: '/scores',
    title: `What the scores mean · ${brand.name}`,
    rendered: true,
  },
  'auth-callback': {
    path: '/auth/callback',
    title: `Signing in · ${brand.name}`,
    rendered: false,
  },
  'reset-password': {
    path: '/reset-password',
    title: `Reset your password · ${brand.name}`,
    rendered: false,
  },
  'verify-email': {
    path: '/verify-email',
    title: `Confirm your email address · ${brand.name}`,
    rendered: false,
  },
  'usage-stats': {
    path: '/usage-stats',
    title: `Usage Statistics · ${brand.name}`,
    rendered: false,
  },
  'account-settings': {
    path: '/account-settings',
    title: `Account Settings · ${brand.name}`,
    rendered: false,
  },
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
    rendered: false,
  },
  'payment-urls-demo': {
    path: '/payment-urls-demo',
    title: `Payment URL demo · ${brand.name}`,
    rendered: false,
  },
  'plan-payment-urls': {
    path: '/plan-payment-urls',
    title: `Payment URL planner · ${brand.name}`,
    rendered: false,
  },
  blog: {
    path: '/blog',
    alsoAt: ['/blog/tag/:tag'],
    title: `Blog · ${brand.name}`,
    rendered: false,
  },
  'blog-post': {
    path: '/blog/:slug',
    title: `Blog post · ${brand.name}`,
    rendered: false,
  },
  admin: {
    path: '/admin',
    alsoAt: ['/admin/payments', '/admin/messages'],
    title: `Admin · ${brand.name}`,
    rendered: false,
  },
  'secret-payment-urls': {
    path: '/secret-payment-urls',
    title: `Secret payment URLs · ${brand.name}`,
    rendered: false,
  },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the keys of an object are called is forgotten
export const pageNames = Object.keys(pages) as PageName[];

/** The rest of the route table. A route moves up once its page is built; nothing links to it before. */
export const pathsToCome = ['/debug', '/auth-debug'] as const;

/** Files of the development build alone, as what they call is part of the development Worker alone. */
export const developmentPaths = ['/mock-payment'] as const;

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
