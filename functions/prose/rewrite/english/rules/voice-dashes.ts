import { countDashes } from '../../../voice/dashes.ts';
import { isFormal } from '../../options.ts';
import { lacksDashes } from '../../style-targets.ts';
import type { Edit } from '../../proposal.ts';
import { endsWithStop } from '../grammar/clause.ts';
import { isMark, sentencesBeside, wording, type Context } from '../context.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import { findAfterthought } from './voice-afterthoughts.ts';
import { findAside } from './voice-asides.ts';
import { findExplanation } from './voice-explanations.ts';

const LEAST_WORDS = 9;
const MOST_WORDS = 45;

const FINDERS = [findAside, findAfterthought, findExplanation];

/** Dashes for somebody who sets more of them, in the place of marks that part the same words. */
export function proposeVoiceDash(context: Context, sentence: Sentence): void {
  const { targets, settings } = context;
  if (targets === null || !lacksDashes(targets) || context.listed || isFormal(settings.tone)) return;
  if (sentence.words < LEAST_WORDS || sentence.words > MOST_WORDS || !mayHold(sentence)) return;
  if (sentencesBeside(context, sentence).some(hasDash) || hasDashAcross(context, sentence)) return;
  if (context.register() !== 'other') return;
  for (const find of FINDERS) {
    const place = find(sentence.tokens);
    if (place === null) continue;
    const edits = place.marks.flatMap((at) => editAt(sentence.tokens, at, targets.dashForm));
    if (edits.length < place.marks.length) continue;
    context.propose(sentence, {
      rule: 'voice-dash',
      reason: `Your own texts have more dashes. Here ${place.does}.`,
      claim: place.marks.map((at) => reachOf(sentence.tokens, at)),
      wordings: [wording(edits, 0)],
      ahead: place.fit,
    });
  }
}

const hasDash = ({ tokens }: Sentence): boolean =>
  tokens.some((token) => isMark(token, '\u2013\u2014') || (isMark(token, '-') && token.gap !== 'none'));

const REACH = 300;
const STOP = /[.?!]["\u201d\u2019)]*\s/;

/** Whether the paragraph before it ends with a sentence that has one, or the next one begins so. */
function hasDashAcross({ text, sentences }: Context, { index, start, end }: Sentence): boolean {
  const isFirst = index === sentences[0]?.index;
  const isLast = index === sentences.at(-1)?.index;
  const before = isFirst ? text.slice(Math.max(0, start - REACH), start).trimEnd() : '';
  const behind = isLast ? text.slice(end, end + REACH).trimStart() : '';
  return countDashes(`${before.split(STOP).at(-1)}\n${behind.split(STOP).at(0)}`) > 0;
}

/** A plain statement: speech, questions and what breaks off have dashes of another kind. */
const mayHold = (sentence: Sentence): boolean =>
  endsWithStop(sentence.tokens) &&
  !hasDash(sentence) &&
  !sentence.tokens.some((token) => isMark(token, '"\u201c\u201d\u2026[]/*_`?!'));

function editAt(tokens: readonly Token[], at: number, dash: string): Edit[] {
  const [before, mark, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!before || !mark || !next || mark.held) return [];
  // The bracket before the full stop closes nothing any more.
  if (isMark(mark, ')') && isMark(next, '.')) return [{ start: before.end, end: mark.end, after: '' }];
  const gap = isMark(mark, '(') ? mark.gap : next.gap;
  return gap === 'space' ? [{ start: before.end, end: next.start, after: dash }] : [];
}

/** The mark and the word behind it: where that is another word, another mark may be right. */
const reachOf = (tokens: readonly Token[], at: number) => ({
  start: tokens[at - 1]?.end ?? 0,
  end: tokens[at + 1]?.end ?? 0,
});
