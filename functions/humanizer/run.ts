import { comparedInWords } from '#contract/compared.ts';
import { type ErrorCode, failures as known } from '#contract/errors.ts';
import { byWeight, heldMoved } from '#contract/held.ts';
import {
  type Doubt,
  type FactReport,
  type Held,
  type HumanizeEvent,
  type HumanizeOptions,
  type HumanizeOutcome,
  type HumanizeResult,
  outcomes,
  type ReportedFact,
  type TextChange,
  type WordUsage,
} from '#contract/humanize.ts';
import { limits } from '#contract/limits.ts';
import { isChatCut } from '#prose/frames/frame.ts';
import { applyChanges, movedBy } from '#prose/index.ts';
import type { Chunk } from './chunks.ts';
import { type Engine, EngineFailure, type Plan, type Rewriting, unavailable } from './engine.ts';
import { keptPassage } from './result/rewriting.ts';
import type { Wait } from '#outgoing/retry.ts';

/** A run whose words are reserved. */
export type Run = {
  id: string;
  text: string;
  words: number;
  options: HumanizeOptions;
  engine: Engine;
  reserved: WordUsage;
};

export type Dependencies = {
  now: () => Date;
  wait: Wait;
  /** Aborts when the caller has gone away. */
  caller: AbortSignal;
  /** Sends each event to the caller; without it, the caller gets everything at the end or nothing. */
  deliver?: (event: HumanizeEvent) => Promise<void>;
  /** `result`: the final text, given only if all words are charged. */
  settle: (deliveredWords: number, result?: string) => Promise<WordUsage>;
  /** Runs work that the response does not wait for, even if the caller is gone. */
  runInBackground: (what: string, work: Promise<unknown>) => void;
};

export type Ending =
  | { state: 'finished'; result: HumanizeResult; plan: Plan }
  | { state: 'failed'; code: ErrorCode; sentence: string; givenBack: number }
  | { state: 'left' };

/** Delay in ms before the ledger is written, so that the write does not hold up a short response (a Worker is single-threaded). */
export const answerGone = 5;

export async function humanize(run: Run, dependencies: Dependencies): Promise<Ending> {
  const { id, text, words, engine, options } = run;
  const { now, wait, caller, deliver, settle, runInBackground } = dependencies;
  const begun = now().getTime();
  const passages: Passage[] = [];
  const failures: string[] = [];
  let plan: Plan | undefined;
  try {
    plan = await engine.plan(text, options);
    const { chunks, pauseMs } = plan;
    await deliver?.({ event: 'accepted', run_id: id, words, chunks: chunks.length });
    for (const chunk of chunks) {
      if (passages.length > 0) await wait(pauseMs, caller);
      caller.throwIfAborted();
      const source = text.slice(chunk.start, chunk.end);
      const outcome = await attempt(plan.rewrite(chunk, caller));
      caller.throwIfAborted();
      const failed = 'error' in outcome;
      const rewriting = failed ? keptPassage(source) : outcome.value;
      const passage: Passage = { chunk, rewriting, failed, delivered: false };
      passages.push(passage);
      if (failed) {
        failures.push(outcome.error instanceof EngineFailure ? outcome.error.message : unavailable);
        if (!(outcome.error instanceof EngineFailure))
          runInBackground('rewriting', Promise.reject(outcome.error));
      }
      await deliver?.({
        event: 'progress',
        done: passages.length,
        chunks: chunks.length,
        text:
          text.slice(chunk.from, chunk.start) +
          applyChanges(source, rewriting.changes) +
          text.slice(chunk.end, chunk.to),
        failed,
      });
      passage.delivered = true;
    }
  } catch (error) {
    const had = deliver === undefined || plan === undefined ? 0 : priceOf(words, plan, passages);
    runInBackground('settling', settle(had));
    if (caller.aborted) return { state: 'left' };
    runInBackground('humanizing', Promise.reject(error));
    const code = 'internal_error';
    return { state: 'failed', code, sentence: known[code].sentence, givenBack: words - had };
  }

  // The response reports the reserved usage unless some words are given back; a text that came back unchanged is free.
  const [failure] = failures;
  const total = plan.chunks.length;
  const kept = priceOf(words, plan, passages);
  const made = joined(text, passages);
  // The ledger is written after a short delay, so that the response does not wait for it.
  const settling =
    kept === words ? wait(answerGone, caller).then(() => settle(kept, made.finalContent)) : settle(kept);
  runInBackground('settling', settling);
  const usage = kept === words ? run.reserved : await settling.catch(() => run.reserved);
  if (failure !== undefined && failures.length === total) {
    const sentence = `Error: ${failure}. Please try again.`;
    return { state: 'failed', code: 'humanize_failed', sentence, givenBack: words };
  }
  const notice = plan.notice?.() ?? null;
  const result: HumanizeResult = {
    ...made,
    words,
    seconds: (now().getTime() - begun) / 1000,
    chunks: { total, failed: failures.length },
    ...(notice !== null && { notice }),
    usage,
  };
  return { state: 'finished', result, plan };
}

/** `delivered`: sent to the caller, or ready if there is no `deliver`. */
type Passage = { chunk: Chunk; rewriting: Rewriting; failed: boolean; delivered: boolean };

const { factsReported: most } = limits;

const withinBounds = (fact: ReportedFact): ReportedFact =>
  fact.text.length > most.chars ? { ...fact, text: `${fact.text.slice(0, most.chars)}…` } : fact;

const attempt = <T>(asked: Promise<T>): Promise<{ value: T } | { error: unknown }> =>
  asked.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );

const wordsIn = (chunks: readonly Chunk[]) => chunks.reduce((sum, { words }) => sum + words, 0);

/** Whether more than the chat around a text was changed, or something waits for the user. */
const isTextChanged = ({ rewriting: { outcome, changes, doubts } }: Passage): boolean =>
  outcome === 'rewritten' && (doubts.length > 0 || !changes.every(isChatCut));

/** Returns the words to charge: those rewritten and delivered, or 0 if the text itself came back unchanged with no doubt to decide. */
function priceOf(words: number, { chunks }: Plan, passages: readonly Passage[]): number {
  const done = passages.filter(({ failed, delivered }) => delivered && !failed);
  if (!done.some(isTextChanged)) return 0;
  return Math.floor((words * wordsIn(done.map(({ chunk }) => chunk))) / Math.max(1, wordsIn(chunks)));
}

/** Joins the results of the passages, with offsets in the whole text. */
function joined(text: string, passages: readonly Passage[]) {
  const changes: TextChange[] = [];
  const doubts: Doubt[] = [];
  const refused: Held[] = [];
  const facts: FactReport = { facts: [] };
  for (const { chunk, rewriting } of passages) {
    const { start } = chunk;
    for (const change of rewriting.changes) changes.push(movedBy(change, start));
    for (const fact of rewriting.facts) facts.facts.push(movedBy(fact, start));
    for (const doubt of rewriting.doubts) doubts.push(heldMoved(doubt, (place) => movedBy(place, start)));
    for (const held of rewriting.refused) refused.push(heldMoved(held, (place) => movedBy(place, start)));
  }
  const outcome: HumanizeOutcome =
    outcomes.find((one) => passages.some(({ rewriting }) => rewriting.outcome === one)) ?? 'nothing to read';
  facts.compared = comparedInWords(facts.facts);
  facts.facts = facts.facts.slice(0, most.facts).map(withinBounds);
  return {
    finalContent: applyChanges(text, changes),
    outcome,
    changes,
    doubts: doubts.toSorted(byWeight),
    refused,
    facts,
  };
}
