import type { Source } from '../../text/source.ts';
import type { Settings } from '../options.ts';
import type { Proposal } from '../proposal.ts';
import { proposeWithoutBold } from './bold.ts';
import { proposeWithoutDividers } from './dividers.ts';
import { proposeWithoutEmoji } from './emoji.ts';
import { proposeSentenceCase } from './headings.ts';

/** Proposes plain formatting. Words stay as they are, except for the capitals of headings. */
export const proposeFormatting = (source: Source, { frozen }: Settings): Proposal[] => [
  ...proposeWithoutBold(source),
  ...proposeSentenceCase(source, frozen),
  ...proposeWithoutEmoji(source),
  ...proposeWithoutDividers(source),
];
