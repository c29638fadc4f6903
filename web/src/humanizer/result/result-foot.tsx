import type { DrawnChange } from '../../comparison/rows/rows.ts';
import { SaveAs } from '../../files/save/save-menu.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ChevronDown } from '../../ui/icons.tsx';
import { toasts } from '../../ui/toasts.ts';
import { counted, inFigures } from '../../words/figures.ts';
import { desk, useDesk } from '../desk/desk.ts';
import { useInView } from '../desk/in-view.ts';
import type { Finished } from '../workspace/workspace.ts';
import { CopyButton } from './copy-button.tsx';
import { drawnOf } from './drawn.ts';
import { UndoButtons } from './undo-buttons.tsx';

const refused = (title: string) => void toasts.show({ type: 'error', title });

/** What is done with the result, and the way from change to change. */
export function ResultFoot({ shown, text }: { shown: Finished | null; text: string }) {
  const name = useInView(({ run }) => (run.phase === 'idle' ? '' : run.asked.name));
  return (
    <div className="row page-foot result-foot">
      <UndoButtons />
      <Steps changes={shown ? drawnOf(shown).changes : []} />
      <div className="foot-actions">
        {text === '' ? (
          <button type="button" className={buttonClass('quiet')} disabled>
            Save as
          </button>
        ) : (
          <SaveAs text={text} name={name} onRefused={refused} />
        )}
        <CopyButton text={text} />
      </div>
    </div>
  );
}

const go = (index: number) => desk.open({ of: 'change', index }, 'step');

function Steps({ changes }: { changes: readonly DrawnChange[] }) {
  const count = changes.length;
  const open = useDesk((state) => state.open);
  const at = open?.of === 'change' ? open.index : -1;
  return (
    <span className="change-steps">
      <button
        type="button"
        className="icon-button"
        aria-label="Previous change"
        disabled={count === 0}
        onClick={() => go(at <= 0 ? count - 1 : at - 1)}
      >
        <ChevronDown />
      </button>
      <span className="change-place">
        {count === 0
          ? '–'
          : at === -1
            ? counted(count, 'change')
            : `${inFigures(at + 1)} of ${inFigures(count)}`}
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label="Next change"
        disabled={count === 0}
        onClick={() => go((at + 1) % count)}
      >
        <ChevronDown />
      </button>
    </span>
  );
}
