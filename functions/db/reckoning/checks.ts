import { disagreementsPerKind } from '#contract/reckoning.ts';
import type { Check } from './check.ts';
import { moneyChecks } from './money.ts';
import { wordChecks } from './words.ts';

/**
 * One statement for each thing that the books are held to. Each reads at one moment, so that what others write meanwhile is
 * there wholly or not at all. They go through whole tables, and are for the night and for the command.
 */
export const checks = (now: Date): Check[] =>
  [...wordChecks(now.getTime()), ...moneyChecks(now.getTime())].map(([kind, statement]) => [
    kind,
    `${statement.trim()} LIMIT ${disagreementsPerKind}`,
  ]);
