import { frame } from '#ui/icons.tsx';
import { useInView } from '../desk/in-view.ts';
import { useReview } from '../desk/use-review.ts';
import { latestInWords } from '../review/steps/in-words.ts';

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

/** One order for taking back, keeping, rewording, editing and running; what was typed in the source is undone there. */
export function UndoButtons() {
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
