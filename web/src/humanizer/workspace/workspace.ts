import type { Formatting, HumanizeResult, Strength, TextChange, Tone } from '#contract/humanize.ts';
import { countWords } from '#contract/words.ts';
import { applyChanges } from '#prose/text/change.ts';
import type { Block } from '../limits/limits.ts';
import type { RunEvent } from './stream.ts';

type Span = { start: number; end: number };
export type Options = { strength: Strength; tone: Tone; formatting: Formatting; frozen: string };

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
type Result = Pick<HumanizeResult, 'finalContent' | 'outcome' | 'changes' | 'facts' | 'chunks'>;

/** Of a result from the history it is not known how long it took. */
export type Finished = {
  phase: 'finished';
  asked: Asked;
  result: Result;
  takenBack: ReadonlySet<number>;
  /** Of what was sent. */
  words: number;
  seconds: number | null;
  humanScore: number | null;
};

export type CheckKind = 'input' | 'output';
type Check = { text: string; running: boolean };

/** The output of a run so far, chunk by chunk. `cleaned`: what could be done in this browser, where there was no network. */
type Delivery = {
  asked: Asked;
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
  | { act: 'restored'; text: string; options: Options }
  | { act: 'opened'; finished: Finished }
  | { act: 'asked'; asked: Asked }
  | { act: 'heard'; run_id: string; event: RunEvent; humanScore: number }
  | { act: 'failed'; run_id: string; error: string }
  | { act: 'stopped'; run_id: string }
  | { act: 'toggled'; index: number }
  | { act: 'toggled all'; keep: boolean }
  | { act: 'blocked'; block: Block | null }
  | { act: 'checking'; kind: CheckKind; text: string }
  | { act: 'checked'; kind: CheckKind; text: string }
  | { act: 'left' };

function withText(state: Workspace, text: string): Workspace {
  return { ...state, text, words: countWords(text), selection: null, selectedWords: 0, replaced: null };
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
    takenBack: new Set(),
    words: 0,
    seconds: null,
    humanScore: null,
  };
}

function finish(asked: Asked, answer: HumanizeResult, humanScore: number): Finished {
  const by = asked.span?.start ?? 0;
  const changes = shifted(by, answer.changes);
  const { outcome, chunks, words, seconds } = answer;
  const facts = { facts: shifted(by, answer.facts.facts), restored: shifted(by, answer.facts.restored) };
  const finalContent = applyChanges(asked.source, changes);
  const result = { finalContent, outcome, changes, facts, chunks };
  return { phase: 'finished', asked, result, takenBack: new Set(), words, seconds, humanScore };
}

function hear(run: Running, event: RunEvent, humanScore: number): Run {
  switch (event.event) {
    case 'cleaned':
      return { ...run, cleaned: cleanedHere(run.asked, event.changes) };
    case 'accepted':
      return { ...run, chunks: event.chunks };
    case 'progress':
      return { ...run, chunks: event.chunks, done: event.done, delivered: [...run.delivered, event.text] };
    case 'result':
      return finish(run.asked, event.result, humanScore);
  }
}

/** The changes that are shown: those of the result or, where the network did not let it come, of the cleaning. */
export function shownBy(run: Run): Finished | null {
  if (run.phase === 'finished') return run;
  return run.phase === 'idle' || run.delivered.length > 0 ? null : run.cleaned;
}

function takeBack(state: Workspace, takenBack: ReadonlySet<number>): Workspace {
  const { run } = state;
  const shown = shownBy(run);
  if (shown === null || run.phase === 'idle') return state;
  const amended = { ...shown, takenBack };
  return { ...state, run: run.phase === 'finished' ? amended : { ...run, cleaned: amended } };
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
      return { ...state, selection, selectedWords: countWords(passage) };
    }
    case 'chose':
      return { ...state, options: act.options };
    case 'restored':
      return { ...withText(state, act.text), options: act.options };
    case 'opened': {
      const { source, options, name } = act.finished.asked;
      const checks = { input: null, output: null };
      return { ...step(state, { act: 'replaced', text: source, name }), options, checks, run: act.finished };
    }
    case 'asked':
      return {
        ...state,
        checks: { ...state.checks, output: null },
        run: { phase: 'running', asked: act.asked, chunks: 0, done: 0, delivered: [], cleaned: null },
      };
    case 'heard':
      return run.phase === 'running' && run.asked.run_id === act.run_id
        ? { ...state, run: hear(run, act.event, act.humanScore) }
        : state;
    case 'failed':
      return run.phase === 'running' && run.asked.run_id === act.run_id
        ? { ...state, run: { ...run, phase: 'failed', error: act.error } }
        : state;
    case 'stopped':
      return run.phase === 'running' && run.asked.run_id === act.run_id
        ? { ...state, run: { ...run, phase: 'stopped' } }
        : state;
    case 'toggled': {
      const takenBack = new Set(shownBy(run)?.takenBack);
      if (!takenBack.delete(act.index)) takenBack.add(act.index);
      return takeBack(state, takenBack);
    }
    case 'toggled all':
      return takeBack(state, new Set(act.keep ? [] : shownBy(run)?.result.changes.keys()));
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

const resultText = (finished: Finished): string =>
  finished.takenBack.size === 0
    ? finished.result.finalContent
    : applyChanges(finished.asked.source, keptChanges(finished));

const deliveredText = ({ delivered, cleaned }: Delivery): string =>
  delivered.length === 0 && cleaned && cleaned.result.changes.length > 0
    ? resultText(cleaned)
    : delivered.join('');

const texts = new WeakMap<Run, string>();

/** The result with the kept changes, or as much of it as has arrived. */
export function textOf(run: Run): string {
  if (run.phase === 'idle') return '';
  const text = texts.get(run) ?? (run.phase === 'finished' ? resultText(run) : deliveredText(run));
  texts.set(run, text);
  return text;
}
