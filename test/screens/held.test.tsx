import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Span } from '#prose/text/words.ts';
import { isSeen, openDocument, resultText } from './document.ts';
import { button, dialog, result, sidebar } from './find.ts';
import { heldAnswer, heldSource } from './parts/held-text.ts';
import * as see from './see.ts';

const list = sidebar.getByRole('region', { name: /decide/ });
const used = heldSource.replace('utilize', 'use');
const inSidebar = (name: string) => sidebar.getByRole('button', { name, exact: true });
const item = (name: RegExp) => sidebar.getByRole('group', { name });
const openList = () => result.getByRole('button', { name: '2 for you to decide' }).click();
const chosen = () => document.querySelector('[data-chosen]');
const focused = () => document.activeElement?.getAttribute('aria-label');

async function openHeld() {
  await openDocument({ source: heldSource, ...heldAnswer });
  await expect.poll(() => document.querySelectorAll('.doubted').length).toBe(2);
}

test('the verdict line counts the open doubts and leads to the first, with both wordings, the reason and two buttons', async () => {
  await openHeld();
  await openList();
  await see.text(list, '2 for you to decide');
  await expect.poll(focused).toBe('1 of 2, to decide. ‘Doctors’ had become ‘Patients’');
  const doctors = item(/Doctors/);
  await see.text(
    doctors,
    /Yours\s*Doctors say that sleep helps\.\s*Proposed\s*Patients say that sleep helps\./,
  );
  const marked = [...doctors.element().querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(marked).toEqual(['Doctors', 'Patients']);
  await see.accessibleInBoth(sidebar);
  // The list is one tab stop; the next two are the buttons, then what comes after the list.
  for (const stop of ['Use it', 'Keep mine', /refused/]) {
    await userEvent.tab();
    expect(document.activeElement?.textContent).toMatch(stop);
  }
});

test('copying before all doubts are decided says that the others are not in the copy', async () => {
  const clipboard = { write: async () => {}, writeText: async () => {} };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  await openHeld();
  await button('Copy').click();
  await see.text(
    page.elementLocator(document.body),
    'The 2 wordings that you haven’t decided about are not in it.',
  );
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('the mark at a sentence opens its doubt in the list, and is replaced by a change once the wording is used', async () => {
  await openHeld();
  await result.getByRole('button', { name: 'Nurses agree. to decide' }).click();
  await expect.poll(focused).toMatch(/^2 of 2, to decide/);
  const nurses = item(/Nurses|agree/);
  await nurses.getByRole('button', { name: 'Use it' }).click();
  await expect.poll(() => document.querySelectorAll('.doubted').length).toBe(1);
  expect(resultText()).toBe(used.replace('agree', 'nod'));
  // The focus moves to the one that is left, wrapping around the end.
  await expect.poll(focused).toMatch(/^1 of 2, to decide/);
  await result.getByRole('button', { name: '“agree” becomes “nod”', exact: true }).click();
  await dialog.getByRole('button', { name: 'Revert' }).click();
  expect(resultText()).toBe(used);
  await see.text(nurses, 'Used, then reverted in the text');
});

test('the keyboard alone moves, decides and undoes, and each decision is announced', async () => {
  await openHeld();
  await openList();
  await expect.poll(focused).toMatch(/^1 of 2/);
  await userEvent.keyboard('j');
  await expect.poll(focused).toMatch(/^2 of 2/);
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(focused).toMatch(/^1 of 2/);
  await userEvent.keyboard('u');
  await expect.poll(focused).toMatch(/^2 of 2, to decide/);
  await see.text(result, 'Used: “Doctors” to “Patients”. 1 left to decide.');
  await userEvent.keyboard('m');
  await see.text(result, 'Kept yours: “agree”. Nothing left to decide.');
  await expect.poll(focused).toMatch(/^2 of 2, You kept yours/);
  await see.text(list, 'Nothing left to decide');
  await see.text(list, '2 decided by you');
  expect(resultText()).toBe(used.replace('Doctors', 'Patients'));
  await userEvent.keyboard('k{Backspace}');
  await expect.poll(focused).toMatch(/^1 of 2, to decide/);
  await see.text(result, 'Yours to decide again: “Doctors” to “Patients”. 1 left to decide.');
  expect(resultText()).toBe(used);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(resultText()).toBe(used.replace('Doctors', 'Patients'));
});

test('doubts about words alone are used at once, all are kept at once, and one about a person is decided by itself', async () => {
  const [doctors, nurses] = heldAnswer.doubts;
  const start = heldSource.indexOf('It rained');
  const rain = { ...nurses!, start, end: heldSource.length, after: 'It poured.' };
  await openDocument({ source: heldSource, ...heldAnswer, doubts: [doctors!, nurses!, rain] });
  await result.getByRole('button', { name: '3 for you to decide' }).click();
  await see.text(
    list,
    'The first touches a fact, an amount, a “may”, a “not” or who is meant: decide it by itself. Read the others too.',
  );
  await inSidebar('Use the other 2').click();
  const rest = used.replace('agree', 'nod').replace('rained', 'poured');
  expect(resultText()).toBe(rest);
  await see.text(result, 'Used: 2 wordings. 1 left to decide.');
  await see.none(inSidebar('Use the other 2'));
  await userEvent.keyboard('{Control>}z{/Control}');
  await inSidebar('Keep all mine').click();
  expect(resultText()).toBe(used);
  await see.text(list, '3 decided by you');
  await userEvent.keyboard('{Control>}z{/Control}');
  await item(/Doctors/)
    .getByRole('button', { name: 'Keep mine' })
    .click();
  await inSidebar('Use the rest').click();
  expect(resultText()).toBe(rest);
});

test('a refused wording is folded away, says what changes, can be used anyway, then counts as a loss, and can be undone', async () => {
  await openHeld();
  await openList();
  await expect.poll(focused).toMatch(/^1 of 2/);
  await sidebar.getByText('2 refused').click();
  const chairs = sidebar.getByRole('listitem').filter({ hasText: '‘40’ had become ‘50’' });
  await see.text(chairs, 'A number changes: “40” to “50”.');
  await see.accessibleInBoth(sidebar);
  await chairs.getByRole('button', { name: 'Use it anyway' }).click();
  expect(resultText()).toContain('They bought 50 chairs.');
  await see.text(sidebar, '1 refused and used by you');
  await see.text(sidebar, '0 of 1 number kept');
  await see.text(sidebar, '1 number, 1 not in the result');
  await chairs.getByRole('button', { name: 'Undo' }).click();
  expect(resultText()).toContain('They bought 40 chairs.');
  await see.text(sidebar, '1 number kept');
});

test('the verdict of a checked rewrite leads with what changes the meaning, and “2 refused” opens their list', async () => {
  const changes = heldAnswer.changes.map((change) => ({ ...change, by: 'own' as const }));
  await openDocument({ source: heldSource, ...heldAnswer, changes });
  await see.text(
    result,
    /2 places refused: they would change what your text says.*2 refused · your wording stays there · 2 for you to decide · 1 change taken over · A sentence is new: “It ruins families\.” A number changes: “40” to “50”\./,
  );
  await see.none(result.getByText(/facts? kept/));
  await result.getByRole('button', { name: '2 refused' }).click();
  await see.visible(sidebar.getByText('A number changes: “40” to “50”.'));
  await expect.poll(() => document.activeElement?.textContent).toBe('2 refused');
});

test('on a phone the list opens as a sheet, at the doubt that was tapped', async () => {
  await openHeld();
  await page.viewport(390, 800);
  await page.getByRole('button', { name: 'Result', exact: true }).click();
  await result.getByRole('button', { name: 'Nurses agree. to decide' }).click();
  await see.visible(list);
  await expect.poll(focused).toMatch(/^2 of 2/);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await see.accessibleInBoth(list);
  await item(/agree/).getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(focused).toMatch(/^1 of 2/);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('.held')?.checkVisibility()).toBe(false);
});

test.each([1280, 390])(
  'at %i px the card that is chosen brings its sentence into view, and shows which it is',
  async (width) => {
    const before = 'It snowed at noon.\n\n'.repeat(60);
    const by = before.length;
    const moved = <Of extends Span>(span: Of): Of => ({
      ...span,
      start: span.start + by,
      end: span.end + by,
    });
    const doubts = heldAnswer.doubts.map((doubt) => {
      const seen = doubt.seen.map((each) => ({ ...each, before: moved(each.before) }));
      return { ...moved(doubt), seen };
    });
    await page.viewport(width, 800);
    await openDocument({ source: before + heldSource, changes: [], facts: { facts: [] }, doubts });
    await result.getByRole('button', { name: '2 for you to decide' }).click();
    for (const [state, key] of [
      ['Doctors say that sleep helps.', 'u'],
      ['Nurses agree.', 'm'],
    ] as const) {
      await expect.poll(() => chosen()?.textContent).toContain(state);
      await expect.poll(() => isSeen(chosen())).toBe(true);
      const { left, top } = chosen()!.getClientRects()[0]!;
      expect(chosen()!.contains(document.elementFromPoint(left + 2, top + 2))).toBe(true);
      await userEvent.keyboard(key);
    }
    await userEvent.keyboard('{Home}');
    await expect.poll(() => chosen()?.textContent).toContain('Patients');
  },
);

test('a doubt about a sentence that contains a change has its own mark too, and replaces the change when used', async () => {
  const start = heldSource.indexOf('helps');
  const change = { start, end: start + 5, before: 'helps', after: 'aids', reason: 'Plainer.' };
  await openDocument({ source: heldSource, ...heldAnswer, changes: [...heldAnswer.changes, change] });
  await see.visible(result.getByRole('button', { name: '“helps” becomes “aids”', exact: true }));
  await result.getByRole('button', { name: 'to decide', exact: true }).click();
  await expect.poll(focused).toMatch(/^1 of 2/);
  await userEvent.keyboard('u');
  expect(resultText()).toContain('Patients say that sleep helps.');
  await see.none(result.getByRole('button', { name: '“helps” becomes “aids”', exact: true }));
});

test('only the first of many doubts are listed, and clicking the mark of a later one lists it too', async () => {
  // Equal in length, so that they have equal weight and are listed in the order of the text.
  const sentences = Array.from({ length: 120 }, (_, at) => `Doctor ${100 + at} slept.`);
  const source = sentences.join('\n\n');
  const doubts = sentences.map((sentence, at) => {
    const start = source.indexOf(sentence);
    const before = { start, end: start + 6 };
    const seen = [{ kind: 'word' as const, before, after: { start: 0, end: 5 } }];
    const after = sentence.replace('Doctor', 'Nurse');
    return { start, end: start + sentence.length, after, seen, why: `‘Doctor’ had become ‘Nurse’ ${at}` };
  });
  await openDocument({ source, changes: [], facts: { facts: [] }, doubts });
  await result.getByRole('button', { name: '120 for you to decide' }).click();
  await expect.poll(focused).toMatch(/^1 of 120/);
  await see.count(sidebar.getByRole('group', { name: /of 120/ }), 50);
  await result.getByRole('button', { name: 'Doctor 199 slept. to decide' }).click();
  await expect.poll(focused).toMatch(/^100 of 120/);
  await inSidebar('Use all').click();
  expect(resultText()).not.toContain('Doctor');
});
