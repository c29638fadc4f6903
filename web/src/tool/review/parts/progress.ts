import { comparedInWords } from '#contract/compared.ts';
import { type Asked, type Finished, isSameParts, type Parts } from '../finished.ts';
import type { Order, Step } from '../steps/order-of-steps.ts';

/** The request for the part at `parts.at`, or null after the last. Its run id stays the same, so that it is counted once. */
export function partAsked(asked: Omit<Asked, 'run_id' | 'span'>, parts: Parts): Asked | null {
  const span = parts.spans[parts.at];
  return span === undefined ? null : { ...asked, run_id: `${parts.id}-${parts.at + 1}`, span, parts };
}

/** The request for the next part; null after the last one and for a text without parts. */
export function nextPart({ asked }: Finished): Asked | null {
  const { parts } = asked;
  return parts === undefined ? null : partAsked(asked, { ...parts, at: parts.at + 1 });
}

/** Turns the first part into a result of the whole text, whose rest stays unchanged until its parts arrive. */
export const firstOfParts = (part: Finished, { id }: Parts): Finished => ({
  ...part,
  asked: { ...part.asked, run_id: id, span: null },
});

/** Appends a part to a result. Revisions of earlier parts stay valid, because everything new comes after them. */
export function withPart(whole: Finished, part: Finished): Finished {
  const { held, facts, chunks, notice = whole.result.notice } = part.result;
  const before = whole.result;
  const by = before.held.length;
  const changes = part.result.changes.map((change) => ({
    ...change,
    ...(change.held !== undefined && { held: change.held + by }),
    ...(change.under !== undefined && { under: change.under + by }),
  }));
  const decided = Array.from(part.decisions, ([index, decision]) => [index + by, decision] as const);
  const found = [...before.facts.facts, ...facts.facts];
  const outcome = before.outcome === 'rewritten' ? before.outcome : part.result.outcome;
  return {
    ...whole,
    asked: { ...whole.asked, ...(part.asked.parts && { parts: part.asked.parts }) },
    result: {
      finalContent: before.finalContent,
      outcome,
      changes: [...before.changes, ...changes],
      held: [...before.held, ...held],
      facts: {
        facts: found,
        compared: comparedInWords(found),
      },
      chunks: { total: before.chunks.total + chunks.total, failed: before.chunks.failed + chunks.failed },
      ...(notice && { notice }),
    },
    decisions: new Map([...whole.decisions, ...decided]),
    words: whole.words + part.words,
    seconds: (whole.seconds ?? 0) + (part.seconds ?? 0),
    humanScore: whole.humanScore ?? part.humanScore,
  };
}

/** Adds a part to the results in all undo and redo steps. */
export function orderWithPart({ past, future, latest }: Order, part: Finished): Order {
  const grown = <Of extends Finished | null>(result: Of) =>
    result !== null && isSameParts(result.asked, part.asked) ? withPart(result, part) : result;
  const step = ({ before, after, ...rest }: Step): Step => ({
    ...rest,
    before: grown(before),
    after: grown(after),
  });
  return { past: past.map(step), future: future.map(step), latest };
}
