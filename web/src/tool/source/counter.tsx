import { unlimited } from '#contract/plans.ts';
import { inFigures } from '#words/figures.ts';
import { remainingOf } from '../limits/limits.ts';
import { useAllowance, useWorkspace } from '../workspace/humanizer.ts';

/** 'N / remaining words'; the remaining ones are left out until it is known whose they are, and where “0 / 0” would stand. */
export function Counter() {
  const words = useWorkspace((state) => state.words);
  const allowance = useAllowance();
  const remaining = allowance === null ? null : remainingOf(allowance);
  const exceeded = remaining !== null && remaining !== unlimited && words > remaining;
  const isKnown = remaining !== null && (words > 0 || remaining !== 0);
  const left = isKnown ? ` / ${remaining === unlimited ? 'Unlimited' : inFigures(remaining)}` : '';
  return (
    <p id="word-count" className="counter" data-exceeded={exceeded || undefined}>
      {/* In one piece: a word that stood apart would be pushed aside when the rest is known. */}
      {`${inFigures(words)}${left} words`}
      {exceeded && <span className="visually-hidden">: more than you have left</span>}
    </p>
  );
}
