import type { HumanizeOptions } from '#contract/humanize.ts';
import { findDifference, type Source } from '#prose/index.ts';
import type { Rewrite } from './rewriting.ts';

/** What an engine did that answers with a text alone. */
export function rewriteOf(passage: Source, answer: string, { frozen }: HumanizeOptions): Rewrite {
  const { changes, restored } = findDifference(passage, answer, frozen);
  const isSame = changes.length === 0 && restored.length === 0;
  return { changes, restored, outcome: isSame ? 'reads well' : 'rewritten' };
}
