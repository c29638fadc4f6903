import { beforeEach, describe, expect, test } from 'vitest';
import type { HumanizeResult } from '#contract/humanize.ts';
import { createHistory } from '#history/keep.ts';
import { fromStored, toStored } from '#history/stored-run.ts';
import { drawnOf } from '#tool/result/drawn.ts';
import { factsKept } from '#tool/review/facts-kept.ts';
import { type Finished, finishedText } from '#tool/review/finished.ts';
import { shareChanged } from '#tool/review/measures.ts';
import { acceptedIn, offeredIn, ownEdits } from '#tool/review/offered.ts';
import { createReview } from '#tool/review/review.ts';
import { latestInWords } from '#tool/review/steps/in-words.ts';
import { readResult, writeResult } from '#tool/stored/stored-result.ts';
import { step } from '#tool/workspace/step.ts';
import { emptyWorkspace, resultIn } from '#tool/workspace/workspace.ts';
import { storageOf } from './browser-storage.ts';
import { pageWith, resultOf } from './review-world.ts';

const body = 'We [utilize|use] it. Ada does not.';
const last = '\n\nIn conclusion, we [utilize|use] it, and Ada does not.';
const reason = 'This paragraph says again what the text has said.';
const without = 'We use it. Ada does not.';
const whole = `${without}\n\nIn conclusion, we use it, and Ada does not.`;

/** A result whose last paragraph may be left out. */
function withOffer(): Finished {
  const facts = {
    facts: ['Ada', 'not'].flatMap((text) => {
      const { source } = resultOf(body + last).asked;
      return [source.indexOf(text), source.lastIndexOf(text)].map((start) => ({
        kind: text === 'not' ? ('negation' as const) : ('name' as const),
        text,
        start,
        end: start + text.length,
        survives: true,
      }));
    }),
    restored: [],
    compared: '4 names and denials kept',
  };
  const finished = resultOf(body + last, { facts });
  const { source } = finished.asked;
  const start = source.indexOf('\n\nIn');
  const offered = [{ start, end: source.length, before: source.slice(start), after: '', reason }];
  return { ...finished, result: { ...finished.result, offered } };
}

function reviewing(finished = withOffer()) {
  let state = pageWith(finished);
  const review = createReview({ revise: (by) => void (state = by(state)), now: () => 0 });
  const result = () => resultIn(state)!;
  return {
    ...review,
    result,
    text: () => finishedText(result()),
    said: () => latestInWords(state.order),
    states: () => offeredIn(result()).map(({ edit }) => (edit === null ? 'open' : 'accepted')),
  };
}

test('is not made and not counted until it is accepted; then it is a change like any, and can be taken back', () => {
  const page = reviewing();
  expect(page.text()).toBe(whole);
  const share = shareChanged(page.result());
  page.accept(0);
  expect(page.text()).toBe(without);
  expect(page.said()).toBe('Accepted: “In conclusion, we utilize it, and Ada …” removed.');
  expect(shareChanged(page.result())).toBeGreaterThan(share);
  expect(acceptedIn(page.result())).toHaveLength(1);
  expect(ownEdits(page.result())).toEqual([]);
  page.accept(0);
  page.undo();
  expect(page.text()).toBe(whole);
  page.redo();
  expect(page.text()).toBe(without);
  page.decline(0);
  expect(page.text()).toBe(whole);
  expect(page.said()).toMatch(/^Taken back: “In conclusion/);
  page.decline(0);
  page.undo();
  expect(page.text()).toBe(without);
});

test('what was taken back or written stays beside it, and under it', () => {
  const page = reviewing();
  page.takeBack(1);
  page.edit(page.text().replace('Ada does not.\n', 'Ada does not yet.\n'));
  page.accept(0);
  expect(page.text()).toBe('We use it. Ada does not yet.');
  expect(ownEdits(page.result())).toHaveLength(1);
  page.decline(0);
  expect(page.text()).toBe('We use it. Ada does not yet.\n\nIn conclusion, we utilize it, and Ada does not.');
});

test('goes back to an offer when all is taken back, and is not made with all the others', () => {
  const page = reviewing();
  page.accept(0);
  page.revertAll();
  expect(page.text()).toBe(page.result().asked.source);
  expect(page.said()).toBe('Taken back: 3 changes.');
  page.keepAll();
  expect(page.text()).toBe(whole);
  expect(page.states()).toEqual(['open']);
});

test('where the person has written, nothing is offered any more until that is undone', () => {
  const page = reviewing();
  page.edit(page.text().replace('In conclusion', 'In the end'));
  expect(page.states()).toEqual([]);
  page.accept(0);
  expect(page.text()).toContain('In the end');
  page.undo();
  expect(page.states()).toEqual(['open']);
});

test('facts that are said again in what was left out are not lost', () => {
  const page = reviewing();
  expect(factsKept(page.result()).inWords).toBe('4 names and denials kept');
  page.accept(0);
  const { lost, total, inWords } = factsKept(page.result());
  expect([lost, total, inWords]).toEqual([[], 2, '2 names and denials kept']);
});

test('is drawn before its first word, and in the place of all that it covers once it is accepted', () => {
  const page = reviewing();
  const drawn = () => {
    const { changes, origins } = drawnOf(page.result());
    return origins.map(({ of }, at) => [of, changes[at]?.start, changes[at]?.before.trim().slice(0, 13)]);
  };
  const { start } = page.result().result.offered![0]!;
  expect(drawn()).toEqual([
    ['change', 3, 'utilize'],
    ['offered', start + 2, ''],
    ['change', start + 20, 'utilize'],
  ]);
  page.accept(0);
  expect(drawn()).toEqual([
    ['change', 3, 'utilize'],
    ['offered', start, 'In conclusion'],
  ]);
});

describe('kept in this browser', () => {
  let stored = new Map<string, string>();
  beforeEach(() => void (stored = storageOf({})));
  const now = new Date('2026-11-22T12:00:00Z');

  test('the offer and the decision outlast the page', () => {
    for (const decide of [() => {}, ({ accept }: ReturnType<typeof reviewing>) => accept(0)]) {
      const page = reviewing();
      decide(page);
      writeResult(page.result(), now);
      expect(readResult()).toEqual(page.result());
    }
  });

  test('a result that was kept before there were offers opens, and an offer that does not fit is none', () => {
    writeResult(withOffer(), now);
    const { offered, ...kept } = JSON.parse(stored.get('result') ?? '');
    expect(offered).toHaveLength(1);
    for (const broken of [undefined, 7, [[0, 9_999, '', 'why']], [[4, 4, '', 'why']], [['a']]]) {
      stored.set('result', JSON.stringify({ ...kept, offered: broken }));
      expect(readResult()?.result.offered).toBeUndefined();
      expect(finishedText(readResult()!)).toBe(whole);
    }
  });

  test('the history keeps both too', () => {
    const page = reviewing();
    const { asked, result, ...rest } = page.result();
    const entry = {
      id: 'run-1',
      at: now.toISOString(),
      name: '',
      how: null,
      source: asked.source,
      result: whole,
      words: 12,
    };
    const { takenBack, chosen, edits } = rest;
    const { changes, offered, facts } = result;
    const kept = { ...entry, changes, ...(offered && { offered }), facts, takenBack, chosen, edits };
    expect(fromStored(JSON.parse(JSON.stringify(toStored(kept))))).toEqual(kept);

    let text = '[]';
    const history = createHistory({
      read: () => text,
      write: (to) => ((text = to), true),
      remove: () => {},
      schedule: () => () => {},
    });
    history.remember(kept);
    page.accept(0);
    history.update('run-1', page.result());
    history.flush();
    expect(history.list()[0]).toMatchObject({ result: without, offered });
  });
});

test('is offered at the end of a text alone, wherever a passage of it ends', () => {
  const { asked, result } = withOffer();
  const answer: HumanizeResult = {
    ...result,
    words: 12,
    seconds: 0,
    usage: { words_used: 12, words_limit: 500, remaining: 488, resets_at: '' },
  };
  const ask = (source: string, start: number): number | undefined => {
    const span = { start, end: start + asked.source.length };
    const begun = step(emptyWorkspace, { act: 'asked', asked: { ...asked, source, span } });
    const event = { event: 'result' as const, result: answer };
    const { run } = step(begun, { act: 'heard', run_id: asked.run_id, event, humanScore: 90 });
    return run.phase === 'finished' ? run.result.offered?.[0]?.start : -1;
  };
  const at = result.offered![0]!.start;
  expect(ask(`Before. ${asked.source}\n`, 8)).toBe(at + 8);
  expect(ask(`${asked.source} More comes.`, 0)).toBeUndefined();
});
