import { expect, test } from 'vitest';
import type { HumanizeResult, TextChange } from '#contract/humanize.ts';
import { redo, revise, undo } from '#tool/review/revise.ts';
import { latestInWords } from '#tool/review/steps/in-words.ts';
import { shownBy, textOf } from '#tool/workspace/shown.ts';
import { type Act, step } from '#tool/workspace/step.ts';
import { emptyWorkspace, resultIn, type Workspace, wordsToSend } from '#tool/workspace/workspace.ts';
import { answerWith } from './review-world.ts';

const after = (...acts: Act[]) => acts.reduce(step, emptyWorkspace);
const typed = (text: string): Act => ({ act: 'typed', text });

const draft = 'Moreover, the plan works.\n\nIn order to win, utilize it in 2026.';
const change = (before: string, becomes: string, source = draft): TextChange => {
  const start = source.indexOf(before);
  return { start, end: start + before.length, before, after: becomes, reason: 'Plainer.' };
};
const changes = [change('Moreover, the', 'The'), change('In order to', 'To'), change('utilize', 'use')];

const answer = (made: TextChange[], source = draft): HumanizeResult => {
  const start = source.indexOf('2026');
  const year = { kind: 'date' as const, text: '2026', start, end: start + 4, survives: true };
  return answerWith({ changes: made, facts: { facts: [year], compared: '1 date kept' } });
};

function asking({ text, selection: span, options, name }: Workspace, run_id = 'run-1'): Act {
  return { act: 'asked', asked: { run_id, source: text, span, options, name } };
}

const heard = (event: Extract<Act, { act: 'heard' }>['event'], run_id = 'run-1'): Act => ({
  act: 'heard',
  run_id,
  event,
  random: () => 0.5,
  now: 0,
});

const came = (result: HumanizeResult, run_id = 'run-1') => heard({ event: 'result', result }, run_id);

function finished(...more: Act[]) {
  const written = after(typed(draft));
  const state = [asking(written), came(answer(changes)), ...more].reduce(step, written);
  if (state.run.phase !== 'finished') throw new Error(state.run.phase);
  return { state, run: state.run, text: textOf(state.run) };
}

test('a result belongs to the text it was made from, whatever is typed later', () => {
  const { state, text } = finished(typed('Something else'));
  expect(text).toBe('The plan works.\n\nTo win, use it in 2026.');
  expect(state).toMatchObject({ text: 'Something else', words: 2 });
});

test('the result of a selected passage is the whole text, with every position adjusted to it', () => {
  const passage = 'In order to win, utilize it in 2026.';
  const start = draft.indexOf(passage);
  const selected = after(typed(draft), { act: 'selected', start: start - 2, end: draft.length });
  expect(selected.selection).toEqual({ start, end: draft.length });
  expect(wordsToSend(selected)).toBe(8);
  const within = [change('In order to', 'To', passage), change('utilize', 'use', passage)];
  const { run } = [asking(selected), came(answer(within, passage))].reduce(step, selected);
  if (run.phase !== 'finished') throw new Error(run.phase);
  expect(run.result.changes).toEqual(changes.slice(1));
  expect(textOf(run)).toBe('Moreover, the plan works.\n\nTo win, use it in 2026.');
  expect(run.result.finalContent).toBe(textOf(run));
  expect(run.result.facts.compared).toBe('1 date kept');
  expect(draft.slice(run.result.facts.facts[0]?.start)).toBe('2026.');
});

test.each([
  ['nothing', 5, 5],
  ['only space', 25, 27],
  ['everything', 0, draft.length],
])('a selection of %s sends the whole text', (_, start, end) => {
  const state = after(typed(draft), { act: 'selected', start, end });
  expect(state.selection).toBeNull();
  expect(wordsToSend(state)).toBe(12);
});

test('typing clears the selection', () => {
  const selected: Act = { act: 'selected', start: 0, end: 8 };
  expect(wordsToSend(after(typed(draft), selected, typed(`${draft} More.`)))).toBe(13);
});

test('delivered parts stay when the run is stopped or fails, and late events are ignored', () => {
  const written = after(typed(draft));
  const running = [
    asking(written),
    heard({ event: 'accepted', run_id: 'run-1', words: 12, chunks: 2 }),
    heard({ event: 'progress', done: 1, chunks: 2, text: 'The plan works.\n\n', failed: false }),
  ].reduce(step, written);
  const part = { chunks: 2, done: 1, delivered: ['The plan works.\n\n'] };
  expect(running.run).toMatchObject({ phase: 'running', ...part });
  const stopped = step(running, { act: 'stopped', run_id: 'run-1' });
  expect(stopped.run).toMatchObject({ phase: 'stopped', ...part });
  expect(step(stopped, came(answer(changes)))).toBe(stopped);
  const failed = step(running, { act: 'failed', run_id: 'run-1', error: 'Gone.' });
  expect(failed.run).toMatchObject({ phase: 'failed', error: 'Gone.', ...part });
  const another = step(failed, asking(written, 'run-2'));
  expect(step(another, came(answer(changes)))).toBe(another);
  expect(step(another, { act: 'failed', run_id: 'run-1', error: 'Late.' })).toBe(another);
});

const pasted = (text: string, name = ''): Act => ({ act: 'replaced', text, name });

test('a replaced text can be restored, and each text has the name of its file', () => {
  const state = after(pasted('Mine', 'mine.docx'), pasted('Pasted text'));
  expect(state).toMatchObject({ text: 'Pasted text', name: '', replaced: { text: 'Mine' } });
  const back = step(state, { act: 'brought back' });
  expect(back).toMatchObject({ text: 'Mine', name: 'mine.docx', replaced: { text: 'Pasted text' } });
  expect(step(back, { act: 'brought back' })).toEqual(state);
  expect(after(typed('  '), pasted('Pasted text')).replaced).toBeNull();
  expect(step(state, typed('Pasted text!')).replaced).toBeNull();
  const own = { text: 'The mill closed in May, and the town lost 40 jobs.', name: 'mill.docx' };
  const nameOnce = (text: string) => after(pasted(own.text, own.name), typed(text)).name;
  expect(nameOnce('The mill closed in June, and the town lost 50 jobs.')).toBe('mill.docx');
  expect(nameOnce('A poem of a friend.')).toBe('');
  expect(nameOnce('')).toBe('');
});

const unseen = (start: number) => ({ start, end: start + 1, before: '\u200b', after: '', reason: 'Unseen.' });

test('a text cleaned offline is shown, and its changes can be reverted until the run delivers', () => {
  const written = after(typed('The\u200b plan\u200b works.'));
  const cleaned = heard({ event: 'cleaned', changes: [unseen(3), unseen(9)] });
  const waiting = [asking(written), cleaned].reduce(step, written);
  expect(textOf(waiting.run)).toBe('The plan works.');
  const amended = revise(waiting, { revision: 'take back', index: 0 });
  expect(textOf(amended.run)).toBe('The\u200b plan works.');
  expect(textOf(step(amended, { act: 'stopped', run_id: 'run-1' }).run)).toBe('The\u200b plan works.');
  const chunk = heard({ event: 'progress', chunks: 2, done: 1, text: 'Done.', failed: false });
  expect(textOf(step(amended, chunk).run)).toBe('Done.');
  // If there is nothing to clean, the text is not shown as a result.
  const clean = [asking(written), heard({ event: 'cleaned', changes: [] })].reduce(step, written);
  expect(textOf(clean.run)).toBe('');
});

test('a text that came back unchanged has no score', () => {
  const written = after(typed(draft));
  const unchanged = [asking(written), came({ ...answer([]), outcome: 'reads well' })].reduce(step, written);
  expect(unchanged.run).toMatchObject({ phase: 'finished', humanScore: null });
  expect(finished().run.humanScore).toBe(91);
});

test('choosing earlier options shows their result of the same source, as it was left, and undo switches back', () => {
  const { state } = finished();
  const back = revise(state, { revision: 'take back', index: 1 });
  const casual = { ...back.options, tone: 'casual' as const };
  const chosen = step(back, { act: 'chose', options: casual });
  expect(textOf(chosen.run)).toBe('The plan works.\n\nIn order to win, use it in 2026.');
  const ran = [asking(chosen, 'run-2'), came(answer(changes.slice(0, 1)), 'run-2')].reduce(step, chosen);
  expect(textOf(ran.run)).toBe('The plan works.\n\nIn order to win, utilize it in 2026.');
  const flipped = step(ran, { act: 'chose', options: state.options });
  expect(textOf(flipped.run)).toBe('The plan works.\n\nIn order to win, use it in 2026.');
  expect(textOf(step(flipped, { act: 'chose', options: casual }).run)).toBe(textOf(ran.run));
  const never = { ...casual, tone: 'formal' as const };
  expect(textOf(step(ran, { act: 'chose', options: never }).run)).toBe(textOf(ran.run));
  const running = step(ran, asking(ran, 'run-3'));
  expect(step(running, { act: 'chose', options: state.options }).run).toBe(running.run);
  const elsewhere = step(ran, typed('Another text.'));
  expect(step(elsewhere, { act: 'chose', options: state.options }).run).toBe(ran.run);
  const undone = undo(flipped);
  expect([textOf(undone.run), undone.options.tone]).toEqual([textOf(ran.run), 'casual']);
  const first = undo(undo(undone));
  expect(textOf(first.run)).toBe('The plan works.\n\nTo win, use it in 2026.');
  expect(undo(first)).toMatchObject({ text: draft, run: { phase: 'idle' } });
  expect(textOf(redo(undo(first)).run)).toBe(textOf(first.run));
});

test('reverts, edits and decisions stay where they fit the next result of the text; what does not is counted, and undo has it', () => {
  const win = { ...change('win', 'prevail'), seen: [], why: '‘win’ had become ‘prevail’' };
  const held = { ...answer(changes), doubts: [win] };
  const written = after(typed(draft));
  const state = [asking(written), came(held)].reduce(step, written);
  const edit = { revision: 'edit', text: 'The plan failed.\n\nTo win, use it in 2026.', at: 0 } as const;
  const used = { revision: 'decide', index: 0, used: true } as const;
  const back = { revision: 'take back', index: 1 } as const;
  const revised = [edit, used, back].reduce(revise, state);
  const read = 'The plan failed.\n\nIn order to prevail, use it in 2026.';
  expect(textOf(revised.run)).toBe(read);
  const again = [asking(revised, 'run-2'), came(held, 'run-2')].reduce(step, revised);
  expect(textOf(again.run)).toBe(read);
  expect(again.order.latest?.step.did).toMatchObject({ what: 'ran', lost: 0 });
  const others = [change('Moreover, the plan works', 'It works'), change('In order to', 'So as to')];
  const other = [asking(again, 'run-3'), came(answer(others), 'run-3')].reduce(step, again);
  expect(textOf(other.run)).toBe('It works.\n\nSo as to win, utilize it in 2026.');
  expect(latestInWords(other.order)).toContain('2 edits or reverts of yours do not fit this result.');
  expect(textOf(undo(other).run)).toBe(read);
});

test('a wording that was used stays used where a second answer repeats it with what was edited in it', () => {
  const doubt = { ...change('win, utilize', 'prevail, take'), seen: [], why: '‘win’ had become ‘prevail’' };
  const written = after(typed(draft));
  const state = [asking(written), came({ ...answer([]), doubts: [doubt] })].reduce(step, written);
  const used = revise(state, { revision: 'decide', index: 0, used: true });
  const edit = { revision: 'edit', text: draft.replace('win', 'prevail'), at: 0 } as const;
  const some = revise(used, edit);
  const read = draft.replace('win', 'prevail');
  expect(textOf(some.run)).toBe(read);
  const repeated = { ...doubt, after: 'prevail, utilize' };
  const next = came({ ...answer([]), doubts: [repeated] }, 'run-2');
  expect(textOf([asking(some, 'run-2'), next].reduce(step, some).run)).toBe(read);
});

test('a rewrite checked on another page takes over no decision about an earlier one of the same text', () => {
  const doubt = { ...change('win', 'prevail'), seen: [], why: '‘win’ had become ‘prevail’' };
  const held = { ...answer([]), doubts: [doubt] };
  const written = after(typed(draft));
  const state = [asking(written), came(held)].reduce(step, written);
  const used = revise(state, { revision: 'decide', index: 0, used: true });
  const asked = { run_id: 'run-2', source: draft, span: null, options: used.options, name: '' };
  const checked = { act: 'asked', asked: { ...asked, own: true, anew: true } } as const;
  const next = [checked, came(held, 'run-2')].reduce<Workspace>(step, used);
  expect(textOf(next.run)).toBe(draft);
  expect(resultIn(next)?.decisions.size).toBe(0);
});

test('a new source has no results of the previous one', () => {
  const { state } = finished();
  const other = step(state, typed('Another text.'));
  const casual = { ...other.options, tone: 'casual' as const };
  const chosen = step(other, { act: 'chose', options: casual });
  const ran = [asking(chosen, 'run-2'), came(answer([], 'Another text.'), 'run-2')].reduce(step, chosen);
  expect(ran.seen).toHaveLength(1);
  expect(textOf(step(ran, { act: 'chose', options: state.options }).run)).toBe('Another text.');
});

test('a result opened from the history keeps nothing of the previous one: no step to undo and no result to switch to', () => {
  const { state, run } = finished();
  const back = revise(state, { revision: 'take back', index: 1 });
  const casual = { ...run.asked.options, tone: 'casual' as const };
  const asked = { ...run.asked, run_id: 'run-0', source: 'Old.', options: casual };
  const old = { ...run, asked, result: { ...run.result, changes: [] } };
  const opened = step(back, { act: 'opened', finished: old });
  expect(opened).toMatchObject({ text: 'Old.', options: casual, replaced: { text: draft } });
  expect(textOf(opened.run)).toBe('Old.');
  expect(undo(opened)).toBe(opened);
  expect(step(opened, { act: 'chose', options: run.asked.options }).run).toBe(opened.run);
});

test('the last result stays when a run delivers nothing, and undo restores it when a run was stopped half-way', () => {
  const { state, text } = finished();
  const running = step(state, asking(state, 'run-2'));
  expect(shownBy(running.run)).toBeNull();
  expect(textOf(step(running, { act: 'failed', run_id: 'run-2', error: 'Gone.' }).run)).toBe(text);
  const part = heard({ event: 'progress', done: 1, chunks: 2, text: 'The plan', failed: false }, 'run-2');
  const stopped = [part, { act: 'stopped', run_id: 'run-2' } as const].reduce(step, running);
  expect(textOf(stopped.run)).toBe('The plan');
  expect(textOf(undo(stopped).run)).toBe(text);
});
