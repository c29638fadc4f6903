import type { FactKind } from '#contract/humanize.ts';
import { type Fact, findFrozen, findProtected, type Source, type Span } from '#prose/index.ts';

/** A stretch that a model does not see and cannot change. */
export type Held = Span & { kind: Exclude<FactKind, 'negation'> | 'words' };

const open = '\u27e6';
const close = '\u27e7';
const brackets = /[\u27e6\u27e7]/;
const mark = /\u27e6[^\u27e6\u27e7]*\u27e7/g;

/** Numbers, names, quotations, links, code and the person's own frozen words, in order and apart. */
export function findHeld(
  { text, blocks }: Source,
  facts: readonly Fact[],
  frozen: readonly string[],
): Held[] {
  const found: Held[] = [];
  for (const { kind, start, end } of facts) if (kind !== 'negation') found.push({ kind, start, end });
  for (const { start, end } of findFrozen(text, { start: 0, end: text.length }, frozen)) {
    found.push({ kind: 'words', start, end });
  }
  for (const { body, end: last } of blocks) {
    for (const { start, end } of findProtected(text, body, last)) found.push({ kind: 'words', start, end });
  }
  const held: Held[] = [];
  for (const each of found.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    const last = held.at(-1);
    if (last !== undefined && each.start < last.end) last.end = Math.max(last.end, each.end);
    else held.push({ ...each });
  }
  return held;
}

/** A stretch of the text with placeholders, and what they stand for; null where it cannot be told from one. */
export function maskedOf(text: string, { start, end }: Span, held: readonly Held[]): Masked | null {
  if (brackets.test(text.slice(start, end))) return null;
  let masked = '';
  let at = start;
  const kept = new Map<string, string>();
  for (const span of held) {
    if (span.end <= start || span.start >= end) continue;
    if (span.start < start || span.end > end) return null;
    const name = `${open}${span.kind} ${kept.size + 1}${close}`;
    kept.set(name, text.slice(span.start, span.end));
    masked += text.slice(at, span.start) + name;
    at = span.end;
  }
  return { text: masked + text.slice(at, end), kept };
}

export type Masked = { text: string; kept: ReadonlyMap<string, string> };

/** The same for what is only to be read. */
export function hiddenOf(text: string, { start, end }: Span, held: readonly Held[]): string {
  let hidden = '';
  let at = start;
  for (const span of held) {
    if (span.end <= at || span.start >= end) continue;
    hidden += `${text.slice(at, Math.max(at, span.start))}${open}${span.kind}${close}`;
    at = span.end;
  }
  return hidden + text.slice(Math.min(at, end), end);
}

/** A wording with what its placeholders stand for; null unless each stands there once. */
export function unmasked(wording: string, { kept }: Masked): string | null {
  const marks: string[] = wording.match(mark) ?? [];
  const isWhole = marks.length === kept.size && [...kept.keys()].every((name) => marks.includes(name));
  if (!isWhole) return null;
  const text = wording.replaceAll(mark, (name) => kept.get(name) ?? '');
  return brackets.test(text) ? null : text;
}

/** Words of a sentence or a wording of it, with its placeholders for what a model does not see. */
export function wordsMasked(words: string, { kept }: Masked): string {
  let masked = words;
  for (const [name, held] of kept)
    masked = words !== '' && held.includes(words) ? name : masked.replaceAll(held, name);
  return masked;
}
