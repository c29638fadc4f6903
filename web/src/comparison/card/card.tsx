import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { ChevronDown, Cross } from '#ui/icons.tsx';
import { selectorOf, type Way } from '../place.ts';

const gap = 6;
const inset = 12;

/** Places a card below the last line of its mark, or above the first if there is no room, within the page around the mark. */
function placeCard(card: HTMLElement, mark: HTMLElement, scroller: HTMLElement) {
  const holder = card.offsetParent?.getBoundingClientRect();
  const frame = scroller.closest('.page')?.getBoundingClientRect();
  const lines = mark.getClientRects();
  const first = lines[0];
  const last = lines[lines.length - 1];
  if (!holder || !frame || !first || !last) return;
  const text = scroller.getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = card;
  const floor = Math.min(innerHeight, frame.bottom) - gap;
  const below = last.bottom + gap;
  const above = first.top - gap - height;
  const top = below + height > floor && above > text.top ? above : Math.min(below, floor - height);
  const left = Math.max(frame.left + inset, Math.min(last.left - 2 * inset, frame.right - width - inset));
  card.style.insetBlockStart = `${Math.max(top, text.top) - holder.top}px`;
  card.style.insetInlineStart = `${left - holder.left}px`;
  card.toggleAttribute('data-away', last.bottom < text.top || first.top > text.bottom);
}

type Props = {
  title: string;
  /** The index of its change. */
  index: number;
  way: Way;
  /** The element that contains the marks. */
  text: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** On a phone: moves to the next or previous change. */
  onStep: (by: 1 | -1) => void;
  onEnter: () => void;
  children: ReactNode;
};

const narrow = '(width < 64rem)';

/** A card beside its mark; on a phone it is docked below the text. */
export function Card({ title, index, way, text, onClose, onStep, onEnter, children }: Props) {
  const card = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const box = card.current;
    const scroller = text.current;
    if (!box || !scroller) return;
    const put = () => {
      const mark = scroller.querySelector<HTMLElement>(selectorOf(index));
      if (mark && !matchMedia(narrow).matches) placeCard(box, mark, scroller);
    };
    put();
    const sizes = new ResizeObserver(put);
    sizes.observe(box);
    sizes.observe(scroller);
    scroller.addEventListener('scroll', put, { passive: true });
    return () => {
      sizes.disconnect();
      scroller.removeEventListener('scroll', put);
    };
  }, [index, text]);

  // Runs once per card: the caller renders another card for another change.
  useEffect(() => {
    if (way === 'key') card.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [way]);

  function close() {
    text.current?.querySelector<HTMLElement>(selectorOf(index))?.focus();
    onClose();
  }

  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it
    <dialog
      ref={card}
      open
      className="change-card"
      aria-label={title}
      onKeyDown={closeByKey}
      onPointerEnter={onEnter}
    >
      <div className="card-head spread soft fine numbers">
        <button
          type="button"
          className="icon-button card-step"
          aria-label="Change before"
          onClick={() => onStep(-1)}
        >
          <ChevronDown />
        </button>
        <span>{title}</span>
        <button
          type="button"
          className="icon-button card-step"
          aria-label="Change after"
          onClick={() => onStep(1)}
        >
          <ChevronDown />
        </button>
        <button type="button" className="icon-button card-close" aria-label="Close" onClick={close}>
          <Cross />
        </button>
      </div>
      {children}
    </dialog>
  );
}
