import { findBlocks } from '../text/blocks.ts';
import { applyChanges, type Change } from '../text/change.ts';
import { changesOf, choose } from './apply.ts';
import { isEnglish } from './english/knows.ts';
import { chooseMoves } from './moves.ts';
import { settingsOf, type Options } from './options.ts';
import type { Proposal } from './proposal.ts';
import { readBlock } from './english/read.ts';
import { chooseShapes, type Lengths } from './rhythm.ts';
import { isBritish } from './english/spelling.ts';

export { STRENGTHS, TONES, type Options, type Strength, type Tone } from './options.ts';

/** Why a text comes back as it was, or "rewritten". */
export type Outcome = 'rewritten' | 'reads well' | 'not English' | 'nothing to read';

export type Rewritten = { text: string; changes: Change[]; outcome: Outcome };

/** Signs of a machine per hundred words under which a text is left alone. */
const READS_WELL = { light: 1.2, balanced: 0.45, strong: 0.25 } as const;

/** The text as an editor would have it, and every change with its place and reason. */
export function rewrite(text: string, options: Options = {}): Rewritten {
  const settings = settingsOf(options);
  const unchanged = (outcome: Outcome): Rewritten => ({ text, changes: [], outcome });
  if (!isEnglish(text)) return unchanged(/\p{L}/u.test(text) ? 'not English' : 'nothing to read');
  const proposals: Proposal[] = [];
  const lengths: Lengths = [];
  const turns = new Map<string, number>();
  const curly = text.includes('\u2019');
  const british = isBritish(text);
  for (const block of findBlocks(text)) {
    readBlock({ text, block, settings, proposals, lengths, turns, curly, british });
  }
  const words = lengths.reduce((sum, length) => sum + length, 0);
  const tell = proposals.reduce((sum, proposal) => sum + proposal.tell, 0);
  if (words === 0) return unchanged('nothing to read');
  if (tell * 100 < READS_WELL[settings.strength] * words) return unchanged('reads well');
  const shaped = chooseShapes(proposals, lengths, settings.strength);
  const chosen = choose(
    chooseMoves(shaped, lengths.length, settings.strength),
    words,
    settings.strength,
    text.length,
  );
  if (chosen.length === 0) return unchanged('reads well');
  const changes = changesOf(text, chosen);
  return { text: applyChanges(text, changes), changes, outcome: 'rewritten' };
}
