import { findFrames } from '#prose/frames/index.ts';
import { frameReasons } from '#prose/frames/frame.ts';
import { findFrozen } from '#prose/text/frozen.ts';
import type { Source } from '#prose/text/source.ts';
import type { Settings } from '../../options.ts';
import type { Proposal } from '../../proposal.ts';
import { plainly } from '../../formatting/draft.ts';

/** "This essay will explore …", "In this essay, we will …": may be the author's own plan, so it stays. */
const PLAN = /^\s*(?:in )?this\b/i;
/** "Don't hesitate to call if there is anything we can do": a firm says this to its customers, so it stays. */
const OURS = /\b(?:we|us|our)\b/i;

/** Proposes to remove the frames of a text: "Certainly! Here is an essay on maps." and "I hope this helps!". */
export function proposeBoilerplate(source: Source, { frozen }: Settings): Proposal[] {
  return findFrames(source).flatMap((frame): Proposal[] => {
    const { kind, start, end, after } = frame;
    const words = source.text.slice(start, end);
    const isAuthors = (kind === 'announcement' && PLAN.test(words)) || (kind === 'offer' && OURS.test(words));
    if (isAuthors || findFrozen(source.text, frame, frozen).length > 0) return [];
    return [plainly('boilerplate', frameReasons[kind], [{ start, end, after }], 1)];
  });
}
