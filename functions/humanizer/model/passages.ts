import type { HumanizeOptions } from '#contract/humanize.ts';
import { countWords } from '#contract/words.ts';
import { estimate, readSource, signals, type SignalName, type Source, type Span } from '#prose/index.ts';
import type { Chosen } from '#prose/rewrite/index.ts';
import { startOf } from '#prose/rewrite/proposal.ts';
import { isVerse } from '#prose/rewrite/verse.ts';
import { findHeld, type Held, hidden, type Masks, masked } from './masks.ts';

/** A sentence as a model sees it, with its place in the stretch. */
export type Numbered = Span & { number: number; text: string };

/** A paragraph or an item of a list, with the heading above it. */
export type Paragraph = { heading: string | null; sentences: readonly Numbered[] };

/** One question's worth: paragraphs that follow one another, in places of their stretch of the text. */
export type Stretch = Span & {
  source: Source;
  paragraphs: readonly Paragraph[];
  masks: Masks;
  /** What stands around it, to be read. */
  before: string;
  after: string;
  /** The sentences to reword; null for all. */
  asked: ReadonlySet<number> | null;
};

/** Words to a question, about. */
const wordsOfQuestion = 400;
/** A longer text would take too many calls. */
const mostQuestions = 80;
const context = 300;
const fewestWords = 5;
const longest = 1_200;
/** Shorter lines are verse, an address or a list, whose breaks mean something. */
const shortestWrapped = 50;
/** How much in a sentence must sound like a machine before a model is asked about it at light. */
const surely = 2;
/** So much of it in 100 words, and the whole text sounds like a machine. */
const enough = 0.5;

type Ruled = Pick<Chosen, 'proposals' | 'outcome'> & { source: Source; cuts: readonly Span[] };
type Group = { start: number; end: number; words: number; wanted: Span[] | null };

export type Asked = { stretches: Stretch[]; isCut: boolean };

/**
 * What a model is asked about. Strong: every passage of prose. Balanced: all where the text as a whole sounds like a machine, else the
 * passages that do. Light: sentences that surely do.
 */
export async function findStretches(
  { source, proposals, outcome, cuts }: Ruled,
  { strength = 'balanced', frozen = [] }: HumanizeOptions,
): Promise<Asked> {
  const none = { stretches: [], isCut: false };
  if (outcome === 'not English' || outcome === 'nothing to read') return none;
  const { verdict } = await estimate(source.text);
  const tells = tellsAt(source.text, proposals);
  const tellIn = ({ start, end }: Span): number =>
    tells.reduce((sum, { at, tell }) => sum + (at >= start && at < end ? tell : 0), 0);
  const words = Math.max(1, countWords(source.text));
  const tellsEnough = (tells.reduce((sum, { tell }) => sum + tell, 0) * 100) / words >= enough;
  const isMachineLike = verdict === 'reads_machine' || tellsEnough;
  const wantedOf = (sentences: readonly Span[], whole: Span): Span[] | null | undefined => {
    if (strength === 'strong') return null;
    if (strength === 'balanced') return isMachineLike || tellIn(whole) > 0 ? null : undefined;
    const sure = sentences.filter((sentence) => tellIn(sentence) >= surely);
    return sure.length === 0 ? undefined : sure;
  };
  const groups: Group[] = [];
  let isOpen = false;
  for (const block of source.blocks) {
    if (block.kind === 'heading') continue;
    const followed = isOpen;
    isOpen = false;
    if (block.kind !== 'paragraph' && block.kind !== 'item') continue;
    const { start, end, sentences } = block;
    const isCutOut = cuts.some((cut) => cut.start < end && cut.end > start);
    if (isCutOut || sentences.length === 0 || !canBeAsked(source.text, block) || isVerse(source.text, block))
      continue;
    const wanted = wantedOf(sentences, block);
    if (wanted === undefined) continue;
    const own = countWords(source.text.slice(start, end));
    const last = followed ? groups.at(-1) : undefined;
    isOpen = true;
    if (last !== undefined && last.words + own <= wordsOfQuestion) {
      last.end = end;
      last.words += own;
      last.wanted?.push(...(wanted ?? []));
    } else groups.push({ start, end, words: own, wanted });
  }
  // Read in the whole text: where a stretch is cut off, half a name would not be known for one.
  const held = findHeld(source, frozen);
  const stretches: Stretch[] = [];
  let number = 1;
  for (const group of groups.slice(0, mostQuestions)) {
    if (group.words < fewestWords) continue;
    const stretch = stretchOf(source.text, group, number, held);
    if (stretch.paragraphs.length === 0) continue;
    number += stretch.paragraphs.reduce((sum, { sentences }) => sum + sentences.length, 0);
    stretches.push(stretch);
  }
  return { stretches, isCut: groups.length > mostQuestions };
}

function stretchOf(
  text: string,
  { start, end, wanted }: Group,
  first: number,
  held: readonly Held[],
): Stretch {
  const source = readSource(text.slice(start, end));
  const own = held.flatMap((span) =>
    span.start < end && span.end > start
      ? { kind: span.kind, start: span.start - start, end: span.end - start }
      : [],
  );
  const masks = new Map<string, string>();
  const asked = new Set<number>();
  let number = first;
  let heading: string | null = null;
  const paragraphs = source.blocks.flatMap((block): Paragraph[] => {
    if (block.kind === 'heading') heading = hidden(source.text, { start: block.body, end: block.end }, own);
    const sentences = block.sentences.flatMap((span): Numbered[] => {
      const said = masked(source.text, span, own, masks);
      if (said === null) return [];
      if (wanted?.some((each) => each.start - start === span.start) === true) asked.add(number);
      return [{ ...span, number: number++, text: said }];
    });
    if (sentences.length === 0) return [];
    const above = heading;
    heading = null;
    return [{ heading: above, sentences }];
  });
  return {
    start,
    end,
    source,
    paragraphs,
    masks,
    before: lastParagraph(hidden(text, { start: Math.max(0, start - context), end: start }, held)),
    after: firstParagraph(hidden(text, { start: end, end: Math.min(text.length, end + context) }, held)),
    asked: wanted === null ? null : asked,
  };
}

const paragraphsOf = (text: string): string[] => text.trim().split(/\n\s*\n/);
const lastParagraph = (text: string): string => paragraphsOf(text).at(-1) ?? '';
const firstParagraph = (text: string): string => paragraphsOf(text)[0] ?? '';

/** What machines do more often than people: counted where a text has more of it than nine in ten of people's. */
const habits: ReadonlySet<SignalName> = new Set([
  'connectives',
  'dashes',
  'ing_clauses',
  'nominalisations',
  'threes',
]);
const ofHabit = 0.5;

/** Where something sounds like a machine, in order. What a line of a list finds twice in a sentence counts once. */
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
    const tell = name === 'markers' ? 1 : place === 'above' && habits.has(name) ? ofHabit : 0;
    if (tell > 0) for (const { start } of spans) tells.push({ at: start, tell });
  }
  return tells.toSorted((one, other) => one.at - other.at);
}

function canBeAsked(text: string, { start, end, sentences }: Span & { sentences: readonly Span[] }): boolean {
  if (sentences.some((sentence) => sentence.end - sentence.start > longest)) return false;
  const lines = text.slice(start, end).split('\n');
  return lines.every((line, at) => at === lines.length - 1 || line.length >= shortestWrapped);
}
