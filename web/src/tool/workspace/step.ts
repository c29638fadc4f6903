import { heldMoved } from '#contract/held.ts';
import type { HumanizeResult, TextChange } from '#contract/humanize.ts';
import { applyChanges } from '#prose/text/changes/change.ts';
import type { Span } from '#prose/text/words.ts';
import { asItCame, textWith } from '#history/reading.ts';
import { type Asked, type Finished, isSameParts, type Result } from '../review/finished.ts';
import { withRevisionsOf } from '../review/carried.ts';
import { withHeld } from '../review/held/arrival.ts';
import { advanced, noSteps, ranFrom } from '../review/steps/order-of-steps.ts';
import { firstOfParts, orderWithPart, withPart } from '../review/parts/progress.ts';
import { seenWith, withSeen } from '../review/seen.ts';
import { isAnotherText } from './edited-text.ts';
import { freeUntil } from './free-runs.ts';
import {
  begun,
  type OwnAct,
  ownStep,
  type ResultAct,
  resultIn,
  type Running,
  type Workspace,
} from './workspace.ts';

export type Act = OwnAct | ResultAct;

const shifted = <T extends Span>(by: number, spans: readonly T[]): T[] =>
  by === 0
    ? [...spans]
    : spans.map((span) => Object.assign({ ...span }, { start: span.start + by, end: span.end + by }));

function cleanedHere(asked: Asked, found: readonly TextChange[]): Finished {
  const changes = shifted(asked.span?.start ?? 0, found);
  const finalContent = applyChanges(asked.source, changes);
  const result: Result = {
    finalContent,
    outcome: 'rewritten',
    changes,
    held: [],
    facts: { facts: [] },
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

const lowestScore = 85;
const highestScore = 97;

/** A simulated score between `lowestScore` and `highestScore`. `random` works like `Math.random`. */
export const humanScore = (random: () => number): number =>
  lowestScore + Math.floor(random() * (highestScore - lowestScore + 1));

function finish(asked: Asked, answer: HumanizeResult, score: number): Finished {
  const by = asked.span?.start ?? 0;
  const shift = ({ start, end }: Span): Span => ({ start: start + by, end: end + by });
  const { outcome, chunks, words, seconds, notice } = answer;
  const { facts: found, ...compared } = answer.facts;
  const facts = { facts: shifted(by, found), ...compared };
  const { changes, held, decisions } = withHeld(asked.source, {
    changes: shifted(by, answer.changes),
    doubts: answer.doubts.map((doubt) => heldMoved(doubt, shift)),
    refused: answer.refused.map((each) => heldMoved(each, shift)),
  });
  const asDecided = { ...asItCame, decisions };
  const finalContent = textWith(asked.source, changes, asDecided);
  const result: Result = {
    finalContent,
    outcome,
    changes,
    held,
    facts,
    chunks,
    ...(notice && { notice }),
  };
  // An unchanged text gets no score.
  const isUnchanged = finalContent === asked.source && held.length === 0;
  return {
    phase: 'finished',
    asked,
    result,
    ...asDecided,
    words,
    seconds,
    humanScore: isUnchanged ? null : score,
  };
}

type Heard = Extract<ResultAct, { act: 'heard' }>;

function hear(state: Workspace, run: Running, { event, random, now, payer }: Heard): Workspace {
  switch (event.event) {
    case 'others':
      return state;
    case 'cleaned':
      return { ...state, run: { ...run, cleaned: cleanedHere(run.asked, event.changes) } };
    case 'accepted':
      return { ...state, run: { ...run, chunks: event.chunks } };
    case 'progress': {
      const delivered = [...run.delivered, event.text];
      return { ...state, run: { ...run, chunks: event.chunks, done: event.done, delivered } };
    }
    case 'result':
      return withFinished(state, run, {
        ...finish(run.asked, event.result, humanScore(random)),
        ...freeUntil(run.asked, event.result, run.last, now, payer),
      });
  }
}

/** Shows a new result, or an earlier one again, with the revisions of the previous one that fit it. */
function withResult(state: Workspace, shown: Finished): Workspace {
  const before = resultIn(state);
  const isSame = before?.asked.source === shown.asked.source && !shown.asked.anew;
  const { carried: run, lost } = isSame ? withRevisionsOf(before, shown) : { carried: shown, lost: 0 };
  const seen = withSeen(before === null ? [] : withSeen(state.seen, before), run);
  return { ...state, run, seen, order: advanced(state.order, ranFrom(before, run, lost)) };
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

/** A result that is shown again is free for as long as the last one of the same text. */
const paidLike = ({ freeUntil: until = 0, payer }: Finished, seen: Finished): Finished =>
  until > (seen.freeUntil ?? 0) ? { ...seen, freeUntil: until, ...(payer && { payer }) } : seen;

/** The reducer for all acts on the workspace. */
export function step(state: Workspace, act: Act): Workspace {
  const { run } = state;
  switch (act.act) {
    case 'chose': {
      const chosen = ownStep(state, act);
      const shown = resultIn(state);
      if (run.phase === 'running' || shown === null || shown.asked.source !== state.text) return chosen;
      const seen = seenWith(state.seen, shown, act.options);
      return seen === undefined ? chosen : withResult(chosen, paidLike(shown, seen));
    }
    case 'restored': {
      const { draft, finished } = act;
      const { text, name, options, replaced } = draft;
      const restored = { ...ownStep(state, { act: 'typed', text }), name, options, replaced };
      return finished === null ? restored : { ...restored, run: finished };
    }
    case 'interrupted':
      return { ...state, run: { ...begun(act.asked, resultIn(state)), phase: 'failed', error: act.error } };
    case 'opened': {
      const { source, options, name } = act.finished.asked;
      const checks = { input: null, output: null };
      return {
        ...ownStep(state, { act: 'replaced', text: source, name }),
        options,
        checks,
        run: act.finished,
        seen: [],
        order: noSteps,
      };
    }
    case 'heard': {
      if (run.phase === 'idle' || run.asked.run_id !== act.run_id) return state;
      if (run.phase === 'running') return hear(state, run, act);
      if (run.phase !== 'finished' || act.event.event !== 'others') return state;
      if (run.asked.span !== null || run.asked.parts !== undefined) return state;
      const result = { ...run.result, otherSettings: act.event.other_settings };
      return { ...state, run: { ...run, result } };
    }
    case 'typed': {
      const typed = ownStep(state, act);
      return isAnotherText(state.text, act.text) ? { ...typed, name: '' } : typed;
    }
    default:
      return ownStep(state, act);
  }
}
