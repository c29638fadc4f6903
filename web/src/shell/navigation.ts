import { brand } from '#contract/brand.ts';
import { isBuilt, paths } from '../paths.ts';

export const mainLinks = [
  { label: 'Home', path: paths.home },
  { label: 'Pricing', path: '/pricing' },
  { label: 'Earn with us', path: paths.earn },
  { label: 'Blog', path: '/blog' },
  { label: 'Contact', path: '/contact' },
].filter(isBuilt);

export const appLinks = [
  { label: 'Android', address: brand.androidApp },
  { label: 'iOS', address: brand.iosApp },
] as const;
