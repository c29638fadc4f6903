import type { HumanizeResult, TextChange } from '#contract/humanize.ts';
import { chargedWords } from '#contract/words.ts';
import { applyChanges } from '#prose/text/change.ts';
import type { Block } from '../limits/limits.ts';
import type { Span } from '#prose/text/words.ts';
import { asItCame } from '../../history/reading.ts';
import { type Asked, type Finished, finishedText, type Options, type Result } from '../review/finished.ts';
import { advanced, noSteps, type Order, ranFrom } from '../review/order.ts';
import { firstOfParts, isSameParts, orderWithPart, withPart } from '../review/parts.ts';
import { isSameOptions, seenWith, withSeen } from '../review/seen.ts';
import type { RunEvent } from './stream.ts';

export type { Asked, Finished, Options };

export type CheckKind = 'input' | 'output';
type Check = { text: string; running: boolean };

/**
 * The output of a run so far, chunk by chunk. `cleaned`: what could be done in this browser, where there was no network.
 * `last`: the result that was there before, which stays until another has come.
 */
type Delivery = {
  asked: Asked;
  last: Finished | null;
  chunks: number;
  done: number;
  delivered: readonly string[];
  cleaned: Finished | null;
};

export type Running = { phase: 'running' } & Delivery;

export type Run =
  | { phase: 'idle' }
  | Running
  | ({ phase: 'stopped' } & Delivery)
  | ({ phase: 'failed'; error: string } & Delivery)
  | Finished;

export type Workspace = {
  text: string;
  /** Of the file that it came from, or empty. */
  name: string;
  words: number;
  selection: Span | null;
  selectedWords: number;
  options: Options;
  run: Run;
  /** What was rewritten of the same source with other options too, each as it was left. */
  seen: readonly Finished[];
  order: Order;
  /** The parts of a long text go on until the one that runs has come. */
  stopsAfterPart: boolean;
  /** The text that was just replaced by a pasted, opened or sample text. */
  replaced: string | null;
  block: Block | null;
  checks: Record<CheckKind, Check | null>;
};

export const defaultOptions: Options = {
  strength: 'balanced',
  tone: 'neutral',
  formatting: 'keep',
  frozen: '',
};

export const emptyWorkspace: Workspace = {
  text: '',
  name: '',
  words: 0,
  selection: null,
  selectedWords: 0,
  options: defaultOptions,
  run: { phase: 'idle' },
  seen: [],
  order: noSteps,
  stopsAfterPart: false,
  replaced: null,
  block: null,
  checks: { input: null, output: null },
};

export type Act =
  | { act: 'typed'; text: string }
  | { act: 'replaced'; text: string; name: string }
  | { act: 'brought back' }
  | { act: 'selected'; start: number; end: number }
  | { act: 'chose'; options: Options }
  | { act: 'restored'; draft: Pick<Workspace, 'text' | 'name' | 'options'>; finished: Finished | null }
  | { act: 'interrupted'; asked: Asked; error: string }
  | { act: 'opened'; finished: Finished }
  | { act: 'asked'; asked: Asked }
  | { act: 'heard'; run_id: string; event: RunEvent; humanScore: number }
  | { act: 'failed'; run_id: string; error: string }
  | { act: 'stopped'; run_id: string }
  | { act: 'stops after part'; stops: boolean }
  | { act: 'blocked'; block: Block | null }
  | { act: 'checking'; kind: CheckKind; text: string }
  | { act: 'checked'; kind: CheckKind; text: string }
  | { act: 'left' };

function withText(state: Workspace, text: string): Workspace {
  return { ...state, text, words: chargedWords(text), selection: null, selectedWords: 0, replaced: null };
}

/** Without the spaces at its ends; null when it holds no word, or all of them. */
function passageOf(text: string, start: number, end: number): Span | null {
  const picked = text.slice(start, end);
  const from = start + picked.length - picked.trimStart().length;
  const to = from + picked.trim().length;
  if (from >= to) return null;
  return text.slice(0, from).trim() === '' && text.slice(to).trim() === '' ? null : { start: from, end: to };
}

const shifted = <T extends Span>(by: number, spans: readonly T[]): T[] =>
  by === 0
    ? [...spans]
    : spans.map((span) => Object.assign({ ...span }, { start: span.start + by, end: span.end + by }));

function cleanedHere(asked: Asked, found: readonly TextChange[]): Finished {
  const changes = shifted(asked.span?.start ?? 0, found);
  const facts = { facts: [], restored: [] };
  const finalContent = applyChanges(asked.source, changes);
  const result: Result = {
    finalContent,
    outcome: 'rewritten',
    changes,
    facts,
    chunks: { total: 0, failed: 0 },
  };
  return {
    phase: 'finished',
    asked,
    result,
    ...asItCame,
    words: 0,
    seconds: null,
    humanScore: null,
  };
}

function finish(asked: Asked, answer: HumanizeResult, humanScore: number): Finished {
  const by = asked.span?.start ?? 0;
  const changes = shifted(by, answer.changes);
  const { outcome, chunks, words, seconds } = answer;
  const { facts: found, restored, ...compared } = answer.facts;
  const facts = { facts: shifted(by, found), restored: shifted(by, restored), ...compared };
  const finalContent = applyChanges(asked.source, changes);
  const result = { finalContent, outcome, changes, facts, chunks };
  // A text that came back as it was has not been made to read like anybody's.
  const score = finalContent === asked.source ? null : humanScore;
  return { phase: 'finished', asked, result, ...asItCame, words, seconds, humanScore: score };
}

const begun = (asked: Asked, last: Finished | null): Delivery => ({
  asked,
  last,
  chunks: 0,
  done: 0,
  delivered: [],
  cleaned: null,
});

function hear(state: Workspace, run: Running, event: RunEvent, humanScore: number): Workspace {
  switch (event.event) {
    case 'cleaned':
      return { ...state, run: { ...run, cleaned: cleanedHere(run.asked, event.changes) } };
    case 'accepted':
      return { ...state, run: { ...run, chunks: event.chunks } };
    case 'progress': {
      const delivered = [...run.delivered, event.text];
      return { ...state, run: { ...run, chunks: event.chunks, done: event.done, delivered } };
    }
    case 'result':
      return withFinished(state, run, finish(run.asked, event.result, humanScore));
  }
}

/** The result on the page: also under a run that goes on, was stopped or has failed. */
export function resultIn({ run }: Workspace): Finished | null {
  if (run.phase === 'finished') return run;
  return run.phase === 'idle' ? null : run.last;
}

/** Whether the result on the page is that of the source and the options as they are now. */
export function isUpToDate(state: Workspace): boolean {
  const { asked } = resultIn(state) ?? {};
  return asked !== undefined && asked.source === state.text && isSameOptions(asked.options, state.options);
}

/** The changes that are shown: those of the result, of the parts that have come or, where the network did not let it come, of the cleaning. */
export function shownBy(run: Run): Finished | null {
  if (run.phase === 'finished') return run;
  if (run.phase === 'idle') return null;
  if (run.last !== null && isSameParts(run.last.asked, run.asked)) return run.last;
  if (run.delivered.length > 0) return null;
  return run.cleaned ?? (run.phase === 'running' ? null : run.last);
}

/** A result that has come, or has come back. */
function withResult(state: Workspace, run: Finished): Workspace {
  const before = resultIn(state);
  const seen = withSeen(before === null ? [] : withSeen(state.seen, before), run);
  return { ...state, run, seen, order: advanced(state.order, ranFrom(before, run)) };
}

function withFinished(state: Workspace, { asked, last }: Running, finished: Finished): Workspace {
  if (asked.parts === undefined) return withResult(state, finished);
  if (last === null || !isSameParts(last.asked, asked))
    return withResult(state, firstOfParts(finished, asked.parts));
  const whole = withPart(last, finished);
  return {
    ...state,
    run: whole,
    seen: withSeen(state.seen, whole),
    order: orderWithPart(state.order, finished),
  };
}

/** One step; the only way the workspace changes. */
export function step(state: Workspace, act: Act): Workspace {
  const { run } = state;
  switch (act.act) {
    case 'typed':
      return withText(state, act.text);
    case 'replaced': {
      const replaced = state.text.trim() === '' || state.text === act.text ? null : state.text;
      return { ...withText(state, act.text), name: act.name, replaced };
    }
    case 'brought back':
      return state.replaced === null ? state : { ...withText(state, state.replaced), replaced: state.text };
    case 'selected': {
      const selection = passageOf(state.text, act.start, act.end);
      if (selection?.start === state.selection?.start && selection?.end === state.selection?.end)
        return state;
      const passage = selection === null ? '' : state.text.slice(selection.start, selection.end);
      return { ...state, selection, selectedWords: chargedWords(passage) };
    }
    case 'chose': {
      const chosen = { ...state, options: act.options };
      const shown = resultIn(state);
      if (run.phase === 'running' || shown === null || shown.asked.source !== state.text) return chosen;
      const seen = seenWith(state.seen, shown, act.options);
      return seen === undefined ? chosen : withResult(chosen, seen);
    }
    case 'restored': {
      const { draft, finished } = act;
      const restored = { ...withText(state, draft.text), ...draft };
      return finished === null ? restored : { ...restored, run: finished, seen: [finished] };
    }
    case 'interrupted':
      return { ...state, run: { ...begun(act.asked, resultIn(state)), phase: 'failed', error: act.error } };
    case 'opened': {
      const { source, options, name } = act.finished.asked;
      const checks = { input: null, output: null };
      return {
        ...step(state, { act: 'replaced', text: source, name }),
        options,
        checks,
        run: act.finished,
        seen: [act.finished],
        order: noSteps,
      };
    }
    case 'asked': {
      const checks = { ...state.checks, output: null };
      return { ...state, checks, run: { phase: 'running', ...begun(act.asked, resultIn(state)) } };
    }
    case 'heard':
      return run.phase === 'running' && run.asked.run_id === act.run_id
        ? hear(state, run, act.event, act.humanScore)
        : state;
    case 'failed':
      return run.phase === 'running' && run.asked.run_id === act.run_id
        ? { ...state, run: { ...run, phase: 'failed', error: act.error } }
        : state;
    case 'stopped':
      return run.phase === 'running' && run.asked.run_id === act.run_id
        ? { ...state, run: { ...run, phase: 'stopped' } }
        : state;
    case 'stops after part':
      return { ...state, stopsAfterPart: act.stops };
    case 'blocked':
      return { ...state, block: act.block };
    case 'checking': {
      const known = state.checks[act.kind]?.text === act.text;
      if (known) return state;
      return { ...state, checks: { ...state.checks, [act.kind]: { text: act.text, running: true } } };
    }
    case 'checked': {
      if (state.checks[act.kind]?.text !== act.text) return state;
      return { ...state, checks: { ...state.checks, [act.kind]: { text: act.text, running: false } } };
    }
    case 'left':
      return emptyWorkspace;
  }
}

/** The words that Humanize would send. */
export const wordsToSend = ({ selection, selectedWords, words }: Workspace): number =>
  selection === null ? words : selectedWords;

export const keptChanges = ({ result, takenBack }: Finished): TextChange[] =>
  result.changes.filter((_, index) => !takenBack.has(index));

function deliveredText(run: Exclude<Run, Finished | { phase: 'idle' }>): string {
  const { delivered, cleaned, last, phase, asked } = run;
  if (last !== null && isSameParts(last.asked, asked)) return finishedText(last);
  if (delivered.length > 0) return delivered.join('');
  if (cleaned !== null) return cleaned.result.changes.length > 0 ? finishedText(cleaned) : '';
  return last === null || phase === 'running' ? '' : finishedText(last);
}

const texts = new WeakMap<Run, string>();

/** The result with the kept changes, or as much of it as has arrived. */
export function textOf(run: Run): string {
  if (run.phase === 'idle') return '';
  const text = texts.get(run) ?? (run.phase === 'finished' ? finishedText(run) : deliveredText(run));
  texts.set(run, text);
  return text;
}
