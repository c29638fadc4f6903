import type { Source } from '../text/source.ts';
import { findWords, type Span } from '../text/words.ts';
import { leans, read } from './blocks.ts';
import type { Frame } from './frame.ts';

/** Sentences that announce what the next one says anyway. */
const EMPTY =
  /^(?:(?:so|now|with that (?:said|in mind)|without further ado),? )?let['\u2019]s (?:dive (?:right )?(?:in|into (?:it|the details))|get (?:right )?(?:started|into it)|dig in|jump (?:right )?in|(?:take|have) a (?:closer |deeper )?look|explore(?: further)?|break (?:it|this|that) down(?: step[ -]by[ -]step)?|work through (?:this|it)(?: step[ -]by[ -]step)?)[.!]$/i;

const OF_ITSELF =
  /^(?:in this (?:essay|article|(?:blog )?post|guide|piece|tutorial),? (?:we|I)(?:['\u2019]ll| will| shall)? |this (?:essay|article|(?:blog )?post|guide|piece|tutorial) (?:will )?)(?:explores?|examines?|discuss(?:es)?|looks? (?:at|into)|delves? into|covers?|dives? into|takes? a (?:closer|deeper) look at|walks? (?:you )?through)\b[^.!?:;"\u201c()]*\.$/i;

/** Words which show that a description of the text also makes a statement. */
const STATES =
  /\b(?:argu|claim|contend|conclud|propos|show|demonstrat|because|not|never|must|should|only|\d)/i;

const ITS_OWN = new Set(
  (
    'this essay article blog post guide piece tutorial will shall explore explores examine examines discuss discusses look looks delve delves cover covers dive dives ' +
    'take takes closer deeper walk walks through various ways many aspects different several into about including such what which when where with from their there ' +
    'everything need know'
  ).split(' '),
);

export const isEmpty = (sentence: string): boolean => EMPTY.test(sentence);

/** Finds sentences that only announce what follows. */
export function findAnnouncements(source: Source, within: Span): Frame[] {
  const frames: Frame[] = [];
  for (const [at, block] of source.blocks.entries()) {
    if (block.kind !== 'paragraph' || block.start < within.start || block.end > within.end) continue;
    for (const [place, sentence] of block.sentences.entries()) {
      const said = read(source, sentence);
      if (!isEmpty(said) && !repeats(source, said)) continue;
      const next = block.sentences[place + 1];
      if (next !== undefined && leans(read(source, next))) continue;
      const span = cutOf(source, at, place);
      if (span !== null && span.start >= (frames.at(-1)?.end ?? 0))
        frames.push({ kind: 'announcement', ...span, after: '' });
    }
  }
  return frames;
}

/** Whether a sentence describes the text in words that the rest of the text also has. */
function repeats({ text }: Source, sentence: string): boolean {
  if (!OF_ITSELF.test(sentence) || STATES.test(sentence)) return false;
  const known = new Set(wordsOf(text.replace(sentence, ' ')).map(stemOf));
  return wordsOf(sentence).every(
    (word) => word.length < 4 || ITS_OWN.has(word.toLowerCase()) || known.has(stemOf(word)),
  );
}

/** Span of a sentence and the white space next to it; null for a sentence alone in its block unless a paragraph follows. */
function cutOf({ blocks }: Source, at: number, place: number): Span | null {
  const block = blocks[at];
  const sentence = block?.sentences[place];
  if (block === undefined || sentence === undefined) return null;
  const before = block.sentences[place - 1];
  const next = block.sentences[place + 1];
  if (next !== undefined) return { start: sentence.start, end: next.start };
  if (before !== undefined) return { start: before.end, end: sentence.end };
  const following = blocks[at + 1];
  return following?.kind === 'paragraph' ? { start: block.start, end: following.start } : null;
}

const wordsOf = (text: string): string[] =>
  findWords(text).map(({ start, end }) => text.slice(start, end).replace(/['\u2019]s$/, ''));

const stemOf = (word: string): string => word.toLowerCase().replace(/(?:ies|ing|ed|es|s|e|y)$/, '');
