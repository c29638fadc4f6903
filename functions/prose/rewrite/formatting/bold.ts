import type { Block } from '../../text/blocks/block.ts';
import type { Source } from '../../text/source.ts';
import type { Span } from '../../text/words.ts';
import type { Edit, Proposal } from '../proposal.ts';
import { plainly } from './draft.ts';
import { linesOf, readsAsMarker } from './lines.ts';

const LEAD = 'Lists in which items start with bold words look machine-written.';
const WORDS = 'Bold words inside sentences and headings look machine-written.';

/**
 * "- **Speed:** It is fast" → "- Speed: It is fast"; "It rose by **4%**." → "It rose by 4%."; "## **Speed**" → "## Speed".
 * A line that is bold as a whole is a title and stays.
 */
export function proposeWithoutBold({ text, blocks }: Source): Proposal[] {
  return blocks.flatMap((block): Proposal[] => {
    const lines = linesOf(text, block);
    if (block.kind === 'item') return inItem(text, block, lines);
    if (block.kind !== 'paragraph' && block.kind !== 'heading') return [];
    const isMarked = text.startsWith('#', block.start);
    const bolds = lines.flatMap((line) => boldsIn(text, line));
    return inSentences(
      text,
      bolds.filter((bold) => isMarked || !isTitle(text, bold)),
    );
  });
}

function inItem(text: string, block: Block, lines: readonly Span[]): Proposal[] {
  const [first] = lines;
  const lead = first && leadOf(text, first);
  const bolds = lines.flatMap((line) => boldsIn(text, line));
  const isAlone = bolds.filter(({ line }) => line === first).length === 1;
  if (!lead || !(isSetApart(text, lead) || isAlone)) return inSentences(text, bolds);
  const others = bolds.filter(({ start }) => start !== lead.start);
  return [plainly('bold-lead', LEAD, leadEdits(text, lead, block.end)), ...inSentences(text, others)];
}

/** Keeps bold type where the line would be a list item or a heading without its stars. */
const inSentences = (text: string, bolds: readonly Bold[]): Proposal[] =>
  bolds
    .filter(
      ({ start, marks, line }) => start > line.start || !readsAsMarker(text.slice(start + marks, line.end)),
    )
    .map((bold) => plainly('bold-words', WORDS, stars(bold)));

/** Whether a line is a title: "**A title**". A final colon introduces a list, and "Subject:" belongs to an email. */
const isTitle = (text: string, { start, end, line }: Bold): boolean =>
  text.slice(line.start, start).trim() === '' &&
  text.slice(end, line.end).trim() === '' &&
  !/:\**$|^\**Subject:/i.test(text.slice(start, end));

/** Whether an item such as "**In the kitchen**" has its own items below it. */
const opensItems = (text: string, { start, line }: Bold): boolean =>
  indentAt(text, text.indexOf('\n', line.end) + 1) > indentAt(text, text.lastIndexOf('\n', start) + 1);

/** Returns the indentation of the item that starts at this line; -1 when there is none. */
const indentAt = (text: string, start: number): number =>
  /^([ \t]*)(?:[-*\u2022+]|\d{1,2}[.)])[ \t]/.exec(text.slice(start, start + 40))?.[1]?.length ?? -1;

/** Whether a line has a name and a place, or a work: "**Delft University** - Netherlands", "**"Emma" by Jane Austen**". */
function isOfNames(text: string, { start, end, line }: Bold): boolean {
  if (WORK.test(text.slice(start, end))) return true;
  const rest = text.slice(end, line.end);
  const dash = DASH.exec(rest)?.[0];
  return dash !== undefined && NAME.test(rest.slice(dash.length));
}

/** “"Emma" by Jane Austen”. */
const WORK = /^\*+["\u201c][^"\u201d]+["\u201d](?::?\*| by )/;

/** "USA", "South Korea", "Republic of Ireland". */
const NAME = /^\p{Lu}[\p{L}.]*(?:(?: of| the| and|,)? \p{Lu}[\p{L}.]*){0,3}$/u;

/** Span from the first opening star to the end of the last closing star. */
type Bold = Span & { marks: number; line: Span };

const LONGEST = 200;
/** Bold type at the head of an item, also after an emoji. */
const OPENS = /^[^*\n\p{L}\p{N}]{0,6}(?=\*\*)/u;

function leadOf(text: string, line: Span): Bold | null {
  const [before] = OPENS.exec(text.slice(line.start, line.end)) ?? [];
  if (before === undefined) return null;
  const bold = closedBold(text, line.start + before.length, line);
  if (bold === null) return null;
  const isFirst = before === '';
  return isFirst && readsAsMarker(text.slice(bold.start + bold.marks, line.end)) ? null : bold;
}

function closedBold(text: string, start: number, line: Span): Bold | null {
  let marks = 2;
  while (text.charCodeAt(start + marks) === STAR) marks++;
  if (marks > 3 || /^\s/.test(text.charAt(start + marks))) return null;
  const inside = text.slice(start + marks, Math.min(line.end, start + LONGEST));
  const close = inside.indexOf('*'.repeat(marks));
  if (close <= 0 || /\s$/.test(inside.slice(0, close)) || inside.slice(0, close).includes('`*')) return null;
  const end = start + marks + close + marks;
  return text.charCodeAt(end) === STAR ? null : { start, end, marks, line };
}

const STAR = 42;

const stars = ({ start, end, marks }: Bold): Edit[] => [
  { start, end: start + marks, after: '' },
  { start: end - marks, end, after: '' },
];

/** Removes the stars, and adds the punctuation that plain words need: a colon where bold type or a dash set the lead apart. */
function leadEdits(text: string, lead: Bold, blockEnd: number): Edit[] {
  const [open, close] = stars(lead);
  if (open === undefined || close === undefined) return [];
  const rest = text.slice(lead.end, lead.line.end);
  const isClosed = /[.:!?;,]$/.test(text.slice(lead.start, close.start));
  const dash = isOfNames(text, lead) ? undefined : DASH.exec(rest)?.[0];
  if (dash !== undefined) {
    const colon = isClosed ? ' ' : ': ';
    return [open, { start: close.start, end: close.end + dash.length, after: colon }];
  }
  const goesOn = rest.trim() === '' && (lead.line.end < blockEnd || opensItems(text, lead));
  return [open, goesOn && !isClosed ? { ...close, after: ':' } : close];
}

/** Whether the lead is a label. Otherwise, beside other bold words of its line, it is treated like them. */
const isSetApart = (text: string, { start, end, marks, line }: Bold): boolean =>
  /[.:!?]$/.test(text.slice(start, end - marks)) ||
  /^(?::|\s*$|\s+[-\u2013\u2014]|\u2014)/.test(text.slice(end, line.end));

/** A dash between the lead and the text that it introduces. */
const DASH = /^\s+(?:[\u2013\u2014]|--?)\s+(?=\S)|^\u2014(?=\S)/;

/** Returns all bold words of a line, or none when one is not closed. Stars inside words or code do not count. */
function boldsIn(text: string, line: Span): Bold[] {
  const bolds: Bold[] = [];
  const said = text.slice(line.start, line.end);
  const codes = [...said.matchAll(/`[^`]+`/g)].map(({ index, 0: code }) => ({
    start: index,
    end: index + code.length,
  }));
  for (let at = said.indexOf('**'); at >= 0;) {
    const bold = closedBold(text, line.start + at, line);
    if (bold === null) return [];
    const end = bold.end - line.start;
    const isInside = /\w/.test(said.charAt(at - 1)) || /\w/.test(said.charAt(end));
    if (!isInside && !codes.some((code) => code.start < end && at < code.end)) bolds.push(bold);
    at = said.indexOf('**', end);
  }
  return bolds;
}
