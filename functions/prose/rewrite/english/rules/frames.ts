import { findFrames } from '../../../frames/index.ts';
import type { FrameKind } from '../../../frames/frame.ts';
import { findFrozen } from '../../../text/frozen.ts';
import type { Source } from '../../../text/source.ts';
import type { Settings } from '../../options.ts';
import { RULES } from '../../precedence.ts';
import type { Proposal } from '../../proposal.ts';
import { wording } from '../context.ts';

const REASONS: Readonly<Record<FrameKind, string>> = {
  opening: 'This answers whoever asked for the text; its reader did not.',
  presentation: 'What follows shows that it is here.',
  announcement: 'The text says this by itself.',
  offer: 'This offers more to whoever asked for the text; its reader did not.',
};

/** "Certainly! Here is an essay on maps." and "I hope this helps!": what stands around a text goes whole. */
export function proposeFrames(source: Source, { frozen }: Settings): Proposal[] {
  const frames = findFrames(source).filter((frame) => findFrozen(source.text, frame, frozen).length === 0);
  const { level, precedence, tell } = RULES.frame;
  return frames.map(({ kind, start, end, after }) => ({
    rule: 'frame',
    claim: [{ start, end }],
    level,
    reason: REASONS[kind],
    precedence,
    tell,
    sentence: -1,
    line: null,
    wordings: [wording([{ start, end, after }], 1)],
  }));
}
