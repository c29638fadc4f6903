import { chargedWords } from '#contract/words.ts';
import type { Span } from '#prose/text/words.ts';
import type { Block } from '../limits/limits.ts';
import type { Asked, Finished } from '../review/finished.ts';
import { isSameOptions, type Options } from '../review/options.ts';
import { noSteps, type Order } from '../review/steps/order-of-steps.ts';
import type { RunEvent } from './stream.ts';

export type { Asked, Finished, Options };

export type CheckKind = 'input' | 'output';
type Check = { text: string; running: boolean };

/**
 * The output of a run so far, chunk by chunk. `cleaned`: the text as cleaned in this browser while offline. `last`: the
 * previous result, which stays until there is a new one.
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
  /** `refused`: why the server did not begin it. */
  | ({ phase: 'failed'; error: string; refused?: Block | null | undefined } & Delivery)
  | Finished;

/** `name`: name of the file that the text came from, or empty. */
type Written = { text: string; name: string };

/** What is stored of a workspace, besides its result. */
export type Draft = Pick<Workspace, 'text' | 'name' | 'options' | 'replaced'>;

export type Workspace = Written & {
  words: number;
  selection: Span | null;
  selectedWords: number;
  options: Options;
  run: Run;
  /** The results of the same source, also with other options, each with the user's revisions. */
  seen: readonly Finished[];
  order: Order;
  /** Whether a text in parts stops after the part that is running. */
  stopsAfterPart: boolean;
  /** The text that was just replaced by a pasted, opened or sample text. */
  replaced: Written | null;
  block: Block | null;
  checks: Record<CheckKind, Check | null>;
};

export const defaultOptions: Options = {
  strength: 'strong',
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

/** Acts that need no result: what the user does, and how a run without a result starts or ends. */
export type OwnAct =
  | { act: 'typed'; text: string }
  | { act: 'replaced'; text: string; name: string }
  | { act: 'brought back' }
  | { act: 'selected'; start: number; end: number }
  | { act: 'chose'; options: Options }
  | { act: 'asked'; asked: Asked }
  | { act: 'failed'; run_id: string; error: string; refused?: Block | null }
  | { act: 'stopped'; run_id: string }
  | { act: 'stops after part'; stops: boolean }
  | { act: 'blocked'; block: Block | null }
  | { act: 'checking'; kind: CheckKind; text: string }
  | { act: 'checked'; kind: CheckKind; text: string }
  | { act: 'left' };

/** Acts that involve a result. */
export type ResultAct =
  | { act: 'restored'; draft: Draft; finished: Finished | null }
  | { act: 'interrupted'; asked: Asked; error: string }
  | { act: 'opened'; finished: Finished }
  | {
      act: 'heard';
      run_id: string;
      event: RunEvent;
      random: () => number;
      now: number;
      payer?: string | undefined;
    };

const writtenIn = ({ text, name }: Workspace): Written => ({ text, name });

function withText(state: Workspace, text: string): Workspace {
  return { ...state, text, words: chargedWords(text), selection: null, selectedWords: 0, replaced: null };
}

/** Trims a selection. Returns null if it holds no words or the whole text. */
function passageOf(text: string, start: number, end: number): Span | null {
  const picked = text.slice(start, end);
  const from = start + picked.length - picked.trimStart().length;
  const to = from + picked.trim().length;
  if (from >= to) return null;
  return text.slice(0, from).trim() === '' && text.slice(to).trim() === '' ? null : { start: from, end: to };
}

/** The result on the page, also during a run and after a run that was stopped or failed. */
export function resultIn({ run }: Workspace): Finished | null {
  if (run.phase === 'finished') return run;
  return run.phase === 'idle' ? null : run.last;
}

/** Whether the result on the page belongs to the current source and options. */
export function isUpToDate(state: Workspace): boolean {
  const { asked } = resultIn(state) ?? {};
  return asked !== undefined && asked.source === state.text && isSameOptions(asked.options, state.options);
}

export const begun = (asked: Asked, last: Finished | null): Delivery => ({
  asked,
  last,
  chunks: 0,
  done: 0,
  delivered: [],
  cleaned: null,
});

/** The reducer for acts that need no result. */
export function ownStep(state: Workspace, act: OwnAct): Workspace {
  const { run } = state;
  switch (act.act) {
    case 'typed':
      return withText(state, act.text);
    case 'replaced': {
      const replaced = state.text.trim() === '' || state.text === act.text ? null : writtenIn(state);
      return { ...withText(state, act.text), name: act.name, replaced };
    }
    case 'brought back': {
      if (state.replaced === null) return state;
      const { text, name } = state.replaced;
      return { ...withText(state, text), name, replaced: writtenIn(state) };
    }
    case 'selected': {
      const selection = passageOf(state.text, act.start, act.end);
      if (selection?.start === state.selection?.start && selection?.end === state.selection?.end)
        return state;
      const passage = selection === null ? '' : state.text.slice(selection.start, selection.end);
      return { ...state, selection, selectedWords: chargedWords(passage) };
    }
    case 'chose':
      return { ...state, options: act.options };
    case 'asked': {
      const checks = { ...state.checks, output: null };
      return { ...state, checks, run: { phase: 'running', ...begun(act.asked, resultIn(state)) } };
    }
    case 'failed':
      return run.phase === 'running' && run.asked.run_id === act.run_id
        ? { ...state, run: { ...run, phase: 'failed', error: act.error, refused: act.refused } }
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

/** The number of words that Humanize would send. */
export const wordsToSend = ({ selection, selectedWords, words }: Workspace): number =>
  selection === null ? words : selectedWords;
