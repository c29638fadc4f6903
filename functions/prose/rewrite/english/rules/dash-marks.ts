import type { Span } from '../../../text/words.ts';
import { hasTag, isMark } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Token } from '../grammar/tokens.ts';

export const DASH_REASON =
  'A comma or a full stop does what this dash does; a page full of dashes reads as a machine’s.';

export const isDash = (token: Token | undefined): boolean =>
  token?.kind === 'mark' && (token.lower === '\u2014' || (token.lower === '\u2013' && token.gap === 'space'));

export const hasComma = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some((token) => isMark(token, ',;:('));

/** The dash with the spaces on both its sides. */
export function gapOf(tokens: readonly Token[], at: number): Span | null {
  const before = tokens[at - 1];
  const dash = tokens[at];
  const next = tokens[at + 1];
  if (!before || !dash || !next || dash.held || dash.gap === 'other' || next.gap === 'other') return null;
  if ((before.kind === 'mark' && before.lower !== ')') || next.kind === 'mark') return null;
  return { start: before.end, end: next.start };
}

/** "which", "who", "whose"; not "that", which never stands behind a comma, nor "what". */
export const isRelative = (token: Token): boolean =>
  hasTag(token, Tag.Relative) && token.lower !== 'that' && token.lower !== 'what';
