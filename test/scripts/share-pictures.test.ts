import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { picturedPages, pictureSize, sharePicture } from '#contract/share-pictures.ts';
import { readPng, wordsIn } from '../../scripts/generate/share-picture.ts';

const most = 60 * 1024;

test.each(picturedPages)('the picture of the page "%s" has the right size and the current words', (name) => {
  const words = sharePicture(name);
  const png = readFileSync(`web/public${words.path}`);
  expect(png.length).toBeLessThan(most);
  // If the words have changed, run: npm run pictures
  expect(readPng(png)).toEqual({ ...pictureSize, text: wordsIn(words) });
});

test('no two pages have the same words, and no picture is unused', () => {
  expect(new Set(picturedPages.map((name) => sharePicture(name).alt)).size).toBe(picturedPages.length);
  const drawn = picturedPages.map((name) => basename(sharePicture(name).path));
  expect(readdirSync('web/public/share').toSorted()).toEqual(drawn.toSorted());
});
