import { vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { layout, emptyLayout } from '#tool/layout/layout.ts';
import { humanizer } from '#tool/workspace/humanizer.ts';
import { asItCame } from '#history/reading.ts';
import type { EditedText } from './parts/edited-text.ts';
import { applyChanges } from '#prose/index.ts';
import { defaultOptions, type Finished } from '#tool/workspace/workspace.ts';
import { open } from './open.tsx';

type About = Partial<Pick<Finished['result'], 'notice' | 'outcome'>>;

/** The home page with a text and its result, as if it had just come. */
export async function openDocument({ source, changes, facts, ...about }: EditedText & About) {
  await cleanup();
  humanizer.empty();
  layout.show(emptyLayout);
  const server = await open('/');
  const finished: Finished = {
    phase: 'finished',
    asked: { run_id: '12345678', source, span: null, options: defaultOptions, name: '' },
    result: {
      finalContent: applyChanges(source, changes),
      outcome: 'rewritten',
      changes,
      facts,
      chunks: { total: 1, failed: 0 },
      ...about,
    },
    ...asItCame,
    words: 1,
    seconds: 0.038,
    humanScore: 91,
  };
  // What makes a result of it comes after the page.
  await vi.waitUntil(() => {
    humanizer.open(finished);
    return humanizer.current().run.phase === 'finished';
  }, 20_000);
  return server;
}
