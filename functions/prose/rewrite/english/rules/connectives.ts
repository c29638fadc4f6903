import { isFormal } from '../../options.ts';
import { finiteVerbs } from '../grammar/clause.ts';
import { hasTag, isMark, reach, wording, type Context } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';

const MOVED: Record<string, string> = {
  however: 'But',
  nevertheless: 'Still,',
  nonetheless: 'Still,',
};

/** "The critics, however, say" → "But the critics say". */
export function proposeMoved(context: Context, sentence: Sentence): void {
  const { tokens } = sentence;
  if (isFormal(context.settings.tone) || context.register() === 'science') return;
  const first = tokens[0];
  if (!first || first.kind === 'mark' || !first.capital || hasTag(first, Tag.And | Tag.Subordinator)) return;
  for (let at = 2; at < Math.min(10, tokens.length - 2); at++) {
    const word = tokens[at];
    const before = tokens[at - 1];
    const after = tokens[at + 1];
    if (!word || !before || !after || !isMark(before, ',') || !isMark(after, ',')) continue;
    const opening = MOVED[word.lower];
    if (opening === undefined) continue;
    const keepsCase = first.lower === 'i' || first.lower.startsWith("i'") || isNamed(context.text, first);
    if (first.held && !keepsCase && !isCommon(context.text, first)) return;
    if (before.held || word.held || after.held || (!keepsCase && first.end - first.start < 1)) return;
    if (finiteVerbs(tokens, at + 2, tokens.length).length === 0) return;
    const start = keepsCase ? '' : context.text.charAt(first.start).toLowerCase();
    const edits = [
      { start: first.start, end: keepsCase ? first.start : first.start + 1, after: `${opening} ${start}` },
      // A clause that "and" joins keeps its comma, as does what an opening phrase ends with.
      {
        ...reach(before, after),
        after: hasTag(first, Tag.Preposition) || hasTag(tokens[at + 2], Tag.And) ? ',' : '',
      },
    ];
    context.propose(sentence, {
      rule: 'however',
      reason: 'A short word at the start turns the sentence without an interruption.',
      claim: [reach(first, first), reach(before, after)],
      wordings: [wording(edits, 2)],
    });
    return;
  }
}

const NEARBY = 3000;

const nearby = (text: string, { start }: Token): string =>
  text.slice(Math.max(0, start - NEARBY), start + NEARBY);

/** Whether a word that no list knows stands nearby with a capital inside a sentence, as a name does. */
function isNamed(text: string, word: Token): boolean {
  if (!word.held) return false;
  const around = nearby(text, word);
  const spaced = ` ${text.slice(word.start, word.end)}`;
  for (let at = around.indexOf(spaced); at >= 0; at = around.indexOf(spaced, at + 1)) {
    if (/[a-z,]/.test(around.charAt(at - 1))) return true;
  }
  return false;
}

/** Whether it stands nearby in small letters. */
const isCommon = (text: string, word: Token): boolean => nearby(text, word).includes(` ${word.lower}`);
