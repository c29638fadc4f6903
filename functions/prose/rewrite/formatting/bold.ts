import type { Block } from '../../text/blocks/block.ts';
import type { Source } from '../../text/source.ts';
import type { Span } from '../../text/words.ts';
import type { Edit, Proposal } from '../proposal.ts';
import { plainly } from './draft.ts';
import { linesOf, readsAsMarker } from './lines.ts';

const LEAD = 'A list in which every item starts with bold words looks machine-written.';
const TWICE = 'A heading stands out by itself, so it needs no bold.';

/** "- **Speed:** It is fast" → "- Speed: It is fast", in the items of a list; "## **Speed**" → "## Speed". */
export function proposePlainLeads({ text, blocks }: Source): Proposal[] {
  const proposals: Proposal[] = [];
  for (const list of listsOf(blocks)) proposals.push(...proposeForList(text, list));
  for (const block of blocks) {
    if (block.kind !== 'heading' || !text.startsWith('#', block.start)) continue;
    const edits = linesOf(text, block).flatMap((line) => boldsIn(text, line).flatMap(stars));
    if (edits.length > 0) proposals.push(plainly('bold-heading', TWICE, edits));
  }
  return proposals;
}

/** Items that follow each other, with those that are set in among them. */
function listsOf(blocks: readonly Block[]): Block[][] {
  const lists: Block[][] = [];
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== 'item') continue;
    if (blocks[at - 1]?.kind === 'item') lists.at(-1)?.push(block);
    else lists.push([block]);
  }
  return lists;
}

/** The labels of a list are bold, or none of them is. */
function proposeForList(text: string, list: readonly Block[]): Proposal[] {
  const proposals: Proposal[] = [];
  for (const block of list) {
    const [line] = linesOf(text, block);
    const lead = line && leadOf(text, line);
    const isLead = lead && (isSetApart(text, lead) || boldsIn(text, line).length === 1);
    if (isStressed(text, isLead ? lead.end : block.body, block.end)) return [];
    if (!isLead) continue;
    if (isOfNames(text, lead)) return [];
    proposals.push(plainly('bold-lead', LEAD, leadEdits(text, lead, block.end)));
  }
  return proposals;
}

/** "**In the kitchen**" with items of its own under it. */
const opensItems = (text: string, { start, line }: Bold): boolean =>
  indentAt(text, text.indexOf('\n', line.end) + 1) > indentAt(text, text.lastIndexOf('\n', start) + 1);

/** How far the item that opens at this line is set in; -1 where none does. */
const indentAt = (text: string, start: number): number =>
  /^([ \t]*)(?:[-*\u2022+]|\d{1,2}[.)])[ \t]/.exec(text.slice(start, start + 40))?.[1]?.length ?? -1;

/** Bold or slanting words that would stay, and then stand out where the label does not. */
const isStressed = (text: string, start: number, end: number): boolean =>
  /\*[^\s*][^*\n]*\*|(?<!\w)_[^\s_][^_\n]*_(?!\w)/.test(text.slice(start, end));

/** "**Delft University** - Netherlands", "**"Emma" by Jane Austen**": a name and a place, or the names of works. */
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

/** From the first star of the opening to behind the last of the closing. */
type Bold = Span & { marks: number; line: Span };

const LONGEST = 200;
/** At the head of an item an emoji may stand before it. */
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

/** With the punctuation that plain words need: a colon where bold type or a dash has set the lead apart. */
function leadEdits(text: string, lead: Bold, blockEnd: number): Edit[] {
  const [open, close] = stars(lead);
  if (open === undefined || close === undefined) return [];
  const rest = text.slice(lead.end, lead.line.end);
  const isClosed = /[.:!?;,]$/.test(text.slice(lead.start, close.start));
  const dash = DASH.exec(rest)?.[0];
  if (dash !== undefined) {
    const colon = isClosed ? ' ' : ': ';
    return [open, { start: close.start, end: close.end + dash.length, after: colon }];
  }
  const goesOn = rest.trim() === '' && (lead.line.end < blockEnd || opensItems(text, lead));
  return [open, goesOn && !isClosed ? { ...close, after: ':' } : close];
}

/** A label, with more behind it; other bold words of a line are set off as it is. */
const isSetApart = (text: string, { start, end, marks, line }: Bold): boolean =>
  /[.:!?]$/.test(text.slice(start, end - marks)) ||
  /^(?::|\s*$|\s+[-\u2013\u2014]|\u2014)/.test(text.slice(end, line.end));

/** A dash between the lead and what it announces. */
const DASH = /^\s+(?:[\u2013\u2014]|--?)\s+(?=\S)|^\u2014(?=\S)/;

function boldsIn(text: string, line: Span): Bold[] {
  const bolds: Bold[] = [];
  const said = text.slice(line.start, line.end);
  for (let at = said.indexOf('**'); at >= 0;) {
    const bold = closedBold(text, line.start + at, line);
    if (bold === null) return [];
    bolds.push(bold);
    at = said.indexOf('**', bold.end - line.start);
  }
  return bolds;
}
