import { expect, test } from 'vitest';
import { rewritten } from '#content/tool/rewritten-sample.ts';
import { doneInWords } from '#tool/result/verdict/verdict-words.ts';
import { wordsToFreeze } from '#tool/review/amendment.ts';
import { random } from '../../scripts/shared/random.ts';
import { isOnlyChatCut, kindsOf, shareChanged } from '#tool/review/measures.ts';
import { paragraphsOf, paragraphStep } from '#tool/review/paragraph-steps.ts';
import type { Piece } from '#tool/review/pieces.ts';
import { step } from '#tool/workspace/step.ts';
import { isUpToDate } from '#tool/workspace/workspace.ts';
import { reviewing } from './review-world.ts';

const textIn = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');
const marksOn = ({ marked }: ReturnType<typeof reviewing>) =>
  marked().map((piece) => (piece.kind === 'same' ? '' : `${piece.kind}: ${piece.before} > ${piece.text}`));

const plan = '[Moreover, t|T]he plan works. [In order to|To|So as to] win, [utilize|use|employ] it in 2026.';

test('a result is split into pieces that cover it completely, with each change in whole words', () => {
  const page = reviewing(plan);
  expect(page.text()).toBe('The plan works. To win, use it in 2026.');
  expect(marksOn(page)).toEqual([
    'kept: Moreover, the > The',
    'kept: In order to > To',
    'kept: utilize > use',
  ]);
  expect(textIn(page.pieces())).toBe(page.text());
});

test('changes can be reverted and kept one by one or all at once, and reverting all gives the exact source', () => {
  const page = reviewing(plan);
  page.takeBack(1);
  expect(page.text()).toBe('The plan works. In order to win, use it in 2026.');
  expect(page.said()).toBe('Reverted: “In order to” to “To”.');
  page.keep(1);
  expect(page.text()).toBe('The plan works. To win, use it in 2026.');
  page.takeGroupBack({ of: 'all' });
  expect(page.text()).toBe(page.result().asked.source);
  page.keep(0);
  expect(page.text()).toBe('The plan works. In order to win, utilize it in 2026.');
  page.keepGroup({ of: 'all' });
  expect(page.text()).toBe('The plan works. To win, use it in 2026.');
});

test('the description of a change does not include the adjacent change', () => {
  const page = reviewing('[In order|So as][ to win| that we win], we wait.');
  page.takeBack(0);
  page.keep(0);
  expect(page.said()).toBe('Kept: “In order” to “So as”.');
});

test('a change, even a reverted one, can be replaced by another of its wordings, but by no other words', () => {
  const page = reviewing(plan);
  page.takeBack(2);
  page.reword(2, 'employ');
  expect(page.text()).toBe('The plan works. To win, employ it in 2026.');
  expect(marksOn(page)[2]).toBe('reworded: utilize > employ');
  expect(page.said()).toBe('Other wording: “utilize” to “employ”.');
  page.reword(2, 'destroy');
  expect(page.text()).toBe('The plan works. To win, employ it in 2026.');
  page.reword(2, 'use');
  expect(marksOn(page)[2]).toBe('kept: utilize > use');
});

test('an edit in an unchanged sentence is a separate piece, in whole words', () => {
  const page = reviewing(plan);
  page.type('works', 'worked');
  expect(page.text()).toBe('The plan worked. To win, use it in 2026.');
  expect(marksOn(page)).toContain('edited: works > worked');
  expect(marksOn(page)).toHaveLength(4);
  expect(page.said()).toBe('Your edit: “works” to “worked”.');
});

test('an edit over a change replaces it with the user’s words, and typing the change’s words restores it', () => {
  const page = reviewing(plan);
  page.type('use it', 'using that');
  expect(marksOn(page)).toEqual([
    'kept: Moreover, the > The',
    'kept: In order to > To',
    'edited: utilize it > using that',
  ]);
  page.takeGroupBack({ of: 'all' });
  expect(page.text()).toBe('Moreover, the plan works. In order to win, using that in 2026.');
  page.keepGroup({ of: 'all' });
  page.type('using that', 'use it');
  expect(page.result().edits).toEqual([]);
  expect(marksOn(page)[2]).toBe('kept: utilize > use');
});

test('dropping an edit restores the change under it, and an edit keeps line breaks as typed', () => {
  const page = reviewing(plan);
  page.type('use it', 'using that');
  page.dropEdit(0);
  expect(page.text()).toBe('The plan works. To win, use it in 2026.');
  page.type('works. To', 'works.\n\nTo');
  expect(page.text()).toBe('The plan works.\n\nTo win, use it in 2026.');
});

test('whatever is typed, the result is exactly what was typed', () => {
  const next = random(7);
  const roll = (sides: number) => Math.floor(next() * sides);
  const scraps = ['', 'word', ' ', '. ', '\n\n', 'used', ', and', '😀', 'x', 'The'];
  const scrap = () => scraps[roll(scraps.length)] ?? '';
  for (let round = 0; round < 300; round++) {
    const changes = Array.from({ length: roll(8) }, () => `${scrap()}[${scrap()}|${scrap()}]${scrap()}`);
    const page = reviewing(`start ${changes.join('')}`);
    for (let keystroke = 0; keystroke < 8; keystroke++) {
      const had = page.text();
      const from = roll(had.length + 1);
      const typed = had.slice(0, from) + scrap() + had.slice(Math.min(had.length, from + roll(9)));
      if (roll(4) === 0) page.takeBack(roll(8));
      else {
        page.edit(typed);
        expect(page.text()).toBe(typed);
      }
      expect(textIn(page.pieces())).toBe(page.text());
      const { source } = page.result().asked;
      const read = page.pieces().map(({ start, end }) => source.slice(start, end));
      expect(read.join('')).toBe(source);
    }
    while (page.state().order.past.length > 0) page.undo();
    expect(page.text()).toBe(page.result().result.finalContent);
  }
});

test('undo and redo go through every kind of step in order, and report what they did', () => {
  const page = reviewing(plan);
  const read = [page.text()];
  const act = [
    () => page.takeBack(0),
    () => page.reword(2, 'employ'),
    () => page.type('works', 'worked'),
    () => page.takeGroupBack({ of: 'kind', kind: 'Cut words' }),
    () => page.neverChange(1),
    () => page.keep(1),
  ];
  for (const each of act) {
    each();
    read.push(page.text());
  }
  for (const text of read.slice(0, -1).toReversed()) {
    page.undo();
    expect(page.text()).toBe(text);
  }
  expect(page.said()).toBe('Undone: reverted: “Moreover, the” to “The”.');
  page.undo();
  expect(page.text()).toBe(read[0]);
  for (const text of read.slice(1)) {
    page.redo();
    expect(page.text()).toBe(text);
  }
  expect(page.said()).toBe('Redone: kept: “In order to” to “To”.');
  expect(page.state().text).toBe(page.result().asked.source);
});

test('typing without a pause is one step, and typing after a pause or elsewhere is another', () => {
  const page = reviewing(
    `The plan works. [In order to|To] win, use it in 2026. ${'More. '.repeat(50)}The end.`,
  );
  const more = page.text().slice(page.text().indexOf(' More.'));
  page.type('works', 'worked');
  page.pass(300);
  page.type('worked', 'worked well');
  page.pass(300);
  page.type('well', 'wells');
  page.pass(1_500);
  page.type('2026', '2027');
  page.pass(300);
  page.type('The end', 'An end');
  expect(page.state().order.past).toHaveLength(3);
  page.undo();
  expect(page.text()).toBe(`The plan worked wells. To win, use it in 2027.${more}`);
  page.undo();
  expect(page.text()).toBe(`The plan worked wells. To win, use it in 2026.${more}`);
  page.undo();
  expect(page.text()).toBe(`The plan works. To win, use it in 2026.${more}`);
});

test('“never change” reverts every change of these words and adds them to the list, until it is undone', () => {
  const page = reviewing('We [utilize|use] it. They [utilize|use] that. You [utilise|use] this.');
  page.neverChange(0);
  expect(page.text()).toBe('We utilize it. They utilize that. You use this.');
  expect(page.state().options.frozen).toBe('utilize');
  expect(page.said()).toBe('Won’t be changed again: “utilize”.');
  page.undo();
  expect(page.text()).toBe('We use it. They use that. You use this.');
  expect(page.state().options.frozen).toBe('');
});

test('other options stay as set when the list of frozen words grows and shrinks, and words with a comma are one entry', () => {
  const page = reviewing(plan);
  page.choose({ tone: 'casual' });
  page.neverChange(0);
  expect(page.state().options).toMatchObject({ tone: 'casual', frozen: '"Moreover, the"' });
  page.undo();
  expect(page.state().options).toMatchObject({ tone: 'casual', frozen: '' });
});

test('a change whose original is empty or too long for the list cannot be frozen', () => {
  const page = reviewing(`It is here[| now]. [${'long '.repeat(25)}|Short] words.`);
  expect([0, 1].map((index) => wordsToFreeze(page.result(), index))).toEqual([null, null]);
  const before = page.state();
  page.neverChange(1);
  expect(page.state()).toBe(before);
});

test('a result is up to date until its source or options change', () => {
  const page = reviewing(plan);
  expect(isUpToDate(page.state())).toBe(true);
  page.neverChange(1);
  expect(isUpToDate(page.state())).toBe(true);
  expect(isUpToDate(step(page.state(), { act: 'typed', text: 'Another.' }))).toBe(false);
  const options = { ...page.state().options, tone: 'casual' as const };
  expect(isUpToDate(step(page.state(), { act: 'chose', options }))).toBe(false);
});

test('changes are counted by kind, with how many are kept, but without those under the user’s edits', () => {
  const page = reviewing(plan);
  page.takeBack(0);
  page.type('use it', 'using that');
  expect(kindsOf(page.result())).toEqual([
    { kind: 'Linking words', total: 1, kept: 0 },
    { kind: 'Cut words', total: 1, kept: 1 },
  ]);
  expect(doneInWords(page.result())).toEqual(['1 of 2 changes', '1 cut, 1 edit by you']);
});

const essay =
  '# [On|About] rivers\n\n- [Moreover, t|T]he Thames is [quite |]long.\n- It has no change.\n\nThe [utilization|use] of it.';

test('changes can be reverted and kept by paragraph, which is listed with its first words and how many are kept', () => {
  const page = reviewing(essay);
  const counts = () =>
    paragraphsOf(page.result()).map(({ words, kept, total }) => `${words}: ${kept} of ${total}`);
  const rows = [
    'On rivers: 1 of 1',
    'Moreover, the Thames is quite long.: 2 of 2',
    'The utilization of it.: 1 of 1',
  ];
  expect(counts()).toEqual(rows);
  const item = paragraphsOf(page.result())[1]!;
  page.takeGroupBack({ of: 'paragraph', paragraph: item });
  expect(page.said()).toBe('Reverted: 2 changes of one paragraph.');
  expect(page.text()).toBe(
    '# About rivers\n\n- Moreover, the Thames is quite long.\n- It has no change.\n\nThe use of it.',
  );
  expect(counts()).toEqual(rows.with(1, 'Moreover, the Thames is quite long.: 0 of 2'));
  page.keepGroup({ of: 'paragraph', paragraph: item });
  expect(page.said()).toBe('Kept: 2 changes of one paragraph.');
  expect(counts()).toEqual(rows);
  page.undo();
  page.undo();
  expect(page.text()).toContain('- The Thames is long.');
});

test('paragraph navigation goes from a change to those of the next and the previous paragraph', () => {
  const { asked, result } = reviewing(essay).result();
  const to = (from: number, by: 1 | -1) => paragraphStep(asked.source, result.changes, from, by);
  expect([-1, 0, 1, 2, 3].map((from) => to(from, 1))).toEqual([0, 1, 3, 3, 0]);
  expect([0, 1, 2, 3].map((from) => to(from, -1))).toEqual([3, 0, 1, 1]);
});

test('the share of changed words follows what is taken back, and counts no typing, formatting or chat lines', () => {
  const page = reviewing('One two [three|3] four **[F|f]ive** [**six**|six] seven eight nine ten.');
  expect(shareChanged(page.result())).toBe(10);
  page.type('seven eight', 'at last');
  expect(shareChanged(page.result())).toBe(10);
  page.takeGroupBack({ of: 'all' });
  expect(shareChanged(page.result())).toBe(0);
  const answer = reviewing('[Sure! Here it is: |]One two [three|3] four five.').result();
  answer.result.changes[0]!.reason = rewritten.changes[0]!.reason;
  expect([shareChanged(answer), isOnlyChatCut(answer)]).toEqual([20, false]);
  expect(isOnlyChatCut({ ...answer, takenBack: new Set([1]) })).toBe(true);
});

test('a recast sentence cannot be frozen, only a phrase', () => {
  const page = reviewing(
    'It was [in order to|to] win, and [the tools were in use by many of the clubs|many clubs used the tools].',
  );
  expect([0, 1].map((index) => wordsToFreeze(page.result(), index))).toEqual(['in order to', null]);
});
