// What an answer tells of an offer: beside the changes, whichever engine made them, and free of charge.
import { expect, test } from 'vitest';
import { applyChanges } from '#prose/index.ts';
import type { Engine } from '#humanizer/engine.ts';
import { rulesEngine } from '#humanizer/engines/rules.ts';
import { planPassages } from '#humanizer/result/passages.ts';
import { humanize } from '#humanizer/run.ts';
import { garden, restating } from '../prose/rewrite/conclusion-texts.ts';

const usage = { words_used: 0, words_limit: -1, remaining: -1, resets_at: '' };
const text = `${garden}\n\n${restating}`;

async function answerTo(source: string, engine: Engine = rulesEngine('balanced'), frozen: string[] = []) {
  const settled: number[] = [];
  const ending = await humanize(
    { id: 'run', text: source, words: 200, options: { frozen }, engine, reserved: usage },
    {
      now: () => new Date(0),
      wait: () => Promise.resolve(),
      caller: new AbortController().signal,
      settle: (words) => (settled.push(words), Promise.resolve(usage)),
      runInBackground: () => {},
    },
  );
  if (ending.state !== 'finished') throw new Error(ending.state);
  return { ...ending.result, settled };
}

/** An engine that takes a few sentences at a time and makes nothing of them. */
const silent: Engine = {
  name: 'silent',
  plan: (source) =>
    planPassages(source, {
      frozen: [],
      by: 'upstream',
      level: 'balanced',
      limits: { maxChars: 300, maxEncoded: Infinity },
      pauseMs: 0,
      rewrite: () => ({ changes: [], restored: [], outcome: 'reads well' }),
    }),
};

test('who reads the text and the changes alone sees no difference', async () => {
  const { finalContent, changes, offered } = await answerTo(text);
  expect(changes.length).toBeGreaterThan(0);
  expect(finalContent).toBe(applyChanges(text, changes));
  expect(finalContent).toContain('The work of the garden is shared');
  expect(offered?.map(({ before }) => before)).toEqual([`\n\n${restating}`]);
});

test('a text to which nothing is done but an offer costs nothing', async () => {
  const answer = await answerTo(text, silent);
  expect(answer).toMatchObject({ finalContent: text, changes: [], outcome: 'reads well', settled: [0] });
  expect(answer.offered).toHaveLength(1);
});

test('its place is that of the text as it was sent, with what pasting left behind in it', async () => {
  const pasted = `${garden.replaceAll('. ', '.\u00a0\u200b')} \u200b\n\n${restating.replaceAll(' the ', ' \u200bthe ')}`;
  const { changes, offered = [] } = await answerTo(pasted);
  const [{ start, end, before } = { start: 0, end: 0, before: '' }] = offered;
  expect(pasted.slice(start, end)).toBe(before);
  expect(before).toMatch(/^[\s\u200b]*In conclusion.*does all of it\.$/s);
  for (const change of changes)
    expect(change.end <= start || change.start >= end || (change.start >= start && change.end <= end)).toBe(
      true,
    );
});

test('an answer without one has no such field', async () => {
  expect(await answerTo(garden)).not.toHaveProperty('offered');
});
