import type { HumanizeResult, WordUsage } from '#contract/humanize.ts';
import type { Span } from '#prose/text/words.ts';
import type { Clock } from '#browser/clock.ts';
import { createStore } from '#browser/store.ts';
import { type Allowance, type Block, blockOf } from '../limits/limits.ts';
import type { Asked, Finished } from '../review/finished.ts';
import type { Options } from '../review/options.ts';
import type { LimitWatch } from './limit-watch.ts';
import type { Results } from './results.ts';
import type { Ending, Following, RunEvent } from './stream.ts';
import {
  type CheckKind,
  type Draft,
  emptyWorkspace,
  type OwnAct,
  ownStep,
  type ResultAct,
  resultIn,
  type Run,
  wordsToSend,
  type Workspace,
} from './workspace.ts';

/** Time in ms for the server to notice that the client disconnected and to refund what it did not deliver. */
const settling = 1_000;

type Dependencies = {
  clock: Clock;
  stream: (asked: Asked, following: Following) => Promise<Ending>;
  /** Null until the module has loaded. No run has output before that. */
  results: () => Results | null;
  allowance: () => Allowance | null;
  /** Takes the server's word count after a run. */
  takeUsage: (usage: WordUsage) => void;
  /** Asks the server for the word count after a delay, because the cost of a run without a result is unknown here. */
  askUsage: (milliseconds: number) => Promise<void>;
  /** Stores a new result. */
  remember: (finished: Finished) => void;
  /** Stores a result that the user has revised. */
  rememberReading: (finished: Finished) => void;
  random: () => number;
  runId: () => string;
};

/** The block for a refusal by the server, which may know of a limit that this browser does not: words used on another device. */
function blockFor(code: string, allowance: Allowance | null): Block | null {
  if (code === 'request_too_long') return 'request';
  if (code === 'confirm_address') return 'confirm';
  if (code === 'human_check_required') return 'check';
  if (code !== 'words_exceeded') return null;
  return allowance?.of === 'member' ? 'words' : 'guest';
}

export type Humanizer = ReturnType<typeof createHumanizer>;

/** Creates the controller of a workspace, whose methods the buttons on the screen call. */
export function createHumanizer({
  clock,
  stream,
  results,
  allowance,
  takeUsage,
  askUsage,
  remember,
  rememberReading,
  random,
  runId,
}: Dependencies) {
  const workspace = createStore<Workspace>(emptyWorkspace);
  let limitWatch: LimitWatch | undefined;
  let leave = new AbortController();

  function become(after: Workspace) {
    if (after !== workspace.current()) workspace.set(after);
  }

  const act = (next: OwnAct) => become((results()?.step ?? ownStep)(workspace.current(), next));

  function actOnResult(next: ResultAct) {
    const { step } = results() ?? {};
    if (step) become(step(workspace.current(), next));
  }

  /** The text of a run; empty until the results module has loaded. */
  const textOf = (of: Run): string => results()?.textOf(of) ?? '';

  function block(): Block | null {
    const found = blockOf(wordsToSend(workspace.current()), allowance());
    return found !== 'request' && isFree() ? null : found;
  }

  const showBlock = (of: Block | null) => act({ act: 'blocked', block: of });

  const isFree = () => results()?.isFreeNow(workspace.current(), clock.now(), allowance()?.payer) ?? false;

  function change(next: OwnAct) {
    const { text } = workspace.current();
    act(next);
    limitWatch ??= results()?.watchLimit({ clock, block, show: showBlock });
    limitWatch?.follow(text, next);
  }

  function hear(run_id: string, event: RunEvent) {
    const { run: before } = workspace.current();
    actOnResult({ act: 'heard', run_id, event, random, now: clock.now(), payer: allowance()?.payer });
    if (event.event !== 'result') return;
    takeUsage(event.result.usage);
    const { run: ended, stopsAfterPart } = workspace.current();
    if (ended.phase !== 'finished' || ended === before) return;
    remember(ended);
    const next = stopsAfterPart ? null : results()?.nextPart(ended);
    if (next) void run(next);
  }

  async function run(asked: Asked) {
    leave.abort();
    leave = new AbortController();
    act({ act: 'asked', asked });
    const { run_id } = asked;
    const onEvent = (event: RunEvent) => hear(run_id, event);
    const ending = await stream(asked, { signal: leave.signal, onEvent });
    const refusal = ending.end === 'failed' ? blockFor(ending.code, allowance()) : null;
    if (ending.end === 'failed') act({ act: 'failed', run_id, error: ending.error, refused: refusal });
    if (ending.end !== 'delivered') await askUsage(refusal === null ? settling : 0);
    if (refusal !== null) showBlock(refusal);
  }

  async function runPart(part: Asked | null | undefined) {
    if (!part || workspace.current().run.phase === 'running') return;
    act({ act: 'stops after part', stops: false });
    await run(part);
  }

  return {
    current: workspace.current,
    subscribe: workspace.subscribe,
    block,
    /** Whether the server charges nothing for what is on the page. */
    isFree,
    textOf,
    type: (text: string) => change({ act: 'typed', text }),
    /** Takes a text that was not typed: pasted by the button, opened from a file, or the sample. Normalises line ends to LF. */
    take: (text: string, name = '') => change({ act: 'replaced', text: text.replace(/\r\n?/g, '\n'), name }),
    bringBack: () => act({ act: 'brought back' }),
    /** Restores the draft and the result from before a reload. */
    restore: (draft: Draft, finished: Finished | null) => actOnResult({ act: 'restored', draft, finished }),
    /** Continues a run from before a reload, with its id, so that it is not charged twice. */
    resume: run,
    /** Shows a run from before a reload as failed, so that it continues only if the user retries it. */
    interrupt: (asked: Asked, error: string) => actOnResult({ act: 'interrupted', asked, error }),
    select: (start: number, end: number) => act({ act: 'selected', start, end }),
    choose: (options: Options) => act({ act: 'chose', options }),
    open: (finished: Finished) => actOnResult({ act: 'opened', finished }),
    async humanize() {
      const state = workspace.current();
      if (state.run.phase === 'running' || wordsToSend(state) === 0) return;
      limitWatch?.rest();
      const blocked = block();
      if (blocked !== null) return showBlock(blocked);
      const { text: source, selection: span, options, name } = state;
      const asked = { run_id: runId(), source, span, options, name };
      await run({ ...asked, run_id: results()?.idOfSameRun(state.run, asked) ?? asked.run_id });
    },
    /** Runs a text that is too long for one run. Each part is a run, and counted when it runs. */
    humanizeInParts(spans: readonly Span[]) {
      const { text: source, options, name } = workspace.current();
      return runPart(results()?.partAsked({ source, options, name }, { id: runId(), spans, at: 0 }));
    },
    stopAfterPart: (stops: boolean) => act({ act: 'stops after part', stops }),
    /** Continues with the remaining parts. */
    goOn: () => runPart(results()?.partToGoOnWith(workspace.current())),
    /** Retries the failed run with the same id, so that nothing is charged twice. */
    async retry() {
      const { run: failed } = workspace.current();
      if (failed.phase === 'failed') await run(failed.asked);
    },
    cancel() {
      const { run: running } = workspace.current();
      if (running.phase !== 'running') return;
      act({ act: 'stopped', run_id: running.asked.run_id });
      leave.abort();
    },
    /** Applies a review step. It is passed as a function, because the reducer loads only with the result. */
    revise(by: (state: Workspace) => Workspace) {
      const before = workspace.current();
      const after = by(before);
      if (after === before) return;
      workspace.set(after);
      const revised = resultIn(after);
      if (revised !== null && revised !== resultIn(before)) rememberReading(revised);
    },
    check(kind: CheckKind) {
      const state = workspace.current();
      const text = kind === 'input' ? state.text : textOf(state.run);
      if (text.trim() !== '') act({ act: 'checking', kind, text });
    },
    endCheck: (kind: CheckKind, text: string) => act({ act: 'checked', kind, text }),
    /** Makes a checked rewrite from elsewhere the result. If `anew`, it takes over no decisions from the result before. */
    adopt(source: string, options: Options, result: HumanizeResult, anew?: true) {
      leave.abort();
      const { name, text } = workspace.current();
      const asked: Asked = { run_id: runId(), source, span: null, options, name, own: true, anew };
      if (source !== text) act({ act: 'replaced', text: source, name: '' });
      act({ act: 'asked', asked });
      hear(asked.run_id, { event: 'result', result });
    },
    takeUsage,
    /** Opens the dialog for a limit that another request ran into. */
    refuse(code: string) {
      const found = blockFor(code, allowance());
      if (found !== null) showBlock(found);
    },
    closeBlock: () => showBlock(null),
    /** Clears the workspace, so that nothing stays on the screen after sign-out. */
    empty() {
      leave.abort();
      limitWatch?.rest();
      act({ act: 'left' });
    },
  };
}
