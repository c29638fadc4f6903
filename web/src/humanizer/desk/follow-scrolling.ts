import { createMirror, lastOf } from './field-mirror.ts';
import { hearScrolling } from './scrolling.ts';

/** What says where in the source it begins: sentences, paragraphs, and what only holds the place of some. */
const placesIn = (text: HTMLElement) => [...text.querySelectorAll<HTMLElement>('[data-at]')];
const placeOf = (element: HTMLElement | undefined) => Number(element?.dataset.at ?? 0);

const lastBefore = (places: readonly HTMLElement[], isBefore: (place: HTMLElement) => boolean): number =>
  lastOf(places.length, (at) => {
    const place = places[at];
    return place !== undefined && isBefore(place);
  });

/** Two pages of one spread: whichever is scrolled, the other one shows the same sentence at its first line. */
export function followScrolling(field: HTMLTextAreaElement, text: HTMLElement) {
  const { put, hear, stop } = hearScrolling();
  const mirror = createMirror(field);
  const followMirror = () => mirror.scroll(field.scrollTop);

  const topOf = (element: HTMLElement) =>
    element.getBoundingClientRect().top - text.getBoundingClientRect().top + text.scrollTop;

  function followText() {
    const places = placesIn(text);
    const at = lastBefore(places, (place) => topOf(place) <= text.scrollTop + 1);
    const [here, next] = [places[at], places[at + 1]];
    if (!here) return;
    if (text.scrollTop <= 0) return put(field, 0);
    const height = (next ? topOf(next) : text.scrollHeight) - topOf(here);
    const share = height > 0 ? Math.min(1, Math.max(0, (text.scrollTop - topOf(here)) / height)) : 0;
    const end = next ? placeOf(next) : field.value.length;
    put(field, mirror.topOf(placeOf(here) + share * (end - placeOf(here))));
  }

  function followField() {
    if (field.scrollTop <= 0) return put(text, 0);
    const place = mirror.placeAt(field.scrollTop);
    const places = placesIn(text);
    const at = lastBefore(places, (each) => placeOf(each) <= place);
    const [here, next] = [places[at], places[at + 1]];
    if (!here) return;
    const length = (next ? placeOf(next) : field.value.length) - placeOf(here);
    const height = (next ? topOf(next) : text.scrollHeight) - topOf(here);
    put(text, topOf(here) + (length > 0 ? (height * (place - placeOf(here))) / length : 0));
  }

  if (text.scrollTop > 0) followField();
  else followText();
  hear(text, followText);
  hear(field, followField);
  field.addEventListener('scroll', followMirror, { passive: true });
  return {
    /** Marks the words of the source that a change is about. */
    point(place: { start: number; end: number } | null) {
      mirror.point(place);
      followMirror();
    },
    stop() {
      stop();
      field.removeEventListener('scroll', followMirror);
      mirror.remove();
    },
  };
}
