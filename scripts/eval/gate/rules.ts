import { judgeChanges, readSource } from '#prose/index.ts';
import { changesOf, chooseChanges } from '#prose/rewrite/index.ts';
import { recentTexts } from '../firings.ts';
import { nothing, shareOf, type Tally, worstOf } from './tally.ts';

/** Maximum share of doubted changes; rules above it are printed for review. */
const MOST_DOUBTED = 0.05;
const LEAST_FIRINGS = 5;

/** Prints the gate's verdicts on the changes of our rules at strong, by rule and row. A change is dropped only if it is lost. */
export function printRules(): void {
  const rules: Record<string, Tally> = {};
  for (const text of recentTexts()) {
    const source = readSource(text);
    for (const choice of chooseChanges(source, { strength: 'strong' }).chosen) {
      const { rule, line } = choice.proposal;
      const tally = (rules[line === null ? rule : `${rule}: ${line}`] ??= nothing());
      tally[worstOf(judgeChanges(source, changesOf(text, [choice])))]++;
    }
  }
  const all = nothing();
  for (const tally of Object.values(rules))
    for (const verdict of ['kept', 'in doubt', 'lost'] as const) all[verdict] += tally[verdict];
  const isDoubted = (tally: Tally): boolean =>
    all.kept > 0 &&
    tally.kept + tally['in doubt'] + tally.lost >= LEAST_FIRINGS &&
    1 - shareOf(tally, 'kept') > MOST_DOUBTED;
  console.log(
    '\nChanges of our rules at strong; then the rules that the gate doubts more than one time in twenty',
  );
  console.table({
    'all rules': all,
    ...Object.fromEntries(Object.entries(rules).filter(([, tally]) => isDoubted(tally))),
  });
}
