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

/** What a person has to do first: show that a person is there, or open the link of the first mail. */
export type Awaited = Extract<Block, 'check' | 'confirm'>;

export type Run =
  | { phase: 'idle' }
  | Running
  | ({ phase: 'stopped' } & Delivery)
  /** `awaits`: nothing went wrong, and the run continues after that. */
  | ({ phase: 'failed'; error: string; awaits?: Awaited } & Delivery)
  | Finished;

/** `name`: of the file that it came from, or empty. */
type Written = { text: string; name: string };

export type Workspace = Written & {
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
  /** What was just replaced by a pasted, opened or sample text. */
  replaced: Written | null;
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

/** What a person does, and how a run ends that has no result yet. */
export type OwnAct =
  | { act: 'typed'; text: string }
  | { act: 'replaced'; text: string; name: string }
  | { act: 'brought back' }
  | { act: 'selected'; start: number; end: number }
  | { act: 'chose'; options: Options }
  | { act: 'asked'; asked: Asked }
  | { act: 'failed'; run_id: string; error: string; awaits?: Awaited }
  | { act: 'stopped'; run_id: string }
  | { act: 'stops after part'; stops: boolean }
  | { act: 'blocked'; block: Block | null }
  | { act: 'checking'; kind: CheckKind; text: string }
  | { act: 'checked'; kind: CheckKind; text: string }
  | { act: 'left' };

/** What has to do with a result. */
export type ResultAct =
  | { act: 'restored'; draft: Pick<Workspace, 'text' | 'name' | 'options'>; finished: Finished | null }
  | { act: 'interrupted'; asked: Asked; error: string }
  | { act: 'opened'; finished: Finished }
  | { act: 'heard'; run_id: string; event: RunEvent; random: () => number; now: number };

const writtenIn = ({ text, name }: Workspace): Written => ({ text, name });

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

/** The result on the page: also while a run continues, or after it was stopped or failed. */
export function resultIn({ run }: Workspace): Finished | null {
  if (run.phase === 'finished') return run;
  return run.phase === 'idle' ? null : run.last;
}

/** Whether the result on the page is that of the source and the options as they are now. */
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

/** One step, as long as there is no result. */
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
        ? {
            ...state,
            run: { ...run, phase: 'failed', error: act.error, ...(act.awaits && { awaits: act.awaits }) },
          }
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
