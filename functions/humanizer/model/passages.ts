import type { HumanizeOptions, Strength } from '#contract/humanize.ts';
import { countWords } from '#contract/words.ts';
import {
  estimate,
  overlaps,
  readSource,
  signals,
  type SignalName,
  type Source,
  type Span,
} from '#prose/index.ts';
import type { Chosen } from '#prose/rewrite/index.ts';
import { startOf } from '#prose/rewrite/proposal.ts';
import { isOnePiece, isVerse } from '#prose/rewrite/verse.ts';
import { findHeld, type Held, hidden, type Masks, masked, nameOfMask } from './masks.ts';
import type { NamesOption } from './names.ts';

/** A sentence as a model sees it, with its span in the stretch. */
export type Numbered = Span & { number: number; text: string };

/** A paragraph or an item of a list, with the heading above it. */
export type Paragraph = { heading: string | null; sentences: readonly Numbered[] };

/** Consecutive paragraphs for one question. `start` and `end` are offsets in the text; all spans inside are relative to the stretch. */
export type Stretch = Span & {
  source: Source;
  paragraphs: readonly Paragraph[];
  masks: Masks;
  /** Surrounding text that the model only reads. */
  before: string;
  after: string;
  /** Numbers of the sentences to reword; null for all. */
  asked: ReadonlySet<number> | null;
};

export const sentencesIn = ({ paragraphs }: Stretch): Numbered[] =>
  paragraphs.flatMap(({ sentences }) => sentences);

/** Approximate maximum of words per question. */
const wordsOfQuestion = 400;
/** Limits the calls for a long text. */
const mostQuestions = 80;
const context = 300;
const fewestWords = 5;
const longest = 1_200;
/** At strength light, the minimum score of machine-like signs in a sentence that a model is asked about. */
const surely = 2;
/** Estimated probability from which "balanced" becomes "strong", so that such a text does not come back almost unchanged. */
const surelyMachines = 0.9;
/** Score per 100 words from which the whole text counts as machine-like. */
const enough = 0.5;

type Ruled = Pick<Chosen, 'proposals' | 'outcome'> & { source: Source; cuts: readonly Span[] };
/** `wanted`: sentences to ask about. `bridge`: words of the blocks after the group, which count if another one joins. */
type Group = Span & { words: number; bridge: number; wanted: Span[] };

/** `strength`: as requested, or strong where balanced would change too little. `isMachines`: the text surely reads machine-written. */
export type Asked = { stretches: Stretch[]; isCut: boolean; strength: Strength; isMachines: boolean };

/**
 * Finds what a model is asked about. Strong, and balanced for a text that surely reads machine-written: all prose. Balanced: all
 * prose where the text as a whole sounds like a machine, else the passages that do. Light: sentences that surely do.
 */
export async function findStretches(
  { source, proposals, outcome, cuts }: Ruled,
  { strength: wished = 'balanced', frozen = [] }: HumanizeOptions,
  names: NamesOption,
): Promise<Asked> {
  if (outcome === 'not English' || outcome === 'nothing to read')
    return { stretches: [], isCut: false, strength: wished, isMachines: false };
  const judged = await estimate(source.text);
  const { verdict } = judged;
  const isMachines = 'probability' in judged && judged.probability >= surelyMachines;
  const strength = wished === 'balanced' && isMachines ? 'strong' : wished;
  const tells = tellsAt(source.text, proposals);
  const tellIn = ({ start, end }: Span): number =>
    tells.reduce((sum, { at, tell }) => sum + (at >= start && at < end ? tell : 0), 0);
  const all = Math.max(1, countWords(source.text));
  const tellsEnough = (tells.reduce((sum, { tell }) => sum + tell, 0) * 100) / all >= enough;
  const isMachineLike = verdict === 'reads_machine' || tellsEnough;
  const wantedOf = (sentences: readonly Span[], whole: Span): readonly Span[] => {
    if (strength === 'strong') return sentences;
    if (strength === 'balanced') return isMachineLike || tellIn(whole) > 0 ? sentences : [];
    return sentences.filter((sentence) => tellIn(sentence) >= surely);
  };
  const groups: Group[] = [];
  /** The group that the next paragraph may join. */
  let last: Group | undefined;
  for (const block of source.blocks) {
    if (block.kind === 'heading') continue;
    const { start, end, sentences } = block;
    const wanted = canBeReworded(source.text, block) ? wantedOf(sentences, block) : [];
    const words = countWords(source.text.slice(start, end));
    if (cuts.some((cut) => overlaps(cut, block))) last = undefined;
    else if (wanted.length === 0) {
      if (last !== undefined) last.bridge += words;
    } else if (last !== undefined && last.words + last.bridge + words <= wordsOfQuestion) {
      last.end = end;
      last.words += last.bridge + words;
      last.bridge = 0;
      last.wanted.push(...wanted);
    } else groups.push((last = { start, end, words, bridge: 0, wanted: [...wanted] }));
  }
  // Searched in the whole text: half a name at the edge of a stretch would not be recognised.
  const held = findHeld(source, frozen, names);
  const stretches: Stretch[] = [];
  let number = 1;
  for (const group of groups.slice(0, mostQuestions)) {
    if (group.words < fewestWords) continue;
    const stretch = stretchOf(source.text, group, number, held);
    if (stretch.asked.size === 0) continue;
    const { length } = sentencesIn(stretch);
    number += length;
    stretches.push(stretch.asked.size === length ? { ...stretch, asked: null } : stretch);
  }
  return { stretches, isCut: groups.length > mostQuestions, strength, isMachines };
}

/** Returns the paragraph of a sentence, to ask about that sentence alone; null if a model cannot be shown it. */
export function stretchAround(
  source: Source,
  sentence: Span,
  frozen: readonly string[],
  names: NamesOption,
): Stretch | null {
  const block = source.blocks.find(({ start, end }) => sentence.start >= start && sentence.end <= end);
  if (block === undefined || !canBeAsked(source.text, block)) return null;
  const { start, end } = block;
  const held = findHeld(source, frozen, names);
  const stretch = stretchOf(source.text, { start, end, wanted: [sentence] }, 1, held);
  return stretch.asked.size === 1 ? stretch : null;
}

function stretchOf(
  whole: string,
  { start, end, wanted }: Omit<Group, 'words' | 'bridge'>,
  first: number,
  held: readonly Held[],
): Stretch & { asked: ReadonlySet<number> } {
  const source = readSource(whole.slice(start, end));
  const own = held.flatMap((span) =>
    span.start < end && span.end > start
      ? { kind: span.kind, start: span.start - start, end: span.end - start }
      : [],
  );
  const masks = new Map<string, string>();
  const asked = new Set<number>();
  let number = first;
  let heading: string | null = null;
  const isWanted = (span: Span) => wanted.some((each) => each.start - start === span.start);
  const paragraphs = source.blocks.flatMap((block): Paragraph[] => {
    if (block.kind === 'heading') heading = hidden(source.text, { start: block.body, end: block.end }, own);
    if (!canBeReworded(source.text, block) && !block.sentences.some(isWanted)) return [];
    const sentences = block.sentences.flatMap((span): Numbered[] => {
      const said = masked(source.text, span, own, masks);
      if (said === null) return [];
      if (isWanted(span)) asked.add(number);
      return [{ ...span, number: number++, text: said }];
    });
    if (sentences.length === 0) return [];
    const above = heading;
    heading = null;
    return [{ heading: above, sentences }];
  });
  // Hidden from the judge, which reads the whole stretch.
  const unread = source.blocks.flatMap(({ kind, body, end: last }) => {
    const isDivider = kind === 'other' && !/\p{L}/u.test(source.text.slice(body, last));
    return isDivider || kind === 'paragraph' || kind === 'item' || kind === 'heading'
      ? []
      : [{ kind: 'words' as const, start: body, end: last }];
  });
  const known = new Set(masks.values());
  for (const span of [...own, ...unread]) {
    const text = source.text.slice(span.start, span.end);
    if (text.trim() !== '' && !known.has(text)) masks.set(nameOfMask(span.kind, masks), text);
    known.add(text);
  }
  return {
    start,
    end,
    source,
    paragraphs,
    masks,
    before: lastParagraph(hidden(whole, { start: Math.max(0, start - context), end: start }, held)),
    after: firstParagraph(hidden(whole, { start: end, end: Math.min(whole.length, end + context) }, held)),
    asked,
  };
}

const paragraphsOf = (text: string): string[] => text.trim().split(/\n\s*\n/);
const lastParagraph = (text: string): string => paragraphsOf(text).at(-1) ?? '';
const firstParagraph = (text: string): string => paragraphsOf(text)[0] ?? '';

/** Signals that machines show more often than people. */
const habits: ReadonlySet<SignalName> = new Set([
  'connectives',
  'dashes',
  'ing_clauses',
  'nominalisations',
  'threes',
]);
/** Score of a habit where the text has more of it than nine in ten human texts (`ofHabit`), and otherwise (`ofOneHabit`). */
const ofHabit = 0.5;
const ofOneHabit = 0.1;

/** Finds machine-like places, in order. Repeated matches of one list row in a sentence count once. */
function tellsAt(text: string, proposals: Chosen['proposals']): { at: number; tell: number }[] {
  const tells: { at: number; tell: number }[] = [];
  const seen = new Set<string>();
  for (const proposal of proposals) {
    const { sentence, line, likeness: tell } = proposal;
    const key = `${sentence} ${line}`;
    if (tell === 0 || (line !== null && seen.has(key))) continue;
    seen.add(key);
    tells.push({ at: startOf(proposal), tell });
  }
  for (const { name, place, spans } of signals(text).signals) {
    if (name !== 'markers' && !habits.has(name)) continue;
    const tell = name === 'markers' ? 1 : place === 'above' ? ofHabit : ofOneHabit;
    for (const { start } of spans) tells.push({ at: start, tell });
  }
  return tells.toSorted((one, other) => one.at - other.at);
}

const canBeReworded = (text: string, block: Source['blocks'][number]): boolean =>
  (block.kind === 'paragraph' || block.kind === 'item') &&
  block.sentences.length > 0 &&
  canBeAsked(text, block) &&
  !isVerse(text, block);

function canBeAsked(text: string, { start, end, sentences }: Span & { sentences: readonly Span[] }): boolean {
  const isLong = sentences.some((sentence) => sentence.end - sentence.start > longest);
  return !isLong && isOnePiece(text.slice(start, end));
}
