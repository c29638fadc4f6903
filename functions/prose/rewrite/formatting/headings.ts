import { signatureStart } from '../../frames/writer.ts';
import { findFrozen } from '../../text/frozen.ts';
import { findProtected } from '../../text/protected.ts';
import type { Source } from '../../text/source.ts';
import type { Span } from '../../text/words.ts';
import { sentenceCaseOf } from '../english/capitals/index.ts';
import type { Proposal } from '../proposal.ts';
import { plainly } from './draft.ts';
import { linesOf } from './lines.ts';

const REASON = 'Capitals on every word of a heading look machine-written, so we use sentence case.';

/** "## Key Benefits of Walking" → "## Key benefits of walking". */
export function proposeSentenceCase(source: Source, frozen: readonly string[]): Proposal[] {
  const { text } = source;
  const sentenceCase = sentenceCaseOf(source);
  const proposals: Proposal[] = [];
  for (const title of titlesOf(source)) {
    const held = [...heldIn(text, title), ...findFrozen(text, title, frozen)];
    const edits = sentenceCase(title, held);
    if (edits.length > 0) proposals.push(plainly('heading-case', REASON, edits));
  }
  return proposals;
}

/** Returns the words of each heading, without the marks around them. In a signature only lines with "#" are headings. */
function titlesOf(source: Source): Span[] {
  const { text, blocks } = source;
  const signature = signatureStart(text);
  const titles: Span[] = [];
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== 'heading' && block.kind !== 'paragraph') continue;
    const [line, second] = linesOf(text, block);
    if (line === undefined || (block.start >= signature && !text.startsWith('#', block.start))) continue;
    const isMarked = text.startsWith('#', block.start) || second !== undefined;
    const bold = BOLD.exec(text.slice(line.start, line.end));
    if (bold !== null) {
      if (isMarked || second === undefined)
        titles.push({ start: line.start + 2, end: line.end - (bold[1]?.length ?? 2) });
    } else if (block.kind === 'heading' && (isMarked || opensSection(source, at))) titles.push(line);
  }
  return titles;
}

/** A line that is all in bold type and no longer than a heading. */
const BOLD = /^\*\*[^*\n]{2,90}(\*\*:?)$/;

/** Whether a line without marks is certainly a heading: prose follows it after a blank line. */
function opensSection({ text, blocks }: Source, at: number): boolean {
  const heading = blocks[at];
  const next = blocks[at + 1];
  if (heading === undefined || next === undefined || next.sentences.length === 0) return false;
  return next.kind === 'paragraph' && /\n[^\S\n]*\n/.test(text.slice(heading.end, next.start));
}

/** Returns the protected spans of a heading, also those inside bold type. */
function heldIn(text: string, { start, end }: Span): Span[] {
  return findProtected(text, start, end).flatMap((span) => {
    if (!text.startsWith('**', span.start)) return [span];
    return findProtected(text, span.start + 2, Math.max(span.start + 2, span.end - 2));
  });
}
