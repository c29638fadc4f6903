import { expect, test } from 'vitest';
import { markdownOf } from '#files/clipboard/read-pasted.ts';
import {
  fromDocs,
  fromDocsAsMarkdown,
  fromMail,
  fromMailAsMarkdown,
  fromPage,
  fromPageAsMarkdown,
  fromWord,
  fromWordAsMarkdown,
} from './clipboards.ts';

test.each([
  ['Word', fromWord, fromWordAsMarkdown],
  ['Google Docs', fromDocs, fromDocsAsMarkdown],
  ['a page', fromPage, fromPageAsMarkdown],
  ['a mail', fromMail, fromMailAsMarkdown],
])('what is pasted from %s keeps its form as Markdown, and nothing in it runs', (_where, html, markdown) => {
  const { title } = document;
  expect(markdownOf(html)).toBe(markdown);
  expect(document.title).toBe(title);
});

test.each([
  ['lines that are only lines', '<div>One *star*</div><div>two</div>'.replaceAll('*', '')],
  ['what was copied here', '<div data-longhand-text><p>2*3*4</p></div>'],
  ['code of an editor', '<div style="font-family: Menlo, monospace;white-space: pre;"><div>a</div></div>'],
  ['nothing but a picture', '<img src="x.png">'],
  ['more than anybody writes', `<p>${'word '.repeat(400_000)}</p>`],
])('of %s the plain text is meant', (_what, html) => {
  expect(markdownOf(html)).toBe(null);
});

test.each([
  ['elements in one another', '<div><b>'.repeat(50_000)],
  ['lists in one another', '<ul><li>a'.repeat(20_000)],
  ['quotations in one another', '<blockquote>a'.repeat(20_000)],
  ['a table of huge cells', `<table>${'<tr><td colspan=1000 rowspan=65534>x'.repeat(300)}</table>`],
  ['a table of many lines', `<table>${'<tr><td>x'.repeat(150_000)}</table><table></table>`],
  ['signs in a row', `<p><b>${'!'.repeat(200_000)} a</b>b</p>`],
  ['stars in a row', `<p><b>${'*'.repeat(200_000)} a</b>b</p>`],
  ['spaces in code', `<blockquote><pre>${' '.repeat(300_000)}x</pre></blockquote>`],
  ['one item of many paragraphs', `<ul><li>${'<p>a</p>'.repeat(60_000)}</li></ul>`],
  [
    'a picture of five megabytes',
    `<p><b>a</b><img src="data:image/png;base64,${'A'.repeat(5_000_000)}"></p>`,
  ],
  ['paragraphs of five megabytes', '<p>Some <b>bold</b> words that somebody wrote.</p>'.repeat(100_000)],
])('%s hold up nothing for long', (_what, html) => {
  const began = performance.now();
  markdownOf(html);
  expect(performance.now() - began).toBeLessThan(3_000);
});
