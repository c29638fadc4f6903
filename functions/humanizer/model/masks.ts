import type { FactKind } from '#contract/humanize.ts';
import {
  asPattern,
  factsOf,
  findFrozen,
  findProtected,
  overlaps,
  type Source,
  type Span,
} from '#prose/index.ts';
import type { NamesOption } from './names.ts';

/** A span that a model does not see and cannot change. */
export type Held = Span & { kind: Exclude<FactKind, 'negation'> | 'words' };

/** Maps the placeholders of a question to the text that they replace. */
export type Masks = ReadonlyMap<string, string>;

const open = '\u27e6';
const close = '\u27e7';
const brackets = /[\u27e6\u27e7]/;
const shortMark = /^\u27e6(?:name|number|date) /;
const mark = /\u27e6[^\u27e6\u27e7]*\u27e7/g;

/** Facts that are never reworded. Names, numbers and dates are hidden only where the settings say so. */
const toTheLetter: ReadonlySet<FactKind> = new Set(['quotation', 'link', 'citation']);

/** Finds quotations, links, citations, code and frozen words (names, numbers and dates too if hidden), in order and without overlap. */
export function findHeld(source: Source, frozen: readonly string[], names: NamesOption): Held[] {
  const { text, blocks } = source;
  const found: Held[] = [];
  for (const { kind, start, end } of factsOf(source))
    if (kind !== 'negation' && (names === 'hidden' || toTheLetter.has(kind)))
      found.push({ kind, start, end });
  const spans = findFrozen(text, { start: 0, end: text.length }, frozen);
  for (const { body, end } of blocks) spans.push(...findProtected(text, body, end));
  for (const { start, end } of spans) found.push({ kind: 'words', start, end });
  const held: Held[] = [];
  for (const each of found.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    const last = held.at(-1);
    if (last !== undefined && each.start < last.end) last.end = Math.max(last.end, each.end);
    else held.push({ ...each });
  }
  return held;
}

/** Returns the next placeholder. */
export const nameOfMask = (kind: Held['kind'], masks: Masks): string =>
  `${open}${kind} ${masks.size + 1}${close}`;

/** Returns a sentence with placeholders, added to `masks`; null if it has placeholder brackets or only part of a hidden span. */
export function masked(
  text: string,
  { start, end }: Span,
  held: readonly Held[],
  masks: Map<string, string>,
): string | null {
  if (brackets.test(text.slice(start, end))) return null;
  const inside = held.filter((span) => overlaps(span, { start, end }));
  if (inside.some((span) => span.start < start || span.end > end)) return null;
  let said = '';
  let at = start;
  for (const span of inside) {
    const name = nameOfMask(span.kind, masks);
    masks.set(name, text.slice(span.start, span.end));
    said += text.slice(at, span.start) + name;
    at = span.end;
  }
  return said + text.slice(at, end);
}

/** Returns context that is only read, with placeholders that have no number. */
export function hidden(text: string, { start, end }: Span, held: readonly Held[]): string {
  let said = '';
  let at = start;
  for (const span of held) {
    if (span.end <= at || span.start >= end) continue;
    said += `${text.slice(at, Math.max(at, span.start))}${open}${span.kind}${close}`;
    at = span.end;
  }
  return said + text.slice(Math.min(at, end), end);
}

/** Puts the hidden text back into a wording; null if it has a placeholder twice or one that its source lacks. */
export function unmasked(wording: string, own: string, masks: Masks): string | null {
  const marks: string[] = wording.match(mark) ?? [];
  const known: string[] = own.match(mark) ?? [];
  if (new Set(marks).size < marks.length || !marks.every((name) => known.includes(name))) return null;
  const text = wording.replaceAll(mark, (name) => masks.get(name) ?? '');
  return brackets.test(text) ? null : text;
}

/** Finds hidden text and its placeholder. `short`: hidden names, numbers and dates, of which a part is hidden too. */
type Finder = {
  pattern: RegExp;
  names: ReadonlyMap<string, string>;
  short: readonly (readonly [name: string, held: string])[];
};

/** Built once for all words of a passage. */
const finders = new WeakMap<Masks, Finder>();

/** Finds the longest hidden text first, but none within a longer number, nor frozen words within a longer word. */
function finderOf(masks: Masks): Finder {
  const each = [...masks]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([name, held]) => {
      const end = shortMark.test(name) ? '\\p{N}' : '\\p{L}\\p{N}';
      const inner = new RegExp(`[${end}]`, 'u');
      const before = inner.test(held.charAt(0)) ? `(?<![${end}])` : '';
      const behind = inner.test(held.charAt(held.length - 1)) ? `(?![${end}])` : '';
      return before + asPattern(held) + behind;
    });
  const finder = {
    pattern: new RegExp(each.join('|'), 'gu'),
    names: new Map([...masks].map(([name, held]) => [held, name])),
    short: [...masks].filter(([name]) => shortMark.test(name)).toReversed(),
  };
  finders.set(masks, finder);
  return finder;
}

/** Replaces hidden text by its placeholders in a text, or in words of it or of a wording. */
export function wordsMasked(words: string, masks: Masks): string {
  if (words === '' || masks.size === 0) return words;
  const { pattern, names, short } = finders.get(masks) ?? finderOf(masks);
  const [whole] = short.find(([, held]) => held.includes(words)) ?? [];
  return whole ?? words.replaceAll(pattern, (held) => names.get(held) ?? held);
}
