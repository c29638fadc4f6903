import { type Context, sentenceBeside } from './context.ts';
import type { Sentence, Token } from './grammar/tokens.ts';
import { closedClasses } from './lexicon/tags.ts';

const LEAST_STEM = 4;

/** Number of tokens that are searched on either side. */
const REACH = 40;

/** "improving" → "improv", so that forms of one word are equal; null for words too short for a repetition to be noticed. */
export function stemOf(phrase: string): string | null {
  const [word = ''] = phrase.split(' ');
  const stem = word.replace(/(?:ing|ed|es|s|e|ly|ful|fully)$/, '');
  const seen = stem.length < LEAST_STEM ? word : stem;
  return seen.length < LEAST_STEM ? null : seen;
}

/** Whether the sentence, or one next to it, already has the word outside the tokens `from` up to `to`. */
export function hasStem(
  context: Pick<Context, 'sentences'>,
  sentence: Sentence,
  stem: string,
  { from, to }: { from: number; to: number },
): boolean {
  const { tokens } = sentence;
  const joined = `-${stem}`;
  const isAlike = ({ lower }: Token): boolean => lower.startsWith(stem) || lower.includes(joined);
  if (sentenceBeside(context, sentence, -1)?.tokens.slice(-REACH).some(isAlike) === true) return true;
  if (sentenceBeside(context, sentence, 1)?.tokens.slice(0, REACH).some(isAlike) === true) return true;
  const end = Math.min(tokens.length, from + REACH);
  for (let place = Math.max(0, from - REACH); place < end; place++) {
    const token = tokens[place];
    if (token && (place < from || place >= to) && isAlike(token)) return true;
  }
  return false;
}

/** Whether a word too short for a stem, "led" or "use", would occur twice in the sentence: "led to more and led to less". */
export function repeatsShort(
  { tokens }: Sentence,
  after: string,
  { from, to }: { from: number; to: number },
): boolean {
  return after.split(' ').some((word) => {
    if (word.length >= LEAST_STEM || word.length < 3 || closedClasses.has(word)) return false;
    const stem = word.replace(/e$/, '');
    const again = new Set([word, `${word}s`, `${word}d`, `${stem}ed`, `${stem}ing`]);
    return tokens.some(({ lower }, at) => (at < from || at >= to) && again.has(lower));
  });
}
