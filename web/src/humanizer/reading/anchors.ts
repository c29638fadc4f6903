import { middleOf, placeAtPoint } from './drawn-places.ts';
import { createMirror } from './field-mirror.ts';

/** A place of the text, and how far down it stands in what one sees. */
export type Anchor = { place: number; down: number };

/** The first line that one sees of what is drawn, by the place where it begins; null at the top. */
export function firstSeen(drawn: HTMLElement): Anchor | null {
  if (drawn.scrollTop <= 0) return null;
  const { left, top } = drawn.getBoundingClientRect();
  const inset = Number.parseFloat(getComputedStyle(drawn).paddingInlineStart);
  const place = placeAtPoint(drawn, left + inset + 2, top + 30);
  const down = place === null ? null : middleOf(drawn, place);
  return place === null || down === null ? null : { place, down };
}

/** Where the caret of a field is, or its first line if the caret is not to be seen; null at the top. */
function caretIn(field: HTMLTextAreaElement): Anchor | null {
  if (field.scrollTop <= 0) return null;
  const mirror = createMirror(field);
  const { scrollTop, clientHeight, selectionStart } = field;
  const room = Number.parseFloat(field.style.getPropertyValue('--room')) || 0;
  const middle = (place: number) => mirror.middleOf(place) + room - scrollTop;
  const isSeen = middle(selectionStart) > 0 && middle(selectionStart) < clientHeight;
  const place = isSeen ? selectionStart : mirror.placeAt(scrollTop - room + 14);
  const anchor = { place, down: middle(place) };
  mirror.remove();
  return anchor;
}

/** Says where one was in a field, and takes away the room that it was given. */
export function leaveField(field: HTMLTextAreaElement): Anchor | null {
  const anchor = caretIn(field);
  field.style.removeProperty('padding-block');
  field.style.removeProperty('--room');
  return anchor;
}

/** As written a text may begin or end later than as it reads: then there is room before or after it. */
export function scrollField(field: HTMLTextAreaElement, anchor: Anchor | null) {
  if (anchor === null) {
    field.scrollTop = 0;
    return;
  }
  const mirror = createMirror(field);
  const top = mirror.middleOf(anchor.place) - anchor.down;
  mirror.remove();
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(field);
  const most = field.scrollHeight - field.clientHeight;
  if (top < -0.5) {
    field.style.setProperty('--room', `${-top}px`);
    field.style.paddingBlockStart = `calc(${paddingBlockStart} + ${-top}px)`;
  } else if (top > most + 0.5) field.style.paddingBlockEnd = `calc(${paddingBlockEnd} + ${top - most}px)`;
  field.scrollTop = Math.max(0, top);
}
