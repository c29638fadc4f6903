import type { Strength } from '#contract/humanize.ts';
import { countWords } from '#contract/words.ts';
import { isApostrophe } from '../../text/characters.ts';
import { findFrozen } from '../../text/frozen.ts';
import { findProtected } from '../../text/protected.ts';
import type { Source, SourceBlock } from '../../text/source.ts';
import type { Span } from '../../text/words.ts';
import type { Settings } from '../options.ts';
import type { Proposal } from '../proposal.ts';
import { isFree, RULES } from '../rules.ts';
import { styleTargetsOf, type StyleTargets } from '../style-targets.ts';
import { isVerse } from '../verse.ts';
import type { Context } from './context.ts';
import { tokenise, type Sentence } from './grammar/tokens.ts';
import { proposeBoilerplate } from './rules/boilerplate.ts';
import { proposeListed, SENTENCE_RULES } from './rules/index.ts';
import { registerOf, type Register } from '../../kind/register.ts';
import { kindOf } from '../../kind/kind.ts';
import { mayBeTale } from '../../kind/story.ts';
import { knowsEnglish } from './known.ts';
import { holdFavourites } from './rules/voice.ts';

const LONG_ENOUGH_TO_JUDGE = 12;

/** A longer sequence of words and marks is not a sentence, and rules that search all of it would take too long. */
const LONGEST_SENTENCE = 300;

type Document = {
  source: Source;
  settings: Settings;
  targets: StyleTargets | null;
  /** Whether it has a curly apostrophe anywhere; computed once, because each block would have to scan the whole text. */
  curly: boolean;
  /** Null until a rule asks. */
  register: Register | null;
  tale: boolean | null;
  proposals: Proposal[];
  /** Words per sentence, in order; a sentence's `index` points into this array. */
  lengths: number[];
};

/** Returns everything that the rules propose for a text, and the data for selecting from it. */
export function propose(source: Source, settings: Settings) {
  const { text, blocks } = source;
  const curly = text.includes('\u2019');
  const document: Document = {
    source,
    settings,
    targets: styleTargetsOf(source, settings),
    curly,
    register: null,
    tale: null,
    proposals: [],
    lengths: [],
  };
  for (const block of blocks) {
    if (block.kind !== 'paragraph' && block.kind !== 'item') continue;
    if (!isVerse(text, block)) readBlock(document, block);
  }
  document.proposals.push(...proposeBoilerplate(source, settings));
  const { proposals, targets, lengths } = document;
  const words = lengths.reduce((sum, length) => sum + length, 0);
  return { proposals, targets, words, sentences: lengths.length };
}

function readBlock(document: Document, block: SourceBlock): void {
  const { source, settings, targets, curly, proposals } = document;
  const { text } = source;
  const held = mergeSpans(
    findProtected(text, block.body, block.end).flatMap((span) => inBold(text, block, span)),
    findFrozen(text, block, settings.frozen),
  );
  const sentences = readSentences(document, block, held);
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  if (words >= LONG_ENOUGH_TO_JUDGE && !knowsEnglish(text, block.body, block.end)) return;
  // Without a voice, each strength is selected from the changes of the next higher one, so those must be known too.
  const hears = (level: Strength): boolean =>
    level !== 'strong' || settings.voice === null || settings.strength === 'strong';
  const register = (): Register => (document.register ??= registerOf(text, countWords(text)));
  const context: Context = {
    text,
    settings,
    targets,
    sentences,
    listed: block.kind === 'item',
    apostrophe: apostropheOf(text, block, curly),
    contractsMore: () => (targets?.contractions ?? 0) > 0 && register() === 'other',
    register,
    tale: () => (document.tale ??= mayBeTale(text) && kindOf(source) !== 'email'),
    hears,
    propose: (
      { index },
      { rule, reason, claim, wordings: found, line = null, ahead = 0, told = 0, ...own },
    ) => {
      const { precedence, ...ofRule } = RULES[rule];
      const { level, likeness } = { ...ofRule, ...own };
      if (!hears(level)) return;
      const whole = found.filter(({ edits }) => !edits.some((edit) => breaksBold(text, edit)));
      if (whole.length === 0 && found.length > 0) return;
      const wordings = isFree(rule) ? whole.map((each) => ({ ...each, cost: 0 })) : whole;
      proposals.push({
        rule,
        claim,
        level,
        reason,
        precedence: precedence + ahead,
        likeness: Math.max(0, likeness - told),
        sentence: index,
        line,
        wordings,
      });
    },
  };
  for (const sentence of sentences) {
    proposeListed(context, sentence);
    if (sentence.tokens.length > LONGEST_SENTENCE) continue;
    for (const rule of SENTENCE_RULES) rule(context, sentence);
  }
}

/** Distance in characters within which other words are searched for beside bold ones. */
const near = 200;

/** Bold words among others are read like them, except for protected parts; a bold line is a heading and stays protected. */
function inBold(text: string, { body, end }: SourceBlock, span: Span): Span[] {
  const isBold = /^\*\*(?![\s*])[^*\n]+(?<!\s)\*\*$/.test(text.slice(span.start, span.end));
  const around =
    text.slice(Math.max(body, span.start - near), span.start) +
    text.slice(span.end, Math.min(end, span.end + near));
  const isInWord = /\w/.test(text.charAt(span.start - 1) + text.charAt(span.end));
  if (!isBold || isInWord || !/\p{L}/u.test(around)) return [span];
  return findProtected(text, span.start + 2, span.end - 2);
}

/** Whether an edit would remove a bold mark, or everything between two marks. */
const breaksBold = (text: string, { start, end, after }: Span & { after: string }): boolean =>
  text.slice(start, end).includes('**') ||
  (after === '' && text.startsWith('**', start - 2) && text.startsWith('**', end));

function readSentences(
  { source: { text }, settings, lengths }: Document,
  block: SourceBlock,
  held: readonly Span[],
): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const span of block.sentences) {
    while (from < held.length && (held[from]?.end ?? 0) <= span.start) from++;
    const tokens = tokenise(text, span, held, from);
    if (block.kind === 'item' && sentences.length === 0) holdLabel(tokens);
    holdFavourites(tokens, settings.voice);
    let words = 0;
    for (const token of tokens) if (token.kind !== 'mark') words++;
    sentences.push({ ...span, index: lengths.length, tokens, words });
    lengths.push(words);
  }
  return sentences;
}

/** Holds the label of a list item, as in "Cost: it is low", because it is a heading. */
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

function apostropheOf(text: string, { start, end }: Span, curly: boolean): string {
  for (let at = start; at < end; at++) {
    if (isApostrophe(text.charCodeAt(at))) return text.charAt(at);
  }
  return curly ? '\u2019' : "'";
}
