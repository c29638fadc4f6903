import { brand } from '#contract/brand.ts';
import { paths } from './paths.ts';

export const mainLinks = [
  { label: 'Home', path: paths.home },
  { label: 'Pricing', path: paths.pricing },
  { label: 'Check a rewrite', path: paths.checkRewrite },
  { label: 'Earn with us', path: paths.earn },
  { label: 'Blog', path: paths.blog },
  { label: 'Contact', path: paths.contact },
] as const;

export const appLinks = [
  { label: 'Android', address: brand.androidApp },
  { label: 'iOS', address: brand.iosApp },
] as const;
