import type { FactReport, HumanizeResult, TextChange } from '#contract/humanize.ts';
import { asItCame } from '#history/reading.ts';
import { type Finished, finishedText } from '#tool/review/finished.ts';
import { piecesOf } from '#tool/review/pieces.ts';
import { createReview } from '#tool/review/review.ts';
import { latestInWords } from '#tool/review/steps/in-words.ts';
import type { Options } from '#tool/review/options.ts';
import { withHeld } from '#tool/review/held/arrival.ts';
import { step } from '#tool/workspace/step.ts';
import { defaultOptions, emptyWorkspace, resultIn, type Workspace } from '#tool/workspace/workspace.ts';

/** Returns the source, and a change for each `[before|after]` or `[before|after|another|…]` in the text. */
export function marked(text: string): { source: string; changes: TextChange[] } {
  let source = '';
  const changes: TextChange[] = [];
  for (const part of text.split(/(\[[^[\]|]*\|[^[\]]*\])/)) {
    const [, before, rest] = /^\[([^|]*)\|(.*)\]$/s.exec(part) ?? [];
    const start = source.length;
    source += before ?? part;
    if (before === undefined || rest === undefined) continue;
    const [after = '', ...alternatives] = rest.split('|');
    const others = alternatives.length > 0 ? { alternatives } : {};
    changes.push({ start, end: source.length, before, after, reason: 'Plainer.', ...others });
  }
  return { source, changes };
}

/** A result from the server, with defaults for all fields that are not given. */
export const answerWith = (more: Partial<HumanizeResult>): HumanizeResult => ({
  finalContent: '',
  outcome: 'rewritten',
  words: 12,
  seconds: 0.5,
  changes: [],
  doubts: [],
  refused: [],
  facts: { facts: [] },
  chunks: { total: 1, failed: 0 },
  usage: { words_used: 12, words_limit: 500, remaining: 488, resets_at: '2026-12-21T00:00:00.000Z' },
  ...more,
});

type About = { run_id?: string; options?: Partial<Options>; facts?: FactReport } & Partial<
  Pick<HumanizeResult, 'doubts' | 'refused'>
>;

/** Creates the finished result of a text in which the changes are marked. */
export function resultOf(
  text: string,
  { run_id = 'run-1', options = {}, facts = { facts: [] }, doubts = [], refused = [] }: About = {},
): Finished {
  const { source, changes: made } = marked(text);
  const { changes, held, decisions } = withHeld(source, { changes: made, doubts, refused });
  const finished: Finished = {
    phase: 'finished',
    asked: { run_id, source, span: null, options: { ...defaultOptions, ...options }, name: '' },
    result: {
      finalContent: '',
      outcome: 'rewritten',
      changes,
      held,
      facts,
      chunks: { total: 1, failed: 0 },
    },
    ...asItCame,
    decisions,
    words: 10,
    seconds: 0.2,
    humanScore: 91,
  };
  // No change has the index -1, so every change is applied.
  const finalContent = finishedText({ ...finished, takenBack: new Set([-1]) });
  return { ...finished, result: { ...finished.result, finalContent } };
}

/** A page that has just opened this result. */
export const pageWith = (finished: Finished): Workspace => step(emptyWorkspace, { act: 'opened', finished });

/** Creates a page with a result, its review and a manual clock. */
export function reviewing(text: string, about?: About) {
  let state = pageWith(resultOf(text, about));
  let time = 0;
  const review = createReview({ revise: (by) => void (state = by(state)), now: () => time });
  const result = () => {
    const finished = resultIn(state);
    if (finished === null) throw new Error('There is no result.');
    return finished;
  };
  return {
    ...review,
    result,
    state: () => state,
    text: () => finishedText(result()),
    said: () => latestInWords(state.order),
    pass: (milliseconds: number) => void (time += milliseconds),
    choose(options: Partial<Options>) {
      state = step(state, { act: 'chose', options: { ...state.options, ...options } });
    },
    /** Edits the text as typing would: replaces the first occurrence of `before`. */
    type(before: string, after: string) {
      review.edit(finishedText(result()).replace(before, () => after));
    },
    pieces: () => piecesOf(result()),
    /** The pieces that differ from the source. */
    marked: () => piecesOf(result()).filter(({ kind }) => kind !== 'same'),
  };
}
