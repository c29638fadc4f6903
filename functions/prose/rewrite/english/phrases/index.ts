import { ACADEMIC } from './academic.ts';
import { CASUAL } from './casual.ts';
import { COMPANY } from './company.ts';
import { CONTRACTIONS } from './contractions.ts';
import { DEGREES } from './degrees.ts';
import { EMPTY } from './empty.ts';
import { FORMAL } from './formal.ts';
import { LINKS } from './links.ts';
import { OPENINGS } from './openings.ts';
import { STOCK } from './stock.ts';
import { TURNS } from './turns.ts';
import { WORDY } from './wordy.ts';

export type PhraseGroup = {
  reason: string;
  lines: string;
  /** Not behind “more” or “very”: “very comprehensive” is not “very full”. */
  ungraded?: boolean;
  /** For the casual tone alone. */
  casual?: boolean;
  /** For the academic tone alone. */
  academic?: boolean;
};

/** Every phrase pattern, in groups that share a reason. docs/rewriter.md tells how a line is written. */
export const PHRASES: readonly PhraseGroup[] = [
  ...OPENINGS,
  ...EMPTY,
  ...STOCK,
  ...WORDY,
  ...LINKS,
  ...TURNS,
  ...DEGREES,
  ...COMPANY,
  ...CASUAL,
  ...FORMAL,
  ...ACADEMIC,
  CONTRACTIONS,
];
