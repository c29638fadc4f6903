import { vi } from 'vitest';
import type { HumanizeResult } from '#contract/humanize.ts';
import { cleanup } from 'vitest-browser-react';
import { layout, emptyLayout } from '#tool/layout/layout.ts';
import { humanizer } from '#tool/workspace/humanizer.ts';
import { asItCame, textWith } from '#history/reading.ts';
import { withHeld } from '#tool/review/held/arrival.ts';
import type { EditedText } from './parts/edited-text.ts';
import { defaultOptions, type Finished } from '#tool/workspace/workspace.ts';
import { open } from './open.tsx';

type About = Partial<
  Pick<Finished['result'], 'notice' | 'outcome'> & Pick<HumanizeResult, 'doubts' | 'refused'>
>;

/** The home page with a text and its result, as if it had just come. */
export async function openDocument({
  source,
  changes,
  facts,
  doubts = [],
  refused = [],
  ...about
}: EditedText & About) {
  await cleanup();
  humanizer.empty();
  layout.show(emptyLayout);
  const server = await open('/');
  const { decisions, ...arrived } = withHeld(source, { changes, doubts, refused });
  const finished: Finished = {
    phase: 'finished',
    asked: { run_id: '12345678', source, span: null, options: defaultOptions, name: '' },
    result: {
      finalContent: textWith(source, arrived.changes, { ...asItCame, decisions }),
      outcome: 'rewritten',
      ...arrived,
      facts,
      chunks: { total: 1, failed: 0 },
      ...about,
    },
    ...asItCame,
    decisions,
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
