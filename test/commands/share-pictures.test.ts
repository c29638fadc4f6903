import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { picturedPages, pictureSize, sharePicture } from '#contract/share-pictures.ts';
import { readPng, wordsIn } from '../../scripts/generate/share-picture.ts';

const most = 60 * 1024;

test.each(picturedPages)('the picture of the page "%s" has the right size and the words of today', (name) => {
  const words = sharePicture(name);
  const png = readFileSync(`web/public${words.path}`);
  expect(png.length).toBeLessThan(most);
  // Where the words have changed: npm run pictures
  expect(readPng(png)).toEqual({ ...pictureSize, text: wordsIn(words) });
});

test('no page shares its words with another, and no picture is left over', () => {
  expect(new Set(picturedPages.map((name) => sharePicture(name).alt)).size).toBe(picturedPages.length);
  const drawn = picturedPages.map((name) => basename(sharePicture(name).path));
  expect(readdirSync('web/public/share').toSorted()).toEqual(drawn.toSorted());
});
