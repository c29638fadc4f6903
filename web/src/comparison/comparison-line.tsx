import { Button } from '../ui/button.tsx';
import { ChevronDown } from '../ui/icons.tsx';
import type { Amounts } from './rows/amounts.ts';

type Props = {
  amounts: Amounts;
  folded: boolean;
  onFold: (folded: boolean) => void;
  onStep: (by: 1 | -1) => void;
  onToggleAll: (keep: boolean) => void;
};

const count = (number: number) => number.toLocaleString('en');

/** How much of the text is changed now, and what can be done to all of it. */
export function ComparisonLine({ amounts, folded, onFold, onStep, onToggleAll }: Props) {
  const { kept, total, percent } = amounts;
  if (total === 0) return <p className="comparison-line">No changes: the text reads as you wrote it.</p>;
  return (
    <header className="comparison-line">
      <output>
        <strong>
          {count(kept)} of {count(total)} {total === 1 ? 'change' : 'changes'} kept
        </strong>{' '}
        <span>{percent}% of the words changed</span>
      </output>
      <label className="comparison-filter">
        <input type="checkbox" checked={folded} onChange={({ target }) => onFold(target.checked)} />
        Only sentences with changes
      </label>
      <span className="comparison-steps">
        <button type="button" className="icon-button" aria-label="Previous change" onClick={() => onStep(-1)}>
          <ChevronDown />
        </button>
        <button type="button" className="icon-button" aria-label="Next change" onClick={() => onStep(1)}>
          <ChevronDown />
        </button>
      </span>
      <span className="comparison-all">
        <Button look="quiet" aria-disabled={kept === 0} onClick={() => onToggleAll(false)}>
          Take all back
        </Button>
        <Button look="quiet" aria-disabled={kept === total} onClick={() => onToggleAll(true)}>
          Make all changes
        </Button>
      </span>
    </header>
  );
}
