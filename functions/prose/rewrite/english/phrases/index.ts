import { CONTRACTIONS } from './contractions.ts';
import { DEGREES } from './degrees.ts';
import { EMPTY } from './empty.ts';
import { EQUALS } from './equals.ts';
import { LINKS } from './links.ts';
import { OPENINGS } from './openings.ts';
import { STOCK } from './stock.ts';
import { TURNS } from './turns.ts';
import { WORDY } from './wordy.ts';

type PhraseGroup = { reason: string; lines: string };

/** Every phrase pattern, in groups that share a reason. docs/rewriter.md tells how a line is written. */
export const PHRASES: readonly PhraseGroup[] = [
  ...OPENINGS,
  ...EMPTY,
  ...STOCK,
  ...WORDY,
  ...LINKS,
  ...TURNS,
  ...DEGREES,
  ...EQUALS,
  CONTRACTIONS,
];
