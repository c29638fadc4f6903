import { expect, test } from 'vitest';
import { asItCame } from '#history/reading.ts';
import { amountInWords, howInWords } from '#history/history-panel.tsx';
import { createHistory } from '#history/keep.ts';
import type { HistoryEntry } from '#history/stored-run.ts';
import { finishedText } from '#tool/review/finished.ts';
import { revise } from '#tool/review/revise.ts';
import { resultIn } from '#tool/workspace/workspace.ts';
import { pageWith, resultOf } from './review-world.ts';

/** Creates a history in a storage with room for `room` characters. */
function keeping(stored = { text: '[]' }, room = 5_000_000) {
  const open = () => {
    const waiting: (() => void)[] = [];
    const history = createHistory({
      read: () => stored.text,
      write: (text) => text.length <= room && ((stored.text = text), true),
      remove: () => void (stored.text = '[]'),
      schedule: (run) => {
        waiting.push(run);
        return () => void waiting.splice(waiting.indexOf(run), 1);
      },
    });
    return { ...history, pass: () => waiting.slice().forEach((run) => run()) };
  };
  return { stored, open };
}

const text = 'Moreover, we [utilize|use|employ] it. [In order to|To] win, we wait.';
const read = revise(revise(pageWith(resultOf(text)), { revision: 'reword', index: 0, wording: 'employ' }), {
  revision: 'edit',
  text: 'Moreover, we employ it. To win, we waited.',
  at: 0,
});
const page = resultIn(revise(read, { revision: 'take back', index: 1 }))!;

const entry: HistoryEntry = {
  id: 'run-1',
  at: '2026-11-22T10:00:00.000Z',
  name: 'essay.docx',
  how: { strength: 'light', tone: 'formal', formatting: 'keep' },
  source: page.asked.source,
  result: finishedText(page),
  changes: page.result.changes.map((change) => ({ ...change, by: 'own' as const })),
  held: [],
  takenBack: page.takenBack,
  chosen: page.chosen,
  edits: page.edits,
  decisions: page.decisions,
  facts: { facts: [], compared: '2 names kept' },
  words: 12,
  freeUntil: Date.UTC(2026, 10, 21),
};

test('an entry is restored with its file name, options, the source of its changes, chosen wordings and the user’s edits', () => {
  const { open } = keeping();
  open().remember(entry);
  expect(open().list()).toEqual([entry]);
  expect(entry.result).toBe('Moreover, we employ it. In order to win, we waited.');
  expect(amountInWords(entry)).toBe('12 words, 1 of 2 changes kept');
});

test('an entry shows its strength and tone, and plain formatting if that was requested', () => {
  const how = { strength: 'balanced', tone: 'neutral', formatting: 'keep' } as const;
  expect(howInWords(how)).toBe('Balanced, neutral');
  expect(howInWords({ ...how, formatting: 'plain' })).toBe('Balanced, neutral, plain formatting');
});

test('a later change to a result is written to its entry after a delay', () => {
  const { open } = keeping();
  const history = open();
  history.remember(entry);
  history.update('run-1', asItCame);
  history.pass();
  expect(open().list()).toMatchObject([{ result: 'Moreover, we use it. To win, we wait.', edits: [] }]);
});

test('an entry of a checked rewrite stays one', () => {
  const { open } = keeping();
  open().remember({ ...entry, own: true });
  expect(open().list()).toMatchObject([{ own: true }]);
});

test('an entry of an earlier version, without the newer fields, can still be read', () => {
  const before = {
    id: 'run-0',
    at: '2026-10-01T10:00:00.000Z',
    source: 'We utilize it.',
    words: 3,
    takenBack: [0],
    reasons: ['Plainer.'],
    changes: [[3, 10, 'use', 0]],
    facts: [],
    restored: [[0, 14]],
  };
  const { open } = keeping({ text: JSON.stringify([before]) });
  expect(open().list()).toMatchObject([{ name: '', how: null, result: 'We utilize it.', edits: [] }]);
});

test.each([
  ['a wording that its change does not offer', { chosen: [[0, 7]] }],
  ['a wording for a change that does not exist', { chosen: [[9, 0]] }],
  ['an edit outside the source', { edits: [[0, 99, 'x']] }],
  ['an edit that cuts through a change', { edits: [[5, 15, 'x']] }],
  ['edits of a wrong type', { edits: 'many', chosen: null }],
])('the rest of an entry with %s is kept', (_, more) => {
  const { open, stored } = keeping();
  open().remember({ ...entry, takenBack: new Set(), chosen: new Map(), edits: [] });
  const [kept] = JSON.parse(stored.text);
  stored.text = JSON.stringify([{ ...kept, ...more }]);
  expect(open().list()).toMatchObject([{ result: 'Moreover, we use it. To win, we wait.' }]);
});

test('a full storage keeps the entries that fit, newest first, and drops only the others', () => {
  const { open } = keeping(undefined, 1_200);
  const history = open();
  for (const id of ['a', 'b', 'c', 'd'])
    history.remember({ ...entry, id, at: `2026-11-22T10:00:0${id.charCodeAt(0) - 97}.000Z` });
  const kept = history.list().map(({ id }) => id);
  expect(kept[0]).toBe('d');
  expect(kept.length).toBeLessThan(4);
});
