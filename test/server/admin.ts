import { brand } from '#contract/brand.ts';

export const admin = { username: brand.supportEmail, password: 'a password for the tests alone' };
