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
  ['a web page', fromPage, fromPageAsMarkdown],
  ['an email', fromMail, fromMailAsMarkdown],
])('HTML from %s becomes Markdown with its formatting, and nothing in it runs', (_where, html, markdown) => {
  const { title } = document;
  expect(markdownOf(html)).toBe(markdown.trimEnd());
  expect(document.title).toBe(title);
});

test.each([
  ['lines without formatting', '<div>One *star*</div><div>two</div>'.replaceAll('*', '')],
  ['text copied from this app', '<div data-longhand-text><p>2*3*4</p></div>'],
  ['code from an editor', '<div style="font-family: Menlo, monospace;white-space: pre;"><div>a</div></div>'],
  ['only a picture', '<img src="x.png">'],
  ['HTML above the size limit', `<p>${'word '.repeat(400_000)}</p>`],
])('the plain text is used for %s', (_what, html) => {
  expect(markdownOf(html)).toBe(null);
});

test.each([
  ['nested elements', '<div><b>'.repeat(50_000)],
  ['nested lists', '<ul><li>a'.repeat(20_000)],
  ['nested quotations', '<blockquote>a'.repeat(20_000)],
  ['a table of huge cells', `<table>${'<tr><td colspan=1000 rowspan=65534>x'.repeat(300)}</table>`],
  ['a table of many rows', `<table>${'<tr><td>x'.repeat(150_000)}</table><table></table>`],
  ['punctuation in a row', `<p><b>${'!'.repeat(200_000)} a</b>b</p>`],
  ['asterisks in a row', `<p><b>${'*'.repeat(200_000)} a</b>b</p>`],
  ['spaces in code', `<blockquote><pre>${' '.repeat(300_000)}x</pre></blockquote>`],
  ['one item of many paragraphs', `<ul><li>${'<p>a</p>'.repeat(60_000)}</li></ul>`],
  [
    'a picture of five megabytes',
    `<p><b>a</b><img src="data:image/png;base64,${'A'.repeat(5_000_000)}"></p>`,
  ],
  ['paragraphs of five megabytes', '<p>Some <b>bold</b> words that somebody wrote.</p>'.repeat(100_000)],
])('reading takes less than three seconds: %s', (_what, html) => {
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

test('a paste into the source keeps its formatting, and one undo removes it', async () => {
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

test('a paste in Clean is a separate undo step, in order with the typed edits', async () => {
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
