import type { TextChange } from '#contract/humanize.ts';
import { Button } from '../ui/button.tsx';
import { ChevronDown } from '../ui/icons.tsx';
import { needsSpelling } from './invisible.ts';
import { Letters } from './letters.tsx';
import { wholeWordsOf } from './rows/rows.ts';

type Props = {
  source: string;
  changes: readonly TextChange[];
  current: number;
  kept: boolean;
  onToggle: (index: number) => void;
  onStep: (by: 1 | -1) => void;
};

/** On a narrow screen: the change last touched with its reason, within the thumb's reach. */
export function ChangeDock({ source, changes, current, kept, onToggle, onStep }: Props) {
  const change = changes[current];
  if (!change) return null;
  const { before, after } = wholeWordsOf(source, changes, current);
  const spelling = needsSpelling(before, after);
  return (
    <aside className="comparison-dock" aria-label="The change last touched">
      <p className="comparison-dock-words">
        {before !== '' && (
          <span className={kept ? 'edit-struck' : 'edit-undone'}>
            <Letters text={before} spelling={spelling} />
          </span>
        )}{' '}
        {after !== '' && (
          <span className={kept ? 'edit-added' : 'edit-dropped'}>
            <Letters text={after} spelling={spelling} />
          </span>
        )}
      </p>
      {change.reason !== null && <p className="comparison-dock-reason">{change.reason}</p>}
      <div className="comparison-dock-actions">
        <button type="button" className="icon-button" aria-label="Previous change" onClick={() => onStep(-1)}>
          <ChevronDown />
        </button>
        <Button look="quiet" onClick={() => onToggle(current)}>
          {kept ? 'Take it back' : 'Make this change'}
        </Button>
        <button type="button" className="icon-button" aria-label="Next change" onClick={() => onStep(1)}>
          <ChevronDown />
        </button>
      </div>
    </aside>
  );
}
