import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { placeAt } from '#comparison/place.ts';
import { editOffer } from '#content/tool/edit-offer.ts';
import { loadCopying, putOn } from '#files/clipboard/copy-text.ts';
import { layout } from '../layout/layout.ts';
import { type Anchor, scrollField } from './anchors.ts';
import { type Marked, placeNow } from './place-now.ts';
import { caretAt, firstLineOf, heldUpTo, placeOf, selectedIn } from './drawn-places.ts';

/** Elements of the marked text that are not part of the current text. */
const beside = 'del, .edit-cut, .visually-hidden, .edit-who, .doubt-note, sup, .edit-sign';

/** The number of characters of the current text in a range of the marked text. */
function lettersIn(range: Range): number {
  const part = document.createElement('div');
  part.append(range.cloneContents());
  for (const each of part.querySelectorAll(beside)) each.remove();
  for (const each of part.querySelectorAll<HTMLElement>('[data-letters]'))
    each.replaceWith(each.dataset.letters ?? '');
  return part.textContent.length;
}

/** The offset in the current text of a DOM position in the marked text. Side by side, it is that of its sentence. */
function placeInMarked(drawn: HTMLElement, marked: Marked, node: Node, offset: number): number {
  const held = heldUpTo(drawn, node, offset);
  if (held === null) return 0;
  const { holder, range } = held;
  return (
    placeNow(marked, placeOf(holder)) +
    (holder.firstChild === null || holder.matches('.pair') ? 0 : lettersIn(range))
  );
}

/** Switches to Clean, with the caret at the anchor's place, which stays where it was on the screen. */
export function editAt(anchor: Anchor) {
  flushSync(() => layout.show({ view: 'clean', open: null }));
  const field = document.querySelector('.result-field');
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(anchor.place, anchor.place);
  scrollField(field, anchor);
}

/** Offers to reword or edit the text when the user types or presses in the marked text, which is not editable. */
export function useEditOffer(text: RefObject<HTMLElement | null>, marked: Marked) {
  const [offered, setOffered] = useState<Anchor | null>(null);

  function anchorOf(node: Node, offset: number, down: number): Anchor {
    const { current: drawn } = text;
    return { place: drawn === null ? 0 : placeInMarked(drawn, marked, node, offset), down };
  }

  function anchorAt(x: number, y: number): Anchor | null {
    const { current: drawn } = text;
    const caret = drawn && caretAt(drawn, x, y);
    return caret ? anchorOf(caret.node, caret.offset, y - drawn.getBoundingClientRect().top) : null;
  }

  /** The anchor of the selection if it is visible, else of the first line. */
  function anchorNow(): Anchor | null {
    const { current: drawn } = text;
    const selection = getSelection();
    if (!drawn) return null;
    if (selection?.focusNode && drawn.contains(selection.focusNode)) {
      const { top, bottom } = drawn.getBoundingClientRect();
      const box = selection.getRangeAt(0).getBoundingClientRect();
      const isSeen = box.top >= top && box.bottom <= bottom && box.height > 0;
      if (isSeen)
        return anchorOf(selection.focusNode, selection.focusOffset, (box.top + box.bottom) / 2 - top);
    }
    const { x, y } = firstLineOf(drawn);
    return anchorAt(x, y);
  }

  /** Ignores presses on marks and those that have just selected something. */
  function onClick({ target, clientX, clientY }: MouseEvent) {
    if (placeAt(target) === null && getSelection()?.isCollapsed !== false)
      setOffered(anchorAt(clientX, clientY));
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
    if (target !== currentTarget || ctrlKey || metaKey || altKey) return;
    if (key === 'Enter' && offered !== null) {
      event.preventDefault();
      editAt(offered);
    } else if (key === 'Escape' && offered !== null) {
      event.preventDefault();
      setOffered(null);
    } else if ((key.length === 1 && key !== ' ') || key === 'Backspace' || key === 'Delete') {
      setOffered(anchorNow());
    }
  }

  return { offered, onClick, onKeyDown, close: () => setOffered(null) };
}

/** Copies what is selected in the marked text as current text, with its formatting. */
export function useMarkedCopying(
  text: RefObject<HTMLElement | null>,
  isOn: boolean,
  marked: Marked,
  now: () => string,
) {
  useEffect(() => void loadCopying().catch(() => undefined), []);

  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    const { current: drawn } = text;
    const { target, defaultPrevented } = event;
    // A field has its own selection, and some browsers keep this one as well.
    const isOfField = target instanceof Element && target.matches('input, textarea');
    if (isOfField || defaultPrevented) return;
    const all = now();
    const selected =
      drawn && selectedIn(drawn, (node, offset) => placeInMarked(drawn, marked, node, offset), all.length);
    if (selected && putOn(event.clipboardData, all.slice(selected.start, selected.end)))
      event.preventDefault();
  });

  // On the document, because the event of a selection that ends outside of the text fires where it ends.
  useEffect(() => {
    if (!isOn) return;
    const copy = (event: ClipboardEvent) => onCopy(event);
    document.addEventListener('copy', copy);
    return () => document.removeEventListener('copy', copy);
  }, [isOn]);
}

type OfferProps = {
  offered: Anchor | null;
  rewording: ReactNode;
  onClose: () => void;
};

/** Shown over the end of the text, so that nothing moves. */
export function EditOffer({ offered, rewording, onClose }: OfferProps) {
  useEffect(() => {
    if (offered === null) return;
    const close = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest('.edit-offer'))) onClose();
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [offered, onClose]);

  return (
    <output className="edit-offer rule-above wrap soft">
      {offered !== null && (
        <>
          {rewording}
          <button type="button" className="link-button" onClick={() => editAt(offered)}>
            {editOffer.button}
          </button>
          <span className="edit-offer-key faint">{editOffer.key}</span>
        </>
      )}
    </output>
  );
}
