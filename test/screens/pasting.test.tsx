import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { markdownOf } from '#files/clipboard/read-pasted.ts';
import fromDocs from './clipboards/docs.html.txt?raw';
import fromDocsAsMarkdown from './clipboards/docs.markdown.txt?raw';
import fromMail from './clipboards/mail.html.txt?raw';
import fromMailAsMarkdown from './clipboards/mail.markdown.txt?raw';
import fromPage from './clipboards/page.html.txt?raw';
import fromPageAsMarkdown from './clipboards/page.markdown.txt?raw';
import fromWord from './clipboards/word.html.txt?raw';
import fromWordAsMarkdown from './clipboards/word.markdown.txt?raw';
import { humanizer } from '#tool/workspace/humanizer.ts';
import {
  openDocument,
  resultText,
  showClean,
  sourceField as source,
  written,
  writtenField,
} from './document.ts';
import { field } from './find.ts';
import { open } from './open.tsx';
import { shortText } from './parts/edited-text.ts';
import * as see from './see.ts';

test.each([
  ['Word', fromWord, fromWordAsMarkdown],
  ['Google Docs', fromDocs, fromDocsAsMarkdown],
  ['a page', fromPage, fromPageAsMarkdown],
  ['a mail', fromMail, fromMailAsMarkdown],
])('what is pasted from %s keeps its form as Markdown, and nothing in it runs', (_where, html, markdown) => {
  const { title } = document;
  expect(markdownOf(html)).toBe(markdown.trimEnd());
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

function paste(into: HTMLTextAreaElement, flavours: Record<string, string>) {
  const clipboardData = new DataTransfer();
  for (const [type, data] of Object.entries(flavours)) clipboardData.setData(type, data);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  into.dispatchEvent(event);
  return event.defaultPrevented;
}

const word = { 'text/html': fromWord, 'text/plain': 'Opening hours' };

test('what is pasted keeps its form in the source, and one step takes it back', async () => {
  await open('/');
  await field('Your Text').fill('Mine. ');
  await expect.poll(() => document.querySelector('.source-page .drop-target')).not.toBeNull();
  await field('Your Text').click();
  source().setSelectionRange(6, 6);
  expect(paste(source(), word)).toBe(true);
  expect(source().value).toBe(`Mine. ${fromWordAsMarkdown.trimEnd()}`);
  expect(humanizer.current().text).toBe(source().value);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(source().value).toBe('Mine. ');
  expect(paste(source(), { 'text/plain': '# only text' })).toBe(false);
  await userEvent.keyboard('{Shift>}');
  expect(paste(source(), word)).toBe(false);
  await userEvent.keyboard('{/Shift}');
  expect(paste(source(), word)).toBe(true);
});

test('what is pasted in Clean is a step of its own in the order of the document', async () => {
  await openDocument(shortText);
  await showClean();
  await see.visible(written);
  writtenField().focus();
  writtenField().setSelectionRange(resultText().length, resultText().length);
  const came = resultText();
  await userEvent.keyboard(' Typed. ');
  paste(writtenField(), word);
  expect(resultText()).toBe(`${came} Typed. ${fromWordAsMarkdown.trimEnd()}`);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(resultText()).toBe(`${came} Typed. `);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(resultText()).toBe(came);
});
