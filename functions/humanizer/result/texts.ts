import type { HumanizeOptions } from '#contract/humanize.ts';
import {
  applyChanges,
  findDifference,
  findFrozen,
  type FoundChange,
  framesToCut,
  placesInSource,
  readSource,
  type Source,
} from '#prose/index.ts';
import type { Rewrite } from './rewriting.ts';

/** What an engine did that answers with a text alone. Frames that it has left out are no part of what is compared. */
export function rewriteOf(passage: Source, answer: string, { frozen = [] }: HumanizeOptions): Rewrite {
  const cuts = framesGone(passage, answer, frozen);
  const rest = cuts.length === 0 ? passage : readSource(applyChanges(passage.text, cuts));
  const found = findDifference(rest, answer, frozen);
  const toPassage = placesInSource(cuts);
  const changes = [...cuts, ...found.changes.map((change) => ({ ...change, ...toPassage(change) }))];
  const restored = found.restored.map((span) => Object.assign(toPassage(span), { reason: span.reason }));
  const isSame = changes.length === 0 && restored.length === 0;
  return {
    changes: changes.toSorted((one, other) => one.start - other.start),
    restored,
    outcome: isSame ? 'reads well' : 'rewritten',
  };
}

/** "Certainly! Here is …", where the answer goes without it. */
function framesGone(source: Source, answer: string, frozen: readonly string[]): FoundChange[] {
  const said = inOneLine(answer);
  return framesToCut(source).flatMap((frame) => {
    const before = source.text.slice(frame.start, frame.end);
    const isHeld = findFrozen(source.text, frame, frozen).length > 0;
    if (isHeld || said.includes(inOneLine(before))) return [];
    return [{ start: frame.start, end: frame.end, before, after: '', reason: null }];
  });
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
