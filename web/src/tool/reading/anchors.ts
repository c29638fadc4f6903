import { firstLineOf, middleOf, placeAtPoint } from './drawn-places.ts';
import { createMirror } from './field-mirror.ts';

/** A place in the text and its vertical position on the screen. */
export type Anchor = { place: number; down: number };

export function anchorOf(drawn: HTMLElement, place: number): Anchor | null {
  const down = middleOf(drawn, place);
  return down === null ? null : { place, down };
}

/** The anchor of the first visible line; null at the top. */
export function firstSeen(drawn: HTMLElement): Anchor | null {
  if (drawn.scrollTop <= 0) return null;
  const { x, y } = firstLineOf(drawn);
  const place = placeAtPoint(drawn, x, y);
  return place === null ? null : anchorOf(drawn, place);
}

/** The anchor of a field's caret, or of its first visible line if the caret is out of view; null at the top. */
export function caretIn(field: HTMLTextAreaElement): Anchor | null {
  if (field.scrollTop <= 0) return null;
  const { scrollTop, clientHeight, selectionStart } = field;
  const room = Number.parseFloat(field.style.getPropertyValue('--room')) || 0;
  const anchorIn = (mirror: Mirror, place: number): Anchor => ({
    place,
    down: mirror.middleOf(place) + room - scrollTop,
  });
  const atCaret = measured(field, selectionStart, (mirror) => anchorIn(mirror, selectionStart));
  if (atCaret.down > 0 && atCaret.down < clientHeight) return atCaret;
  return measured(field, Infinity, (mirror) => anchorIn(mirror, mirror.placeAt(scrollTop - room + 14)));
}

type Mirror = ReturnType<typeof createMirror>;

function measured<Of>(field: HTMLTextAreaElement, upTo: number, measure: (mirror: Mirror) => Of): Of {
  const mirror = createMirror(field, upTo);
  const found = measure(mirror);
  mirror.remove();
  return found;
}

/** Removes the padding that `scrollField` has added. */
export function clearRoom(field: HTMLTextAreaElement) {
  field.style.removeProperty('padding-block');
  field.style.removeProperty('--room');
}

/** Scrolls a field to an anchor. Adds padding before or after the raw text if it cannot scroll far enough. */
export function scrollField(field: HTMLTextAreaElement, anchor: Anchor | null) {
  if (anchor === null) {
    field.scrollTop = 0;
    return;
  }
  const top = measured(field, anchor.place, (mirror) => mirror.middleOf(anchor.place)) - anchor.down;
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(field);
  const most = field.scrollHeight - field.clientHeight;
  if (top < -0.5) {
    field.style.setProperty('--room', `${-top}px`);
    field.style.paddingBlockStart = `calc(${paddingBlockStart} + ${-top}px)`;
  } else if (top > most + 0.5) field.style.paddingBlockEnd = `calc(${paddingBlockEnd} + ${top - most}px)`;
  field.scrollTop = Math.max(0, top);
}
