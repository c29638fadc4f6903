import { expect, test } from 'vitest';
import { sanitise } from '#posts/sanitise.ts';
import { hostileIn } from '../blog/hostile.ts';
import { vectors } from '../blog/vectors.ts';

/** Whether the browser parses a sentence into a `math` or `svg`: one that is never closed is removed with its content. */
const isWithinForeign = (html: string, sentence: string) =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('math, svg')].some(
    ({ textContent }) => textContent.includes(sentence),
  );

/** Posts from the server are already sanitised; this tests the browser's sanitiser alone. */
test('the browser’s sanitiser lets nothing hostile into a page and keeps the harmless text around it', () => {
  const ran: string[] = [];
  Object.assign(globalThis, { ran: () => ran.push('ran') });
  const place = document.body.appendChild(document.createElement('div'));
  for (const { name, html, keeps } of vectors) {
    const safe = sanitise(html);
    // Checked before insertion: unsafe HTML could break the test page.
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
