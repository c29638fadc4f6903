import { countWords } from '#contract/words.ts';
import { findFrames } from '../../../frames/index.ts';
import type { Frame } from '../../../frames/frame.ts';
import { isRule, read } from '../../../frames/blocks.ts';
import type { Source, SourceBlock } from '../../../text/source.ts';
import type { Span } from '../../../text/words.ts';

/** The last paragraph, or the last section with its heading, and the white space before it. */
export type Conclusion = Span & {
  /** Without the words that open it. */
  sentences: readonly string[];
  /** What stands before it, sentence by sentence; headings, items and tables as a whole. */
  earlier: readonly string[];
  hasHeading: boolean;
  /** All of the text up to its end, without what a chat says before and after it. */
  whole: string;
};

const OPENING =
  /^(?:(?:in (?:conclusion|summary|closing)|to (?:conclude|sum up|summari[sz]e)),?|(?:in short|in essence|overall|ultimately|all in all),) /i;

const HEADING =
  /^(?:#{1,6}\s+)?[*_]{0,3}(?:\d{1,2}[.)]\s*)?(?:(?:in )?(?:conclusion|summary)|concluding (?:thoughts|remarks)|final thoughts|closing thoughts|wrapping (?:it )?up)[:*_]*$/i;

const MOST_PARAGRAPHS = 3;

/** What closes in a text may have been opened before it. */
const TAG = /<\/?[a-z]/i;

/** In characters: longer than the longest conclusion of the longest text. */
const TAIL = 10_000;
/** What an opening or a heading has, wherever it stands. */
const CONCLUDES =
  /(?:conclusion|summary|concluding|closing|final thoughts|wrapping|to (?:conclude|sum up|summari[sz]e)|(?:in short|in essence|overall|ultimately|all in all), )/i;

/** In a shorter text a conclusion is not yet known to say anything twice. */
const LEAST_WORDS = 150;
/** In a longer one any two words stand together somewhere, which shows nothing then. */
const MOST_WORDS = 3000;

/** Whether a text is worth reading for it. */
export function mayConclude(text: string): boolean {
  if (!CONCLUDES.test(text.slice(-TAIL))) return false;
  const words = countWords(text);
  return words >= LEAST_WORDS && words <= MOST_WORDS;
}

/** Where a text ends with what calls itself a conclusion; null where it does not. */
export function findConclusion(source: Source): Conclusion | null {
  const { text, blocks } = source;
  const frames = findFrames(source);
  const last = lastBlock(source, frames);
  const opens = openingBlock(source, last);
  const first = blocks[opens];
  const end = blocks[last]?.end;
  if (first === undefined || end === undefined) return null;
  const before = beforeBlock(source, opens);
  if (before === undefined || isLeft(source, before) || TAG.test(text.slice(before.end, end))) return null;
  const own = blocks.slice(opens, last + 1);
  const hasHeading = first.kind === 'heading';
  const paragraphs = hasHeading ? own.slice(1) : own;
  if (paragraphs.some(({ kind, sentences }) => kind !== 'paragraph' || sentences.length === 0)) return null;
  const sentences = paragraphs.flatMap((block) => block.sentences.map((sentence) => read(source, sentence)));
  const earlier = blocks.slice(0, opens).flatMap((block) => saidIn(source, block));
  // A list of what the text holds names the section that would be gone.
  if (earlier.some((line) => HEADING.test(line.trim()))) return null;
  return {
    start: before.end,
    end: trimmedEnd(text, end),
    sentences: sentences.map((sentence) => sentence.replace(OPENING, '')),
    earlier,
    hasHeading,
    whole: text.slice(endOfOpening(frames), end),
  };
}

const trimmedEnd = (text: string, end: number): number => text.slice(0, end).trimEnd().length;

/** The last block that is no offer to go on, which goes by itself. */
function lastBlock(source: Source, frames: readonly Frame[]): number {
  const offers = frames.filter(({ kind }) => kind === 'offer');
  return source.blocks.findLastIndex(
    (block) => offers.every(({ start }) => block.start < start) && !isRule(source, block),
  );
}

const endOfOpening = (frames: readonly Frame[]): number =>
  Math.max(0, ...frames.flatMap(({ kind, end }) => (kind === 'opening' ? [end] : [])));

/** A heading that says so, over no more than a few paragraphs, or a last paragraph that opens so; -1 where there is neither. */
function openingBlock(source: Source, last: number): number {
  const { blocks } = source;
  const block = blocks[last];
  if (block?.kind !== 'paragraph') return -1;
  const heading = blocks.findLastIndex(({ kind }, at) => at < last && kind === 'heading');
  const over = blocks[heading];
  if (over !== undefined && HEADING.test(read(source, over).trim()))
    return last - heading <= MOST_PARAGRAPHS ? heading : -1;
  return OPENING.test(source.text.slice(block.body, block.end)) ? last : -1;
}

/** What the conclusion follows on; a rule between the two goes with it. */
function beforeBlock(source: Source, opens: number): SourceBlock | undefined {
  const before = source.blocks[opens - 1];
  return isRule(source, before) ? source.blocks[opens - 2] : before;
}

/** A heading over nothing, or words that lead to what would be gone. */
const isLeft = (source: Source, block: SourceBlock): boolean =>
  block.kind === 'heading' || read(source, block).trimEnd().endsWith(':');

const saidIn = (source: Source, block: SourceBlock): string[] =>
  block.sentences.length > 0
    ? block.sentences.map((sentence) => read(source, sentence))
    : [read(source, { start: block.body, end: block.end })];
