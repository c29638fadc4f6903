import type { Source } from '../../text/source.ts';
import { type Span, trimmed } from '../../text/words.ts';
import type { Edit, Proposal } from '../proposal.ts';
import { plainly } from './draft.ts';
import { linesOf, readsAsMarker } from './lines.ts';

const REASON = 'Chatbots like to start lines with an emoji. The text works without it.';

const ONE =
  '(?:(?![\\u00a9\\u00ae\\u2122])\\p{Extended_Pictographic})(?:[\\ufe0e\\ufe0f]|[\\u{1f3fb}-\\u{1f3ff}]|\\u200d\\p{Extended_Pictographic})*';
const HEAD = new RegExp(`^(?:\\d{1,3}[.)][^\\S\\n]+)?(?:\\*\\*)?((?:${ONE}[^\\S\\n]*)+)`, 'u');
const TAIL = new RegExp(`(?:[^\\S\\n]*${ONE})+(?=\\**$)`, 'u');

/** Emoji that mean right and wrong, more and less. If any of them is not a check mark, none of them is decoration. */
const SAYING =
  /[\u2705\u2714\u2611\u274c\u2716\u274e\u{1f6ab}\u26d4\u{1f44d}\u{1f44e}\u{1f534}\u{1f7e0}-\u{1f7eb}\u{1f535}\u26aa\u26ab\u2b06\u2b07\u2197\u2198\u{1f53a}\u{1f53b}\u{1f4c8}\u{1f4c9}]/u;
const RIGHT = /[\u2705\u2714\u2611]/u;
/** "🔴 = high", "🟡: medium": a legend explains the emoji. */
const EXPLAINED = /^(?:[:=]|[-\u2013\u2014]\s)/;

const LONGEST_TAIL = 40;

type Found = { edit: Edit; emoji: string };

/** Removes emoji at the head of lines, items and headings, and at the end of headings. */
export function proposeWithoutEmoji({ text, blocks }: Source): Proposal[] {
  const found: Found[] = [];
  for (const block of blocks) {
    const { kind } = block;
    if (kind !== 'paragraph' && kind !== 'item' && kind !== 'heading') continue;
    const lines = linesOf(text, block);
    for (const line of lines) {
      const head = headOf(text, line);
      if (head !== null) found.push({ ...head, edit: asItem(text, line, head.edit) });
      const tail = kind === 'heading' ? tailOf(text, line) : null;
      if (tail !== null && tail.edit.start >= (head?.edit.end ?? 0)) found.push(tail);
    }
  }
  const areSaying = found.some(({ emoji }) => SAYING.test(emoji) && !RIGHT.test(emoji));
  return found
    .filter(({ emoji }) => !areSaying || !SAYING.test(emoji))
    .map(({ edit }) => plainly('emoji', REASON, [edit]));
}

function headOf(text: string, line: Span): Found | null {
  const said = text.slice(line.start, line.end);
  const [whole, emoji] = HEAD.exec(said) ?? [];
  if (whole === undefined || emoji === undefined) return null;
  const rest = said.slice(whole.length);
  if (!/[\p{L}\p{N}]/u.test(rest) || EXPLAINED.test(rest)) return null;
  if (whole === emoji && readsAsMarker(rest)) return null;
  const start = line.start + whole.length - emoji.length;
  return { emoji, edit: { start, end: line.start + whole.length, after: '' } };
}

function tailOf(text: string, line: Span): Found | null {
  const last = text.slice(Math.max(line.start, line.end - LONGEST_TAIL), line.end);
  const [emoji] = TAIL.exec(last) ?? [];
  if (emoji === undefined || emoji.length === last.length) return null;
  const end = line.end - (/\**$/.exec(last)?.[0].length ?? 0);
  return { emoji, edit: { start: end - emoji.length, end, after: '' } };
}

/** Adjacent lines that each start with an emoji are a list, so the emoji becomes a list marker. */
function asItem(text: string, line: Span, edit: Edit): Edit {
  const before = text.slice(text.lastIndexOf('\n', edit.start) + 1, edit.start);
  if (before.trim() !== '') return edit;
  const isListed = [lineBefore(text, line), lineAfter(text, line)].some(
    (next) => next !== null && headOf(text, next) !== null,
  );
  return isListed ? { ...edit, after: '- ' } : edit;
}

function lineBefore(text: string, { start }: Span): Span | null {
  const end = text.lastIndexOf('\n', start - 1);
  return end <= 0 ? null : trimmed(text, { start: text.lastIndexOf('\n', end - 1) + 1, end });
}

function lineAfter(text: string, { end }: Span): Span | null {
  const start = text.indexOf('\n', end) + 1;
  if (start === 0) return null;
  const stop = text.indexOf('\n', start);
  return trimmed(text, { start, end: stop < 0 ? text.length : stop });
}
