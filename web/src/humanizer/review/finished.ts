import type { Formatting, HumanizeResult, Strength, TextChange, Tone } from '#contract/humanize.ts';
import { applyChanges } from '#prose/text/change.ts';

export type Span = { start: number; end: number };
export type Options = { strength: Strength; tone: Tone; formatting: Formatting; frozen: string };

export const optionNames = [
  'strength',
  'tone',
  'formatting',
  'frozen',
] as const satisfies readonly (keyof Options)[];

/** What was asked for. Without a span it is the whole text. */
export type Asked = {
  run_id: string;
  source: string;
  span: Span | null;
  options: Options;
  /** Of the file that the text came from, or empty. */
  name: string;
};

/** Positions are those of the whole text, also where only a passage of it was sent. */
export type Result = Pick<HumanizeResult, 'finalContent' | 'outcome' | 'changes' | 'facts' | 'chunks'>;

/** The person's own words, in the place of a stretch of the source and of every change in it. */
export type Edit = Span & { after: string };

/** What the person has made of a result. */
export type Reading = {
  /** Indexes of the changes. */
  takenBack: ReadonlySet<number>;
  /** By the index of its change, the wording that was chosen among its alternatives. */
  chosen: ReadonlyMap<number, string>;
  /** In order; they touch no change that they do not cover. */
  edits: readonly Edit[];
};

/** Of a result from the history it is not known how long it took. */
export type Finished = Reading & {
  phase: 'finished';
  asked: Asked;
  result: Result;
  /** Of what was sent. */
  words: number;
  seconds: number | null;
  humanScore: number | null;
};

export const asItCame: Reading = { takenBack: new Set(), chosen: new Map(), edits: [] };

const isAsItCame = ({ takenBack, chosen, edits }: Reading): boolean =>
  takenBack.size + chosen.size + edits.length === 0;

/** In the order of the text. What is empty goes before what begins in the same place. */
export const inOrder = (one: Span, other: Span): number => one.start - other.start || one.end - other.end;

/** Whether a change lies under the person's own words. */
export const isCovered = (edits: readonly Edit[], { start, end }: Span): boolean =>
  edits.some((edit) => edit.start <= start && end <= edit.end);

/** What stands in the text now: changes as they are worded, and the person's own words. In order, without overlaps. */
export function standingIn(changes: readonly TextChange[], { takenBack, chosen, edits }: Reading): Edit[] {
  const standing: Edit[] = [];
  for (const [index, { start, end, after }] of changes.entries())
    if (!takenBack.has(index)) standing.push({ start, end, after: chosen.get(index) ?? after });
  if (edits.length === 0) return standing;
  return [...standing.filter((change) => !isCovered(edits, change)), ...edits].toSorted(inOrder);
}

/** The result as the person has made it. */
export const finishedText = (finished: Finished): string =>
  isAsItCame(finished)
    ? finished.result.finalContent
    : applyChanges(finished.asked.source, standingIn(finished.result.changes, finished));
