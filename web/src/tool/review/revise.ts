import { shownBy } from '../workspace/shown.ts';
import { resultIn, type Workspace } from '../workspace/workspace.ts';
import { amend, type Amendment, type Revision } from './amendment.ts';
import type { Finished } from './finished.ts';
import { optionNames, type Options } from './options.ts';
import { advanced, type Order, type Step } from './steps/order-of-steps.ts';
import { withSeen } from './seen.ts';

/** Edits within this many ms of each other, and within `nearby` characters, are one undo step. */
const pause = 1_000;
const nearby = 200;

/** Applies a revision to the result on the page. Every revision by the user goes through here. */
export function revise(state: Workspace, revision: Revision): Workspace {
  const { run } = state;
  const shown = shownBy(run);
  const amendment = shown === null ? null : amend(shown, revision);
  if (amendment === null || run.phase === 'idle') return state;
  const { after } = amendment;
  if (run.phase === 'finished') return withStep({ ...state, run: after }, run, amendment);
  // A text that was only cleaned offline gets no undo steps, because its run continues.
  if (shown === run.cleaned) return { ...state, run: { ...run, cleaned: after } };
  return run.last === null
    ? state
    : withStep({ ...state, run: { ...run, last: after } }, run.last, amendment);
}

function withStep(state: Workspace, before: Finished, { after, did, place }: Amendment): Workspace {
  const { start, end } = place;
  return {
    ...state,
    options: followed(state.options, before, after),
    seen: withSeen(state.seen, after),
    order: further(state.order, { did, place: { start, end }, before, after }),
  };
}

function further(order: Order, step: Step): Order {
  const last = order.past.at(-1);
  if (last === undefined || order.future.length > 0 || !isSameTyping(last, step))
    return advanced(order, step);
  return advanced({ ...order, past: order.past.slice(0, -1) }, { ...step, before: last.before });
}

function isSameTyping({ did, place }: Step, next: Step): boolean {
  if (did.what !== 'edited' || next.did.what !== 'edited' || Math.abs(next.did.at - did.at) > pause)
    return false;
  return place !== null && next.place !== null && Math.abs(place.start - next.place.start) <= nearby;
}

/** Takes over the options of the result shown now, except those that the user had set to something else. */
function followed(options: Options, from: Finished | null, to: Finished | null): Options {
  if (from === null || to === null) return options;
  const next = { ...options };
  for (const name of optionNames)
    if (options[name] === from.asked.options[name]) Object.assign(next, { [name]: to.asked.options[name] });
  return next;
}

/** Restores the result from before the last step. The source never changes. */
export function undo(state: Workspace): Workspace {
  const { run, order } = state;
  // After a stopped or failed run, the first undo replaces its partial output with the previous result.
  const brokeOff = run.phase === 'stopped' || run.phase === 'failed';
  if (brokeOff && run.last !== null && shownBy(run) === null) return { ...state, run: run.last };
  const step = order.past.at(-1);
  if (step === undefined || isHeldUp(state, step)) return state;
  return goneTo(state, step.before, {
    past: order.past.slice(0, -1),
    future: [step, ...order.future],
    latest: { step, how: 'undone' },
  });
}

export function redo(state: Workspace): Workspace {
  const [step, ...future] = state.order.future;
  if (step === undefined || isHeldUp(state, step)) return state;
  return goneTo(state, step.after, {
    past: [...state.order.past, step],
    future,
    latest: { step, how: 'done again' },
  });
}

/** During a run, only revisions of its finished parts can be undone or redone. */
const isHeldUp = ({ run }: Workspace, { did }: Step): boolean =>
  run.phase === 'running' && (did.what === 'ran' || shownBy(run) !== run.last);

function goneTo(state: Workspace, result: Finished | null, order: Order): Workspace {
  const from = resultIn(state);
  return {
    ...state,
    options: followed(state.options, from, result),
    run: state.run.phase === 'running' ? { ...state.run, last: result } : (result ?? { phase: 'idle' }),
    seen: result === null ? state.seen : withSeen(state.seen, result),
    order,
  };
}
