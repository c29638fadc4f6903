import { mostWordings, type RewordResult } from '#contract/reword.ts';
import { applyChanges, readSource, type Span } from '#prose/index.ts';
import { rewriteByRules } from './engines/rules.ts';
import type { Engine, SentenceAsked } from './engine.ts';

/** The sentence of running text that holds a place; null where there is none, as in a heading or code. */
export function sentenceAt(
  text: string,
  { start, end }: Span,
): Pick<SentenceAsked, 'source' | 'sentence'> | null {
  const source = readSource(text);
  for (const { kind, sentences } of source.blocks) {
    if (kind !== 'paragraph' && kind !== 'item') continue;
    const found = sentences.find((sentence) => start >= sentence.start && start < sentence.end);
    if (found && end > found.end) return null;
    if (found) return { source, sentence: { start: found.start, end: found.end } };
  }
  return null;
}

const isOnlyByRules =
  'Our rules have no other wording for this sentence. A language model would; none is set up here.';
const nothingPassed = 'The language model had no other wording that says the same.';

/** Up to three wordings of a sentence: the model's where one is set, else those of our rules. */
export async function rewordSentence(
  engine: Engine,
  asked: SentenceAsked,
  signal: AbortSignal,
): Promise<Pick<RewordResult, 'wordings' | 'notice'>> {
  const made = (await engine.reword?.(asked, signal)) ?? null;
  if (made !== null && made.wordings.length > 0) return { wordings: made.wordings };
  const wordings = wordingsByRules(asked);
  const notice = made === null ? isOnlyByRules : (made.notice ?? nothingPassed);
  return wordings.length > 0 && made?.notice == null ? { wordings } : { wordings, notice };
}

/** The sentence with all that our rules change in it, and with their other wordings one at a time. */
function wordingsByRules({ source, sentence, options }: SentenceAsked) {
  const { start, end } = sentence;
  const made = rewriteByRules(source, { ...options, strength: 'strong' });
  const inside = made.changes.filter((change) => change.start >= start && change.end <= end);
  const wordings = new Map<string, string>();
  const add = (changes: typeof inside, reason: string | null) => {
    wordings.set(applyChanges(source.text.slice(0, end), changes).slice(start), reason ?? 'Plainer');
  };
  if (inside.length > 0) add(inside, inside[0]?.reason ?? null);
  for (const [at, change] of inside.entries()) {
    for (const after of made.alternatives.get(change.start) ?? [])
      add(inside.with(at, { ...change, after }), change.reason);
  }
  return [...wordings].slice(0, mostWordings).map(([wording, reason]) => ({ text: wording, reason }));
}
