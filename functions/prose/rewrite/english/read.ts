import type { Block } from '../../text/blocks.ts';
import { isApostrophe } from '../../text/characters.ts';
import { findProtected } from '../../text/protected.ts';
import { findSentences, type Span } from '../../text/sentences.ts';
import { isEnglish } from './knows.ts';
import { findFrozen } from '../../text/frozen.ts';
import type { Settings } from '../options.ts';
import type { Proposal } from '../proposal.ts';
import type { Lengths } from '../rhythm.ts';
import { proposePhrase } from './rules/phrases.ts';
import { SENTENCE_RULES } from './rules/index.ts';
import { proposeSwap } from './rules/swaps.ts';
import type { Scene } from './context.ts';
import { spellBritish } from './spelling.ts';
import { tokenise, type Sentence } from './tokens.ts';
import { isVerse } from './verse.ts';

type Reading = {
  text: string;
  block: Block;
  settings: Settings;
  proposals: Proposal[];
  /** Words per sentence of the document, in order: a sentence's index is its place here. */
  lengths: Lengths;
  turns: Map<string, number>;
  /** Whether the document has a curly apostrophe anywhere: asked once, since each block would have to read it all. */
  curly: boolean;
  british: boolean;
};

const LONG_ENOUGH_TO_JUDGE = 12;

/** Beyond this many words and marks it is no sentence, and rules that look across it would take too long. */
const LONGEST_SENTENCE = 300;

/** Everything that every rule proposes for one block. */
export function readBlock({
  text,
  block,
  settings,
  proposals,
  lengths,
  turns,
  curly,
  british,
}: Reading): void {
  if (block.kind !== 'paragraph' && block.kind !== 'item') return;
  if (isVerse(text, block)) return;
  const held = mergeSpans(
    findProtected(text, block.body, block.end),
    findFrozen(text, block, settings.frozen),
  );
  const sentences = readSentences(text, block, held, lengths);
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  if (words >= LONG_ENOUGH_TO_JUDGE && !isEnglish(text, block.body, block.end)) return;
  const scene: Scene = {
    text,
    settings,
    kind: block.kind,
    sentences,
    turns,
    apostrophe: apostropheOf(text, block, curly),
    past: null,
    propose: (proposal) => {
      proposals.push(british ? spellBritish(proposal) : proposal);
    },
  };
  for (const sentence of sentences) {
    for (let at = 0; at < sentence.tokens.length; at++) {
      const entry = sentence.tokens[at]?.entry;
      if (!entry) continue;
      if (entry.phrases) proposePhrase(scene, sentence, at, entry.phrases);
      if (entry.swaps && !sentence.tokens[at]?.held) proposeSwap(scene, sentence, at, entry.swaps);
    }
    if (sentence.tokens.length > LONGEST_SENTENCE) continue;
    for (const rule of SENTENCE_RULES) rule(scene, sentence);
  }
}

function readSentences(text: string, block: Block, held: readonly Span[], lengths: Lengths): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const span of findSentences(text, block.body, block.end)) {
    while (from < held.length && (held[from]?.end ?? 0) <= span.start) from++;
    const tokens = tokenise(text, span, held, from);
    if (block.kind === 'item' && sentences.length === 0) holdLabel(tokens);
    let words = 0;
    for (const token of tokens) if (token.kind !== 'mark') words++;
    sentences.push({ ...span, index: lengths.length, tokens, words, opensBlock: sentences.length === 0 });
    lengths.push(words);
  }
  return sentences;
}

/** The label of a list item, as in "Cost: it is low", is a heading of its own. */
function holdLabel(tokens: Sentence['tokens']): void {
  const colon = tokens.findIndex(
    (token, at) => at > 0 && at < 9 && token.kind === 'mark' && token.lower === ':',
  );
  for (let at = 0; at < colon; at++) {
    const token = tokens[at];
    if (token) token.held = true;
  }
}

function mergeSpans(one: Span[], other: Span[]): Span[] {
  if (other.length === 0) return one;
  const merged: Span[] = [];
  for (const span of [...one, ...other].toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

function apostropheOf(text: string, block: Block, curly: boolean): string {
  for (let at = block.start; at < block.end; at++) {
    const code = text.charCodeAt(at);
    if (isApostrophe(code)) return text.charAt(at);
  }
  return curly ? '\u2019' : "'";
}
