import { shownBy } from '../workspace/shown.ts';
import { resultIn, type Workspace } from '../workspace/workspace.ts';
import { amend, type Amendment, type Revision } from './amendment.ts';
import type { Finished } from './finished.ts';
import { optionNames, type Options } from './options.ts';
import { advanced, type Order, type Step } from './steps/order-of-steps.ts';
import { withSeen } from './seen.ts';

/** What is typed within this time of the last key, near the same place, is one step. */
const pause = 1_000;
const nearby = 200;

/** One step in the review of the result on the page: the only way in which what a person has made of it changes. */
export function revise(state: Workspace, revision: Revision): Workspace {
  const { run } = state;
  const shown = shownBy(run);
  const amendment = shown === null ? null : amend(shown, revision);
  if (amendment === null || run.phase === 'idle') return state;
  const { after } = amendment;
  if (run.phase === 'finished') return withStep({ ...state, run: after }, run, amendment);
  // A text cleaned without a network is not a document yet: its run continues.
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

/** The options of the result that is shown now, but for those that were set otherwise by hand. */
function followed(options: Options, from: Finished | null, to: Finished | null): Options {
  if (from === null || to === null) return options;
  const next = { ...options };
  for (const name of optionNames)
    if (options[name] === from.asked.options[name]) Object.assign(next, { [name]: to.asked.options[name] });
  return next;
}

/** Back to how the result read before the last step. The source is never touched. */
export function undo(state: Workspace): Workspace {
  const { run, order } = state;
  // What has come of a run that broke off gives way to the result that was there.
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

/** While a text runs, only what was made of those parts of it that have come can be undone. */
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
