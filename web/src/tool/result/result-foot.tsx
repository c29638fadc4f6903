import type { DrawnChange } from '#comparison/rows/rows.ts';
import { copyText } from '#files/clipboard/copy-text.ts';
import { SaveAs } from '#files/save/save-menu.tsx';
import { buttonClass } from '#ui/button.tsx';
import { useCopying } from '#ui/copying.ts';
import { copiedUndecided } from '#content/tool/held.ts';
import { ChevronDown, frame } from '#ui/icons.tsx';
import { toasts } from '#ui/toast-store.ts';
import { counted, inFigures } from '#words/figures.ts';
import { useLayout } from '../layout/layout.ts';
import { openPlace } from '../layout/places.ts';
import { useInView } from '../layout/in-view.ts';
import { useReview } from '../layout/use-review.ts';
import { openIn } from '../review/held/states.ts';
import { latestInWords } from '../review/steps/in-words.ts';
import { useWorkspace } from '../workspace/humanizer.ts';
import { type Finished, isUpToDate } from '../workspace/workspace.ts';
import { drawnOf } from './drawn.ts';

const Undo = () => (
  <svg {...frame}>
    <path d="M7.5 4.5 4 8l3.5 3.5M4 8h7a4.5 4.5 0 0 1 0 9H8" />
  </svg>
);

const Redo = () => (
  <svg {...frame}>
    <path d="m12.5 4.5L16 8l-3.5 3.5M16 8H9a4.5 4.5 0 0 0 0 9h3" />
  </svg>
);

/** Undo and redo for everything done to the result, including runs. Typing in the source is undone in its own field. */
function UndoButtons() {
  const order = useInView((state) => state.order);
  const { undo, redo } = useReview();
  return (
    <span className="undo-buttons">
      <button
        type="button"
        className="icon-button"
        aria-label="Undo"
        disabled={order.past.length === 0}
        onClick={undo}
      >
        <Undo />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label="Redo"
        disabled={order.future.length === 0}
        onClick={redo}
      >
        <Redo />
      </button>
      <output className="visually-hidden">{latestInWords(order)}</output>
    </span>
  );
}

/** The primary button of the tool while the result belongs to the current text and options: then copying is the next step. */
export function CopyButton({ text, open = 0 }: { text: string; open?: number }) {
  const isNext = useWorkspace(isUpToDate);
  const { copied, copy } = useCopying(copyText);

  async function copyResult() {
    if (await copy(text)) {
      if (open > 0) toasts.show({ type: 'info', title: 'Copied', message: copiedUndecided(open) });
      return;
    }
    toasts.show({
      type: 'error',
      title: 'Your browser blocked the clipboard',
      message: 'Select the result and copy it with Ctrl+C or ⌘C.',
    });
  }

  return (
    <button
      type="button"
      className={`${buttonClass(isNext ? 'primary' : 'quiet')} copy-button`}
      disabled={text === ''}
      onClick={() => void copyResult()}
    >
      <span aria-live="polite">{copied ? 'Copied!' : 'Copy'}</span>
    </button>
  );
}

const refused = (title: string) => void toasts.show({ type: 'error', title });

/** The actions on a result, and buttons to step from change to change. */
export function ResultFoot({ shown, text }: { shown: Finished | null; text: string }) {
  const name = useInView(({ run }) => (run.phase === 'idle' ? '' : run.asked.name));
  return (
    <div className="row page-foot rule-above result-foot">
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
        <CopyButton text={text} open={shown ? openIn(shown).length : 0} />
      </div>
    </div>
  );
}

const go = (index: number) => openPlace(index, 'step');

function Steps({ changes }: { changes: readonly DrawnChange[] }) {
  const count = changes.length;
  const open = useLayout((state) => state.open);
  const at = open?.index ?? -1;
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
      <span className="change-place nowrap soft numbers">
        {count === 0
          ? '–'
          : at === -1
            ? counted(count, 'place')
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
