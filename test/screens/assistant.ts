import { afterEach, beforeEach } from 'vitest';
import type { HumanizeResult } from '#contract/humanize.ts';
import { humanizer } from '#tool/workspace/humanizer.ts';
import { button, dialog, field } from './find.ts';
import { open } from './open.tsx';
import * as see from './see.ts';
import { json } from './server.ts';

export const source = 'Most shops utilize boats. The road may be closed.\n\nThe rain came later.';
const usage = { words_used: 0, words_limit: 500, remaining: 500, resets_at: '2026-12-01T00:00:00Z' };
export const check = 'POST /api/check-rewrite';

/** The server's response: one change and one doubt. */
export const answered = (more: Partial<HumanizeResult> = {}): HumanizeResult => ({
  finalContent: source.replace('utilize', 'use'),
  outcome: 'rewritten',
  words: 12,
  seconds: 0.1,
  changes: [{ start: 11, end: 18, before: 'utilize', after: 'use', reason: null, by: 'own' }],
  doubts: [
    {
      start: 26,
      end: 49,
      after: 'The road is closed.',
      seen: [{ kind: 'certainty', before: { start: 35, end: 38 }, after: { start: 9, end: 11 } }],
      why: '“may” is gone.',
    },
  ],
  refused: [],
  facts: { facts: [] },
  chunks: { total: 1, failed: 0 },
  usage,
  ...more,
});

/** Replaces the clipboard in the tests of a file; returns what was copied last. */
export function clipboardOfTests(): () => string {
  let copied = '';
  beforeEach(() => {
    copied = '';
    const clipboard = { writeText: async (words: string) => void (copied = words) };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  return () => copied;
}

/** Opens the tool with the text and this answer of the server to a check. */
export async function openTool(answer = json(answered())) {
  humanizer.empty();
  const server = await open('/', { answers: { [check]: answer } });
  await see.home();
  await field('Your Text').fill(source);
  return server;
}

export const openAssistant = async () => {
  await button('Assistant').click();
  await see.visible(dialog.getByRole('heading', { name: 'Use your assistant' }));
};
