import { expect, test } from 'vitest';
import { plainText } from '#humanizer/engines/plain-text.ts';

test.each([
  ['<p>One <b>two</b>.</p><p>Three</p>', 'One two.\nThree\n'],
  ['a<!-- b --> c<!-- <p>d</p> -->', 'a c'],
  ['1 < 2 &amp; 3 > 2', '1 < 2 & 3 > 2'],
  ['a <!-- never closed', 'a <!-- never closed'],
  ['a <!--> b --> c', 'a  c'],
  ['a <!- b -> <!doctype html> <?php ?>', 'a <!- b -> <!doctype html> <?php ?>'],
  ['&#x2014;&hellip;&nosuch;&#0;', '—…&nosuch;&#0;'],
])('%j is shown as the text %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test.each(['<!--', '<!-- -', '<a ', '<', '</', '&', '<!---->', '<!-- --'])(
  'a response of half a megabyte of nothing but %j is read within a second',
  (piece) => {
    const begun = Date.now();
    plainText(piece.repeat(Math.ceil(512_000 / piece.length)));
    expect(Date.now() - begun).toBeLessThan(1_000);
  },
);
