import type { Cost } from '#auth/passwords/hashing.ts';

export const quickCost: Cost = { N: 2 ** 4, r: 8, p: 1 };
