import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type EditedText, longText, shortText } from './parts/edited-text.ts';
import { openDocument, resultText, showClean, written, writtenField } from './document.ts';
import { button, dialog, field, result, sidebar } from './find.ts';
import * as see from './see.ts';

async function openClean(text: EditedText) {
  await openDocument(text);
  await showClean();
  await see.value(written, resultText());
}

function putCaretAfter(words: string) {
  const at = writtenField().value.indexOf(words) + words.length;
  writtenField().setSelectionRange(at, at);
}

test('the result can be edited like any text, and the edits are marked as the user’s', async () => {
  await openClean(shortText);
  expect(document.activeElement).not.toBe(writtenField());
  const came = resultText();
  writtenField().focus();
  putCaretAfter('To meet growing demand');
  await userEvent.keyboard(' in spring');
  expect(resultText()).toBe(came.replace('To meet growing demand', 'To meet growing demand in spring'));
  await see.text(sidebar, 'Your edits1');
  await see.fits(320);

  await userEvent.keyboard('{Alt>}2{/Alt}');
  const mark = result.getByRole('button', { name: /^Your edit: .*in spring/ });
  await see.text(mark, 'you');
  expect(getComputedStyle(mark.element().querySelector('ins')!).textDecorationStyle).toBe('double');
  await mark.click();
  await see.text(dialog, 'Your edit');
  await see.accessibleInBoth(dialog);
  await dialog.getByRole('button', { name: 'Undo my edit' }).click();
  expect(resultText()).toBe(came);
});

test('in the field the undo keys act on the document, a burst of typing is one step, and the source stays the same', async () => {
  await openClean(shortText);
  const came = resultText();
  writtenField().focus();
  putCaretAfter('To meet');
  await userEvent.keyboard(' the');
  await button('Revert all').click();
  await see.value(written, resultText());
  writtenField().focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await see.value(written, came.replace('To meet', 'To meet the'));
  await userEvent.keyboard('{Control>}z{/Control}');
  await see.value(written, came);
  await userEvent.keyboard('{Control>}z{/Control}');
  await see.value(written, came);
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await see.value(written, came.replace('To meet', 'To meet the'));
  const { value, selectionStart } = writtenField();
  expect(value.slice(0, selectionStart).trimEnd()).toMatch(/To meet the$/);
  await see.focused(written);
  await see.value(field('Your Text'), shortText.source);
});

test('in 30,000 words typing is not held up, and pending input is applied before any other action', async () => {
  await openClean(longText(30_000));
  writtenField().focus();
  putCaretAfter('.');
  const before = resultText();
  await userEvent.keyboard(' A');
  expect(resultText()).toBe(before);
  await button('Copy').click();
  expect(resultText()).toBe(before.replace('.', '. A'));
  writtenField().focus();
  await userEvent.keyboard('B');
  await expect.poll(resultText).toHaveLength(before.length + 3);
});

test('the result can also be edited on a phone', async () => {
  await page.viewport(390, 844);
  await openClean(shortText);
  writtenField().focus();
  putCaretAfter('To meet');
  await userEvent.keyboard(' the');
  await see.visible(written);
  expect(resultText()).toContain('To meet the growing');
  expect(Number.parseFloat(getComputedStyle(writtenField()).fontSize)).toBeGreaterThanOrEqual(16);
  await see.accessible(result);
});
