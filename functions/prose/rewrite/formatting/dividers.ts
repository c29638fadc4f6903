import type { Block } from '../../text/blocks/block.ts';
import type { Source } from '../../text/source.ts';
import type { Proposal } from '../proposal.ts';
import { plainly } from './draft.ts';

const REASON = 'The heading or blank line already separates these sections.';

/**
 * "---" beside a heading, and where it stands again and again. One or two between paragraphs may part a letter from a note, and "* * *" is how
 * a writer parts scenes: they stay.
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

/** With its "#", or a line of its own in bold type. */
const isHeading = (text: string, { kind, body, end }: Block): boolean =>
  kind === 'heading' || /^\*\*[^*\n]+\*\*$/.test(text.slice(body, end));

const DIVIDER = /^(?:-{3,}|\*{3,}|_{3,})$/;

/** Not where it opens what stands above a document, nor where two lists or what is set in would become one. */
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

/** What stands between the beginning of a block's line and its words, without white space at its head. */
function markOf(text: string, { start, body }: Block): number {
  return /^\s/.test(text.slice(start, body)) ? -1 : body - start;
}

const isDivider = (text: string, { kind, body, end }: Block): boolean =>
  kind === 'other' && DIVIDER.test(text.slice(body, end));

/** With the blank lines behind it, where one before it is left. */
function gapEnd(text: string, { start, end }: Block, before: Block | undefined, after: Block): number {
  if (before === undefined) return after.start;
  const isBlankBefore = /\n[^\S\n]*\n$/.test(text.slice(before.end, start));
  return isBlankBefore ? after.start : end;
}
