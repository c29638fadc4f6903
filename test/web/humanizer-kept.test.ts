import { beforeEach, expect, test, vi } from 'vitest';
import { listDrafts, readDraft, takeOverFormerDraft, writeDraft } from '#tool/stored/stored-draft.ts';
import { createDebouncedWriter } from '#tool/stored/debounced-writer.ts';
import { defaultOptions, emptyWorkspace, resultIn } from '#tool/workspace/workspace.ts';
import { blockStorage, storageOf, tabStorageOf } from './browser-storage.ts';
import { finishedText } from '#tool/review/finished.ts';
import { revise } from '#tool/review/revise.ts';
import { readResult, takeOverFormerResult, writeResult } from '#tool/stored/stored-result.ts';
import { readRunUnderWay, writeRunUnderWay } from '#tool/stored/run-under-way.ts';
import { waitForEarlierCall } from '#tool/workspace/retried-stream.ts';
import { textOf } from '#tool/workspace/shown.ts';
import { step, humanScore } from '#tool/workspace/step.ts';
import type { Ending, Stream } from '#tool/workspace/stream.ts';
import { pageWith, resultOf } from './review-world.ts';
import { knownText, rememberReading } from '#tool/stored/known-texts.ts';
import { isHumanized, rememberHumanized, scoreOf } from '#tool/stored/stored-texts.ts';

let stored = new Map<string, string>();
beforeEach(() => {
  stored = storageOf({});
  tabStorageOf({});
});

const draft = {
  text: 'A draft.\n\nOf two lines.',
  name: 'essay.docx',
  options: { ...defaultOptions, tone: 'casual', formatting: 'plain', frozen: 'Ada' },
  replaced: null,
} as const;

const now = new Date('2026-11-22T12:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const day = 24 * 60 * 60_000;

test('a draft is restored with its options, its file name and the text that it replaced; an empty one leaves nothing stored', () => {
  writeDraft('a', draft, now);
  expect(readDraft('a')).toEqual({ ...draft, id: 'a', at: now.getTime() });
  const cleared = {
    text: '',
    name: '',
    options: defaultOptions,
    replaced: { text: draft.text, name: draft.name },
  };
  writeDraft('a', cleared, now);
  expect(step(emptyWorkspace, { act: 'restored', draft: readDraft('a')!, finished: null }).replaced).toEqual(
    cleared.replaced,
  );
  writeDraft('a', { ...cleared, replaced: null }, now);
  expect(stored.size).toBe(0);
  expect(readDraft('a')).toBeNull();
});

const ids = () => listDrafts().map(({ id }) => id);

test('the latest twenty drafts are kept, or as many long ones as fit', () => {
  for (let i = 1; i <= 21; i++) writeDraft(`${i}`, draft, later(i));
  writeDraft('2', draft, later(22));
  expect(ids()).toHaveLength(20);
  expect(ids().slice(0, 2)).toEqual(['2', '21']);
  expect(readDraft('1')).toBeNull();
  for (const id of ['x', 'y']) writeDraft(id, { ...draft, text: 'long '.repeat(120_000) }, later(23));
  expect(ids()).toEqual(['y']);
});

test('the draft and result that an earlier version shared between all tabs are migrated to one tab', () => {
  writeResult('a', resultIn(reviewed()), now);
  stored.set('result', stored.get('result_a')!);
  stored.set('draft', JSON.stringify({ text: draft.text, name: draft.name, ...draft.options }));
  expect(takeOverFormerDraft('b', now)).toBe(true);
  takeOverFormerResult('b');
  expect(readDraft('b')).toMatchObject(draft);
  expect(readResult('b')).toEqual(resultIn(reviewed()));
  expect([...stored.keys()].toSorted()).toEqual(['draft_b', 'result_a', 'result_b']);
  expect(takeOverFormerDraft('c', now)).toBe(false);
});

test('invalid stored options fall back to the defaults, and an invalid draft is ignored', () => {
  stored.set('draft_a', '{"text":"A draft.","strength":"brutal","formatting":"loud","frozen":7}');
  expect(readDraft('a')).toEqual({
    id: 'a',
    at: 0,
    text: 'A draft.',
    name: '',
    options: defaultOptions,
    replaced: null,
  });
  for (const text of ['{', 'null', '[]', '{"text":7}']) {
    stored.set('draft_a', text);
    expect(readDraft('a')).toBeNull();
  }
});

test('blocked storage loses the draft but causes no error', () => {
  blockStorage();
  writeDraft('a', draft, now);
  expect(readDraft('a')).toBeNull();
});

test('a draft is written when typing pauses, or immediately when the page is left', () => {
  const written: string[] = [];
  let pause: (() => void) | undefined;
  const keeper = createDebouncedWriter<string>({
    schedule: (run) => {
      pause = run;
      return () => void (pause = undefined);
    },
    write: (text) => void written.push(text),
  });
  keeper.keep('A');
  keeper.keep('A d');
  expect(written).toEqual([]);
  pause?.();
  expect(written).toEqual(['A d']);
  keeper.keep('A draft');
  keeper.flush();
  expect(written).toEqual(['A d', 'A draft']);
  expect(pause).toBeUndefined();
  keeper.flush();
  expect(written).toHaveLength(2);
});

const asked = {
  ...resultOf('We [utilize|use|employ] it, and [In order to|To] win.').asked,
  run_id: 'run-1234',
};

function reviewed() {
  const facts = { facts: [], compared: '1 name kept' };
  const text = 'We [utilize|use|employ] it, and [in order to|to] win we wait.';
  const page = pageWith(
    resultOf(text, { options: { strength: 'light', frozen: 'Ada', engine: 'rules' }, facts }),
  );
  const reworded = revise(page, { revision: 'reword', index: 0, wording: 'employ' });
  const back = revise(reworded, { revision: 'take back', index: 1 });
  return revise(back, { revision: 'edit', text: 'We employ it, and in order to win we stay.', at: 0 });
}

test('a result is restored with reverted changes, chosen wordings and edits, and can be reviewed further', () => {
  const page = reviewed();
  const result = resultIn(page)!;
  const kept = {
    ...result,
    freeUntil: now.getTime(),
    payer: 'ada',
    asked: { ...result.asked, own: true as const },
  };
  writeResult('a', kept, now);
  expect(readResult('a')).toEqual(kept);
  const finished = readResult('a');
  const again = step(emptyWorkspace, { act: 'restored', draft: page, finished });
  expect(textOf(again.run)).toBe('We employ it, and in order to win we stay.');
  expect(textOf(revise(again, { revision: 'keep', index: 1 }).run)).toBe('We employ it, and to win we stay.');
  expect(again.options).toEqual({
    strength: 'light',
    tone: 'neutral',
    formatting: 'keep',
    frozen: 'Ada',
    engine: 'rules',
  });
});

test('an invalid stored result, or one of another version, is ignored', () => {
  writeResult('a', resultIn(reviewed()), now);
  const kept = JSON.parse(stored.get('result_a') ?? '');
  const store = (more: object) => stored.set('result_a', JSON.stringify({ ...kept, ...more }));
  for (const more of [{ version: 2 }, { source: 7 }, { changes: [[0, 999, 'x', 0]] }, { id: null }]) {
    store(more);
    expect(readResult('a')).toBeNull();
  }
  store({ span: { start: 5, end: 1 }, outcome: 'brilliant', seconds: 'few', chunks: 3 });
  const usual = { asked: { span: null }, seconds: null, result: { outcome: 'rewritten' } };
  expect(readResult('a')).toMatchObject(usual);
  writeResult('a', null, now);
  expect(stored.size).toBe(0);
});

const setItem = () => {
  throw new DOMException('No room.', 'QuotaExceededError');
};

test('a result that is too long or does not fit is not stored, and does not leave an older one in its place', () => {
  writeResult('a', resultIn(reviewed()), now);
  writeResult('a', resultOf(`We [utilize|use] it. ${'long '.repeat(400_000)}`), now);
  expect(readResult('a')).toBeNull();
  writeResult('a', resultIn(reviewed()), now);
  vi.stubGlobal('localStorage', { ...localStorage, setItem });
  writeResult('a', resultOf('We [utilize|use] it.'), now);
  expect(readResult('a')).toBeNull();
});

test('after a reload a recent run continues with its id, an older one waits for the user, and an ended or expired one is gone', () => {
  const running = step(emptyWorkspace, { act: 'asked', asked });
  writeRunUnderWay(running.run, now);
  expect(readRunUnderWay(later(1), day)).toEqual({ asked, error: null, goesOn: true });
  expect(readRunUnderWay(later(60), day)).toMatchObject({ asked, goesOn: false });
  expect(readRunUnderWay(later(25 * 60), day)).toBeNull();
  for (const ended of [reviewed().run, step(running, { act: 'stopped', run_id: asked.run_id }).run]) {
    writeRunUnderWay(running.run, now);
    writeRunUnderWay(ended, now);
    expect(readRunUnderWay(later(1), day)).toBeNull();
  }
});

test('a failed run is offered for retry with its id, and the last result stays visible', () => {
  const page = step(reviewed(), { act: 'asked', asked });
  const failed = step(page, { act: 'failed', run_id: asked.run_id, error: 'The line is down.' });
  expect(textOf(failed.run)).toBe('We employ it, and in order to win we stay.');
  writeRunUnderWay(failed.run, now);
  expect(readRunUnderWay(later(1), day)).toEqual({ asked, error: 'The line is down.', goesOn: false });
  const again = step(reviewed(), { act: 'interrupted', asked, error: 'The line is down.' });
  expect(again.run).toMatchObject({ phase: 'failed', asked, error: 'The line is down.' });
  expect(finishedText(resultIn(again)!)).toBe('We employ it, and in order to win we stay.');
});

test('the parts of a long text are restored too, for a result and for a run', () => {
  const spans = [0, 11].map((start) => ({ start, end: start + 9 }));
  const result = resultIn(reviewed())!;
  const parts = { id: 'long-text', spans, at: 0 };
  const whole = { ...result, asked: { ...result.asked, parts } };
  writeResult('a', whole, now);
  expect(readResult('a')).toEqual(whole);
  const next = { ...asked, span: spans[1]!, parts: { ...parts, at: 1 } };
  writeRunUnderWay(step(emptyWorkspace, { act: 'asked', asked: next }).run, now);
  expect(readRunUnderWay(later(1), day)?.asked).toEqual(next);
  const kept = JSON.parse(stored.get('result_a') ?? '');
  for (const wrong of [
    { id: 'x', spans: [{ start: 0, end: 9_999 }], at: 0 },
    { id: 'x', spans, at: 2 },
    null,
  ]) {
    stored.set('result_a', JSON.stringify({ ...kept, parts: wrong }));
    expect(readResult('a')?.asked.parts).toBeUndefined();
  }
});

test('a resumed run is retried until the server has noticed that the previous page is gone', async () => {
  const busy: Ending = { end: 'failed', code: 'run_in_progress', error: 'It is being rewritten.' };
  const endings: Ending[] = [busy, busy, { end: 'delivered' }];
  const sent: unknown[] = [];
  const server: Stream = async ({ run_id }) => {
    sent.push(run_id);
    return endings.shift() ?? busy;
  };
  const stream = waitForEarlierCall(server, async () => undefined);
  const options = { signal: new AbortController().signal, onEvent: () => undefined };
  expect(await stream({ text: 'A text.', run_id: 'run-1234' }, options)).toEqual({ end: 'delivered' });
  expect(sent).toEqual(['run-1234', 'run-1234', 'run-1234']);
  expect(await stream({ text: 'A text.', run_id: 'run-1234' }, options)).toEqual(busy);
});

test('a humanized text is recognised with its score, whatever its whitespace and case', () => {
  rememberHumanized('The library\n\nstays  open.', 91, now);
  expect(isHumanized('  the LIBRARY stays open. ')).toBe(true);
  const score = { humanScore: 91, aiProbability: 9, timestamp: now.getTime() };
  expect(scoreOf('The library stays open.')).toEqual(score);
  expect(isHumanized('The library stays shut.')).toBe(false);
  expect(scoreOf('constructor')).toBeUndefined();
});

test('the latest fifty texts are kept, newest first, and a score is removed with its text', () => {
  for (let i = 1; i <= 51; i++) rememberHumanized(`Text ${i}`, 85, now);
  rememberHumanized('Text 2', 86, now);
  expect(isHumanized('Text 1')).toBe(false);
  expect(scoreOf('Text 1')).toBeUndefined();
  const texts = JSON.parse(stored.get('humanizedTexts') ?? '');
  expect(texts).toHaveLength(50);
  expect(texts.slice(0, 2)).toEqual(['text 2', 'text 51']);
  expect(Object.keys(JSON.parse(stored.get('humanizedScores') ?? ''))).toHaveLength(50);
});

test('fewer long texts are kept, so that they do not fill the storage', () => {
  for (let i = 1; i <= 5; i++) rememberHumanized(`${i}${'x'.repeat(300_000)}`, 90, now);
  expect(JSON.parse(stored.get('humanizedTexts') ?? '')).toHaveLength(3);
  expect(isHumanized(`5${'x'.repeat(300_000)}`)).toBe(true);
});

test('a score is a whole number from 85 to 97', () => {
  expect([0, 0.5, 0.999_999].map((part) => humanScore(() => part))).toEqual([85, 91, 97]);
});

test('invalid or blocked storage loses the remembered texts but causes no error', () => {
  storageOf({ humanizedTexts: '{', humanizedScores: '{"a":{"humanScore":"high"}}' });
  expect(scoreOf('a')).toBeUndefined();
  rememberHumanized('A text', 90, now);
  expect(isHumanized('a text')).toBe(true);
  blockStorage();
  rememberHumanized('Another text', 90, now);
  expect(isHumanized('Another text')).toBe(false);
});

const came = resultOf('We [utilize|use|employ] it. [In order to|To] win, we wait.');
const page = pageWith(came);
const back = revise(page, { revision: 'take back', index: 1 });
const reworded = revise(back, { revision: 'reword', index: 0, wording: 'employ' });
const nothing = revise(page, { revision: 'take group back', group: { of: 'all' } });

test.each([
  ['a change was reverted', back],
  ['another wording was chosen', reworded],
  ['the user has edited it', revise(page, { revision: 'edit', text: 'We use it. To win, we stay.', at: 0 })],
])('a result is still recognised after %s, with its score, at once and when pasted', (_, state) => {
  const result = resultIn(state)!;
  rememberHumanized(came.result.finalContent, 91, now);
  expect(knownText(finishedText(result), result)).toEqual({ score: { aiProbability: 9 } });
  expect(knownText(finishedText(result), null)).toBeNull();
  rememberReading(result, now);
  expect(knownText(finishedText(result), null)?.score).toMatchObject({ aiProbability: 9 });
});

test('only the latest reviewed version of a result is stored next to the original', () => {
  rememberHumanized(came.result.finalContent, 91, now);
  for (const state of [back, reworded]) rememberReading(resultIn(state)!, now);
  expect(JSON.parse(stored.get('humanizedTexts') ?? '')).toEqual([
    'we employ it. in order to win, we wait.',
    'we use it. to win, we wait.',
  ]);
  rememberReading(resultIn(page)!, now);
  expect(JSON.parse(stored.get('humanizedTexts') ?? '')).toEqual(['we use it. to win, we wait.']);
});

test('a text with every change reverted, or in the user’s own words, does not count as humanized', () => {
  const own = revise(nothing, { revision: 'edit', text: 'We utilise it. In order to win, we wait.', at: 0 });
  const over = revise(page, { revision: 'edit', text: 'You know that; here they stay.', at: 0 });
  for (const state of [nothing, own, over]) {
    const result = resultIn(state)!;
    rememberReading(result, now);
    expect(knownText(finishedText(result), result)).toBeNull();
  }
});
