import type { Block } from '../../text/blocks/block.ts';
import type { Source } from '../../text/source.ts';
import type { Proposal } from '../proposal.ts';
import { plainly } from './draft.ts';

const REASON = 'The heading or blank line already separates these sections.';

/**
 * Removes "---" beside a heading, and anywhere when it is used repeatedly. One or two between paragraphs may separate a letter from a
 * note, and writers separate scenes with "* * *": these stay.
 */
export function proposeWithoutDividers({ text, blocks }: Source): Proposal[] {
  const proposals: Proposal[] = [];
  const isHabit = blocks.filter((block) => isDivider(text, block)).length >= LEAST_OF_HABIT;
  for (const [at, block] of blocks.entries()) {
    const before = blocks[at - 1];
    const after = blocks[at + 1];
    if (!isDivider(text, block)) continue;
    if (!isNeedless(text, block, before, after)) continue;
    if (!isHabit && before && after && !isHeading(text, before) && !isHeading(text, after)) continue;
    const start = after === undefined ? (before?.end ?? 0) : block.start;
    const end = after === undefined ? text.length : gapEnd(text, block, before, after);
    proposals.push(plainly('divider', REASON, [{ start, end, after: '' }]));
  }
  return proposals;
}

const LEAST_OF_HABIT = 3;

/** Whether a block is a heading, or a separate line in bold type. */
const isHeading = (text: string, { kind, body, end }: Block): boolean =>
  kind === 'heading' || /^\*\*[^*\n]+\*\*$/.test(text.slice(body, end));

const DIVIDER = /^(?:-{3,}|\*{3,}|_{3,})$/;

/** Whether a divider can go: not where it opens front matter, nor where two lists or indented blocks would merge. */
function isNeedless(
  text: string,
  { end }: Block,
  before: Block | undefined,
  after: Block | undefined,
): boolean {
  if (before === undefined) return after !== undefined && /^[^\S\n]*\n[^\S\n]*\n/.test(text.slice(end));
  if (after === undefined) return true;
  if (isDivider(text, before) || isDivider(text, after)) return false;
  return (
    (before.kind !== 'item' || after.kind !== 'item') && after.start === after.body - markOf(text, after)
  );
}

/** Length of the marks between the start of a block's line and its words; -1 when it starts with white space. */
function markOf(text: string, { start, body }: Block): number {
  return /^\s/.test(text.slice(start, body)) ? -1 : body - start;
}

const isDivider = (text: string, { kind, body, end }: Block): boolean =>
  kind === 'other' && DIVIDER.test(text.slice(body, end));

/** Returns the end of a divider, including the blank lines after it if one before it remains. */
function gapEnd(text: string, { start, end }: Block, before: Block | undefined, after: Block): number {
  if (before === undefined) return after.start;
  const isBlankBefore = /\n[^\S\n]*\n$/.test(text.slice(before.end, start));
  return isBlankBefore ? after.start : end;
}
