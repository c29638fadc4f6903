import { vi } from 'vitest';
import type { HumanizeResult, Strength } from '#contract/humanize.ts';
import { cleanup } from 'vitest-browser-react';
import { layout, emptyLayout } from '#tool/layout/layout.ts';
import { humanizer } from '#tool/workspace/humanizer.ts';
import { asItCame, textWith } from '#history/reading.ts';
import { withHeld } from '#tool/review/held/arrival.ts';
import type { EditedText } from './parts/edited-text.ts';
import { textOf } from '#tool/workspace/shown.ts';
import { defaultOptions, type Finished } from '#tool/workspace/workspace.ts';
import { field, radio, result } from './find.ts';
import { open } from './open.tsx';
import type { Answers } from './server.ts';

type About = Partial<
  Pick<Finished['result'], 'notice' | 'otherSettings' | 'outcome'> &
    Pick<HumanizeResult, 'doubts' | 'refused'> & { strength: Strength }
>;

/** Opens the home page with a text and its result, as if the result had just arrived. */
export async function openDocument(
  {
    source,
    changes,
    facts,
    doubts = [],
    refused = [],
    strength = defaultOptions.strength,
    ...about
  }: EditedText & About,
  answers: Answers = {},
) {
  await cleanup();
  humanizer.empty();
  layout.show(emptyLayout);
  const server = await open('/', { answers });
  const { decisions, ...arrived } = withHeld(source, { changes, doubts, refused });
  const finished: Finished = {
    phase: 'finished',
    asked: { run_id: '12345678', source, span: null, options: { ...defaultOptions, strength }, name: '' },
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
  // The modules that a result needs load after the page.
  await vi.waitUntil(() => {
    humanizer.open(finished);
    return humanizer.current().run.phase === 'finished';
  }, 20_000);
  return server;
}

export const resultText = () => textOf(humanizer.current().run);

export const marks = () => [...result.element().querySelectorAll<HTMLElement>('.edit')];
export const sourceField = () => field('Your Text').element() as HTMLTextAreaElement;
/** The field in which the result is edited. */
export const written = result.getByRole('textbox', { name: 'Humanized Result' });
export const writtenField = () => written.element() as HTMLTextAreaElement;
export const showClean = () => radio('Clean').click({ force: true });

/** The rendered text that covers a field while it is not being edited; null if there is none. */
export const over = (of: Element) => of.parentElement!.querySelector<HTMLElement>('.as-it-reads');

export function findWords(words: string, within: Element): { node: Text; at: number } {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    const at = node.data.indexOf(words);
    if (at !== -1) return { node, at };
  }
  throw new Error(`"${words}" is not there.`);
}

export function isSeen(element: Element | undefined | null) {
  const { top = -1, bottom = Infinity } = element?.getBoundingClientRect() ?? {};
  return top >= 0 && bottom <= innerHeight;
}
