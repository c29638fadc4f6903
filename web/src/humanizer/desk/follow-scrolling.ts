import { createMirror } from './field-mirror.ts';

/** What says where in the source it begins: sentences, paragraphs, and what only holds the place of some. */
const placesIn = (text: HTMLElement) => [...text.querySelectorAll<HTMLElement>('[data-at]')];
const placeOf = (element: HTMLElement | undefined) => Number(element?.dataset.at ?? 0);

function lastBefore(places: readonly HTMLElement[], isBefore: (place: HTMLElement) => boolean): number {
  let low = 0;
  let high = places.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const place = places[middle];
    if (place && isBefore(place)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Two pages of one spread: whichever is scrolled, the other one shows the same sentence at its first line. */
export function followScrolling(field: HTMLTextAreaElement, text: HTMLElement) {
  const listening = new AbortController();
  const { signal } = listening;
  const mirror = createMirror(field);
  /** Where each was put: the event that tells of it is not the person's. */
  const put = new Map<HTMLElement, number>();
  let frame = 0;

  const topOf = (element: HTMLElement) =>
    element.getBoundingClientRect().top - text.getBoundingClientRect().top + text.scrollTop;

  function scroll(element: HTMLElement, top: number) {
    element.scrollTop = top;
    put.set(element, element.scrollTop);
  }

  function followText() {
    const places = placesIn(text);
    const at = lastBefore(places, (place) => topOf(place) <= text.scrollTop + 1);
    const [here, next] = [places[at], places[at + 1]];
    if (!here) return;
    if (text.scrollTop <= 0) return scroll(field, 0);
    const height = (next ? topOf(next) : text.scrollHeight) - topOf(here);
    const share = height > 0 ? Math.min(1, Math.max(0, (text.scrollTop - topOf(here)) / height)) : 0;
    const end = next ? placeOf(next) : field.value.length;
    scroll(field, mirror.topOf(placeOf(here) + share * (end - placeOf(here))));
  }

  function followField() {
    if (field.scrollTop <= 0) return scroll(text, 0);
    const place = mirror.placeAt(field.scrollTop);
    const places = placesIn(text);
    const at = lastBefore(places, (each) => placeOf(each) <= place);
    const [here, next] = [places[at], places[at + 1]];
    if (!here) return;
    const length = (next ? placeOf(next) : field.value.length) - placeOf(here);
    const height = (next ? topOf(next) : text.scrollHeight) - topOf(here);
    scroll(text, topOf(here) + (length > 0 ? (height * (place - placeOf(here))) / length : 0));
  }

  function hear(element: HTMLElement, follow: () => void) {
    element.addEventListener(
      'scroll',
      () => {
        if (Math.abs((put.get(element) ?? -9) - element.scrollTop) < 2) return void put.delete(element);
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(follow);
      },
      { signal, passive: true },
    );
  }

  if (text.scrollTop > 0) followField();
  else followText();
  hear(text, followText);
  hear(field, followField);
  field.addEventListener('scroll', () => mirror.scroll(field.scrollTop), { signal, passive: true });
  return {
    /** Marks the words of the source that a change is about. */
    point(place: { start: number; end: number } | null) {
      mirror.point(place);
      mirror.scroll(field.scrollTop);
    },
    stop() {
      listening.abort();
      cancelAnimationFrame(frame);
      mirror.remove();
    },
  };
}
