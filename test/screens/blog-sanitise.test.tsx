import { expect, test } from 'vitest';
import { sanitise } from '#posts/sanitise.ts';
import { hostileIn } from '../blog/hostile.ts';
import { vectors } from '../blog/vectors.ts';

/** A formula or a drawing that is never closed goes with all that the browser itself reads into it. */
const isWithinForeign = (html: string, sentence: string) =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('math, svg')].some(
    ({ textContent }) => textContent.includes(sentence),
  );

/** What comes by a call has been through the server's sanitiser; here the browser's stands alone. */
test('the browser lets nothing hostile into a page, and keeps the harmless text around it', () => {
  const ran: string[] = [];
  Object.assign(globalThis, { ran: () => ran.push('ran') });
  const place = document.body.appendChild(document.createElement('div'));
  for (const { name, html, keeps } of vectors) {
    const safe = sanitise(html);
    // Before it reaches the page: one that is not safe might take it along.
    expect(hostileIn(safe), name).toEqual([]);
    place.innerHTML = safe;
    for (const each of place.querySelectorAll('*')) {
      for (const kind of ['mouseover', 'focus', 'error', 'load', 'toggle'])
        each.dispatchEvent(new Event(kind));
    }
    for (const sentence of keeps.filter((each) => !isWithinForeign(html, each)))
      expect(place.textContent, name).toContain(sentence);
    expect(ran, name).toEqual([]);
  }
  place.remove();
});
