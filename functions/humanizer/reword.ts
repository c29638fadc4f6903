import { mostWordings, type RewordResult, type Wording } from '#contract/reword.ts';
import { applyChanges, readSource, sentenceAt, type Span } from '#prose/index.ts';
import { rewriteByRules } from './engines/rules.ts';
import type { Engine, SentenceAsked } from './engine.ts';

/** Returns the sentence to reword; null where there is none. */
export function sentenceAsked(text: string, span: Span): Pick<SentenceAsked, 'source' | 'sentence'> | null {
  const source = readSource(text);
  const sentence = sentenceAt(source, span);
  return sentence === null ? null : { source, sentence };
}

const isOnlyByRules = 'Our rules have no other wording for this, and no language model is set up here.';
const nothingPassed = 'The language model had no other wording that says the same.';

/** Returns up to three wordings of a sentence: the model's if there are any, which are charged, else those of our rules. */
export async function rewordSentence(
  engine: Engine,
  asked: SentenceAsked,
  signal: AbortSignal,
): Promise<{ made: Pick<RewordResult, 'wordings' | 'notice'>; isCharged: boolean }> {
  const made = (await engine.reword?.(asked, signal)) ?? null;
  if (made !== null && made.wordings.length > 0)
    return { made: { wordings: made.wordings }, isCharged: true };
  const wordings = wordingsByRules(asked);
  const notice = made === null ? isOnlyByRules : (made.notice ?? nothingPassed);
  const isTold = wordings.length === 0 || made?.notice != null;
  return { made: { wordings, ...(isTold && { notice }) }, isCharged: false };
}

/** Returns the sentence with all changes of our rules, then with each alternative in turn. The rules read its paragraph alone. */
function wordingsByRules({ source, sentence, options }: SentenceAsked): Wording[] {
  const block = source.blocks.find(({ start, end }) => sentence.start >= start && sentence.end <= end);
  if (block === undefined) return [];
  const paragraph = readSource(source.text.slice(block.start, block.end));
  const [start, end] = [sentence.start - block.start, sentence.end - block.start];
  const made = rewriteByRules(paragraph, { ...options, strength: 'strong' });
  const inside = made.changes.filter((change) => change.start >= start && change.end <= end);
  const wordings = new Map<string, string>();
  const add = (changes: typeof inside, reason: string | null) => {
    wordings.set(applyChanges(paragraph.text.slice(0, end), changes).slice(start), reason ?? 'Plainer');
  };
  if (inside.length > 0) add(inside, inside[0]?.reason ?? null);
  for (const [at, change] of inside.entries()) {
    for (const after of made.alternatives.get(change.start) ?? [])
      add(inside.with(at, { ...change, after }), change.reason);
  }
  return [...wordings].slice(0, mostWordings).map(([wording, reason]) => ({ text: wording, reason }));
}
