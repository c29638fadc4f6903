import { describe, expect, test } from 'vitest';
import { isGrave } from '#contract/held.ts';
import type { Doubt, Held } from '#contract/humanize.ts';
import { amountInWords } from '#history/history-panel.tsx';
import type { ResultChange } from '#history/held.ts';
import { fromStored, toStored } from '#history/stored-run.ts';
import { partsInSource } from '#prose/text/changes/parts.ts';
import { amend } from '#tool/review/amendment.ts';
import { factsKept } from '#tool/review/facts-kept.ts';
import { finishedText } from '#tool/review/finished.ts';
import { decisionsInWords, lossesInWords, whyInWords } from '#tool/review/held/in-words.ts';
import { markedIn } from '#tool/review/held/marked.ts';
import { heldIn, openIn } from '#tool/review/held/states.ts';
import { firstOfParts, withPart } from '#tool/review/parts/progress.ts';
import { readResult, writeResult } from '#tool/stored/stored-result.ts';
import {
  added,
  chairs,
  doctors,
  heldAnswer,
  heldAt,
  heldSource,
  nurses,
} from '../screens/parts/held-text.ts';
import { storageOf } from './browser-storage.ts';
import { resultOf, reviewing } from './review-world.ts';

const dropped: Held = { ...heldAt('sentence', 'Nurses agree.', 'Nurses agree.', ''), after: '' };

const source = heldSource;
const marked = source.replace('utilize', '[utilize|use]');
const { facts } = heldAnswer;

function deciding(about: { doubts?: Doubt[]; refused?: Held[] } = {}, text = marked) {
  const page = reviewing(text, { facts, doubts: [doctors, nurses], refused: [chairs, added], ...about });
  return {
    ...page,
    open: () => openIn(page.result()).map(({ index }) => index),
    states: () => heldIn(page.result()).doubts.map(({ state }) => state),
  };
}

const used = source.replace('utilize', 'use');

test('doubtful and refused wordings are not in the text, its marks or its counts until they are used', () => {
  const page = deciding();
  expect(page.text()).toBe(used);
  expect(page.open()).toEqual([0, 1]);
  expect(page.marked()).toHaveLength(1);
  page.keepGroup({ of: 'all' });
  expect(page.text()).toBe(used);
  page.acceptHeld(0);
  expect(page.text()).toBe(used.replace('Doctors', 'Patients'));
  expect(page.marked()).toMatchObject([
    { before: 'utilize', text: 'use' },
    { before: 'Doctors', text: 'Patients' },
  ]);
  expect(page.open()).toEqual([1]);
});

test('a decision reports what it did and how many are left, and can be undone directly or by undo', () => {
  const page = deciding();
  page.acceptHeld(0);
  expect(page.said()).toBe('Used: “Doctors” to “Patients”. 1 left to decide.');
  page.keepMine(1);
  expect(page.said()).toBe('Kept yours: “agree”. Nothing left to decide.');
  page.undecide(0);
  expect(page.said()).toBe('Yours to decide again: “Doctors” to “Patients”. 1 left to decide.');
  expect([page.text(), page.open()]).toEqual([used, [0]]);
  page.undo();
  expect(page.text()).toContain('Patients say');
  page.undo();
  page.undo();
  expect([page.text(), page.open()]).toEqual([used, [0, 1]]);
  page.redo();
  expect(page.text()).toContain('Patients say');
});

test('all remaining doubts can be used or kept at once, as one step', () => {
  const page = deciding();
  page.keepMine(0);
  page.acceptRest();
  expect(page.text()).toBe(used.replace('agree', 'nod'));
  expect(page.said()).toBe('Used: 1 wording. Nothing left to decide.');
  page.undo();
  expect(page.open()).toEqual([1]);
  page.undecide(0);
  page.keepRest();
  expect([page.text(), page.states()]).toEqual([used, ['kept', 'kept']]);
});

test('a used wording is a change like others: once reverted in the text, it no longer counts as used', () => {
  const page = deciding();
  page.acceptHeld(0);
  const index = page.result().result.changes.findIndex(({ after }) => after === 'Patients');
  page.takeBack(index);
  expect([page.text(), page.states()]).toEqual([used, ['taken back', 'open']]);
  page.acceptHeld(0);
  expect(page.text()).toContain('Patients say');
});

test('a used wording is one change, so none of its words can be reverted without the others', () => {
  const page = deciding({ doubts: [{ ...doctors, after: 'Patients say sleep soothes.' }] });
  page.acceptHeld(0);
  const recast = used.replace('Doctors say that sleep helps', 'Patients say sleep soothes');
  expect(page.text()).toBe(recast);
  const one = page.result().result.changes.findIndex(({ after }) => after === 'Patients say sleep soothes');
  page.takeBack(one);
  expect([page.text(), page.states()]).toEqual([used, ['taken back']]);
  page.keep(one);
  expect(page.text()).toBe(recast);
});

test('a wording stored by an earlier version as several changes is reverted as a whole', () => {
  const page = deciding({ doubts: [{ ...doctors, after: 'Patients say that sleep soothes.' }] });
  page.acceptHeld(0);
  const { result, ...rest } = page.result();
  const whole = result.changes.find(({ held }) => held === 0);
  const changes = result.changes.flatMap((change): ResultChange[] =>
    change === whole ? partsInSource(change).map((part) => Object.assign(part, { held: 0 })) : [change],
  );
  const first = changes.findIndex(({ held }) => held === 0);
  const back = amend({ ...rest, result: { ...result, changes } }, { revision: 'take back', index: first });
  expect(finishedText(back!.after)).toBe(used);
});

test('where the user has edited the text, there is nothing to decide and the edit stays', () => {
  const page = deciding();
  page.type('sleep helps', 'rest helps');
  expect(page.states()).toEqual(['written over', 'open']);
  page.acceptHeld(0);
  page.acceptRest();
  expect(page.text()).toBe(used.replace('sleep', 'rest').replace('agree', 'nod'));
});

test('a refused wording can be used anyway, and a new or deleted sentence takes its space with it', () => {
  const page = deciding({ refused: [chairs, added, dropped], doubts: [] });
  page.acceptHeld(0);
  page.acceptHeld(1);
  page.acceptHeld(2);
  expect(page.text()).toBe(
    'We use tools. Doctors say that sleep helps. They bought 50 chairs. It rained. It ruins families.',
  );
  page.undecide(2);
  expect(page.text()).toContain('helps. Nurses agree. They');
});

test('if several words differ, no word is described as having become another', () => {
  const text = 'In conclusion, the town pulled in people.';
  const after = 'The town drew a bigger crowd.';
  const seen = [
    { kind: 'word' as const, before: { start: 0, end: 13 }, after: { start: 16, end: 22 } },
    { kind: 'word' as const, before: { start: 24, end: 30 }, after: { start: 23, end: 28 } },
  ];
  const held = { start: 0, end: text.length, after, why: '“pulled” had become “crowd”.' };
  expect(whyInWords(text, { ...held, seen })).toBe(
    '“In conclusion”, “pulled” are gone. “bigger”, “crowd” are new.',
  );
  expect(whyInWords(text, { ...held, seen: seen.slice(1) })).toBe(held.why);
});

test('before a refused wording is used, warnings say what it changes, loses or adds', () => {
  expect(lossesInWords(source, chairs)).toEqual(['A number changes: “40” to “50”.']);
  expect(lossesInWords(source, added)).toEqual(['A sentence is new: “It ruins families.”']);
  expect(lossesInWords(source, heldAt('number', 'They bought 40 chairs.', '40 ', ''))).toEqual([
    'A number is lost: “40”.',
  ]);
  const words = 'The plan matters to people.';
  const at = (before: string, after: string, wording: string): Held['seen'][number] => ({
    kind: 'word',
    before: { start: words.indexOf(before), end: words.indexOf(before) + before.length },
    after: { start: wording.indexOf(after), end: wording.indexOf(after) + after.length },
  });
  const after = 'People care about what matters.';
  const seen = [at('plan', 'care', after), at('people', 'matters', after)];
  expect(lossesInWords(words, { start: 0, end: words.length, after, seen, why: '' })).toEqual([
    'A word is lost: “plan”.',
    'A word is new: “care”.',
  ]);
});

test('a fact removed by a refused wording is listed as lost until its use is undone', () => {
  const page = deciding();
  expect(factsKept(page.result())).toMatchObject({ lost: [], inWords: '1 number kept' });
  page.acceptHeld(2);
  expect(factsKept(page.result())).toMatchObject({ lost: [{ text: '40' }], inWords: '0 of 1 number kept' });
  page.undecide(2);
  expect(factsKept(page.result()).lost).toEqual([]);
});

test('a name within a denial that is in question is not lost', () => {
  const text = 'Boise saw an unusual rise.';
  const seen: Held['seen'] = [
    { kind: 'denial', before: { start: 0, end: 20 }, after: { start: 10, end: 12 } },
  ];
  const doubt = { start: 0, end: text.length, after: 'Boise saw no rise.', seen, why: '' };
  const name = { kind: 'name' as const, text: 'Boise', start: 0, end: 5, survives: true };
  const page = reviewing(text, { facts: { facts: [name] }, doubts: [doubt] });
  page.acceptHeld(0);
  expect(page.text()).toBe(doubt.after);
  expect(factsKept(page.result()).lost).toEqual([]);
});

test('a removed number counts as lost even if the same number appears elsewhere', () => {
  const twice = 'They bought 40 chairs.';
  const first = { start: 12, end: 14 };
  const seen = [{ kind: 'number' as const, before: first, after: first }];
  const refused = [{ start: 0, end: twice.length, after: 'They bought 30 chairs, not 40.', seen, why: '' }];
  const number = { kind: 'number' as const, text: '40', ...first, survives: true };
  const page = reviewing(twice, { facts: { facts: [number] }, refused });
  page.acceptHeld(0);
  expect(factsKept(page.result()).lost).toMatchObject([number]);
});

test('a fact, a denial, a dropped “may” or another person is decided by itself, other words and an added amount are not', () => {
  const here = { start: 0, end: 3 };
  const nowhere = { start: 0, end: 0 };
  const isAlone = (kind: Held['seen'][number]['kind'], before = here, after = here) =>
    isGrave({ seen: [{ kind, before, after }] });
  for (const kind of ['quotation', 'number', 'denial'] as const)
    expect([isAlone(kind, nowhere), isAlone(kind, here, nowhere), isAlone(kind)]).toEqual([true, true, true]);
  expect([isAlone('certainty', here, nowhere), isAlone('certainty', nowhere)]).toEqual([true, false]);
  for (const kind of ['quantity', 'who'] as const)
    expect([isAlone(kind, nowhere), isAlone(kind)]).toEqual([false, true]);
  expect([isAlone('word'), isAlone('link'), isAlone('wording')]).toEqual([false, false, false]);
});

describe('decisions by a model or by the setting', () => {
  const asUsed = { ...doctors, decided: { by: 'model' as const, used: true } };
  const text = marked.replace('Doctors', '[Doctors|Patients]');

  test('apply, are counted by who made them, and can be undone by the user', () => {
    const kept = { ...nurses, decided: { by: 'setting' as const, used: false } };
    const page = deciding({ doubts: [asUsed, kept] }, text);
    expect(page.text()).toContain('Patients say');
    expect(page.open()).toEqual([]);
    expect(decisionsInWords(page.result())).toBe('1 decided by the model, 1 kept as it was');
    page.keepMine(0);
    expect(page.text()).toBe(used);
    expect(decisionsInWords(page.result())).toBe('1 decided by you, 1 kept as it was');
    page.acceptHeld(0);
    page.acceptHeld(2);
    expect(page.text()).toContain('Patients say');
    expect(decisionsInWords(page.result())).toContain('1 kept as it was, 1 refused and used by you');
  });

  test('never bring back invisible characters from pasting', () => {
    const page = deciding({ doubts: [asUsed], refused: [] }, text.replace('helps', 'hel[\u200b|]ps'));
    page.keepMine(0);
    expect(page.text()).not.toContain('\u200b');
  });
});

test('changes inside a refused sentence give way when it is used, and return when that is undone', () => {
  const text = marked.replace('bought', '[bought|got]');
  const page = deciding({ doubts: [], refused: [{ ...chairs, after: 'They got 50 chairs.' }] }, text);
  expect(page.text()).toContain('They got 40 chairs.');
  page.acceptHeld(0);
  expect(page.text()).toContain('They got 50 chairs.');
  page.undecide(0);
  expect(page.text()).toContain('They got 40 chairs.');
});

test('decisions are restored from browser storage, and an entry of an earlier version has none', () => {
  const page = deciding();
  page.acceptCompared([0]);
  expect(decisionsInWords(page.result())).toBe('1 decided by your assistant');
  page.acceptHeld(2);
  page.takeBack(page.result().result.changes.findIndex(({ after }) => after === 'use'));
  const result = page.result();
  storageOf({});
  writeResult('a', result, new Date());
  expect(readResult('a')).toMatchObject({
    decisions: result.decisions,
    result: { held: result.result.held },
  });
  const { takenBack, chosen, edits, decisions } = result;
  const { changes, held } = result.result;
  const entry = {
    id: 'run-1',
    at: '2026-11-22T10:00:00.000Z',
    name: '',
    how: null,
    source,
    words: 18,
    result: page.text(),
    changes,
    held,
    takenBack,
    chosen,
    edits,
    decisions,
  };
  const stored = JSON.parse(JSON.stringify(toStored(entry)));
  expect(fromStored(stored)).toEqual(entry);
  expect(amountInWords(entry)).toBe('18 words, 2 of 3 changes kept');
  const { held: _, decisions: __, changes: all, ...before } = stored;
  const old = { ...before, takenBack: [], changes: all.slice(0, 1), facts: [], restored: [[0, 5, 'a name']] };
  expect(fromStored(old)).toMatchObject({ result: used, held: [], decisions: new Map() });
  expect(fromStored({ ...stored, held: [[0, 9_999, 'x', 'y', []]] })).toBeNull();
});

test('decisions about the parts of a long text are kept separate', () => {
  const spans = [0, 6].map((start) => ({ start, end: start + 3 }));
  const parts = { id: 'long', spans, at: 0 };
  const one = resultOf(marked, { doubts: [{ ...doctors, decided: { by: 'model', used: false } }] });
  const other = resultOf(marked, { doubts: [nurses], refused: [chairs] });
  const whole = withPart(firstOfParts(one, parts), other);
  expect(heldIn(whole).doubts.map(({ index, state }) => [index, state])).toEqual([
    [0, 'kept'],
    [1, 'open'],
  ]);
  const own = whole.result.changes.filter(({ held: index }) => index === 1);
  expect(own).toMatchObject([{ before: 'agree', after: 'nod' }]);
});

test('text far from the marked words of a long wording is not shown', () => {
  const long = `${'before it '.repeat(30)}Doctors${' after it'.repeat(30)}`;
  const start = long.indexOf('Doctors');
  const shown = markedIn(long, [{ start, end: start + 7 }]);
  expect(shown.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual(['Doctors']);
  expect(shown.map(({ text }) => text).join('').length).toBeLessThan(220);
  expect(markedIn('Nurses agree.', []).map(({ text }) => text)).toEqual(['Nurses agree.']);
});
