import { type Context, sentenceBeside } from './context.ts';
import type { Sentence, Token } from './grammar/tokens.ts';
import { closedClasses } from './lexicon/tags.ts';

const LEAST_STEM = 4;

/** So many words of a sentence on either side are looked at. */
const REACH = 40;

/** Words that a reader notices when they come again six sentences later. “often”, “about” and “people” nobody does. */
const NOTICED = new Set(['complex', 'effective', 'important', 'lively', 'major'].map(stemOf));
const FAR = 6;

/** How many sentences on either side are looked at. */
export const sentencesAround = (stem: string): number => (NOTICED.has(stem) ? FAR : 1);

/** "improving" → "improv", so that the forms of one word are seen as one; null for words too short to be noticed twice. */
export function stemOf(phrase: string): string | null {
  const [word = ''] = phrase.split(' ');
  const stem = word.replace(/(?:ing|ed|es|s|e|ly|ful|fully)$/, '');
  const seen = stem.length < LEAST_STEM ? word : stem;
  return seen.length < LEAST_STEM ? null : seen;
}

/** Whether the sentence, or one around it, has the word already, what stands from `from` up to `to` aside. */
export function hasStem(
  context: Pick<Context, 'sentences'>,
  sentence: Sentence,
  stem: string,
  { from, to }: { from: number; to: number },
): boolean {
  const { tokens } = sentence;
  const joined = `-${stem}`;
  const isAlike = ({ lower }: Token): boolean => lower.startsWith(stem) || lower.includes(joined);
  const farthest = sentencesAround(stem);
  for (let steps = 1; steps <= farthest; steps++) {
    const before = sentenceBeside(context, sentence, -steps);
    if (before?.tokens.slice(-REACH).some(isAlike) === true) return true;
    const behind = sentenceBeside(context, sentence, steps);
    if (behind?.tokens.slice(0, REACH).some(isAlike) === true) return true;
  }
  const end = Math.min(tokens.length, from + REACH);
  for (let place = Math.max(0, from - REACH); place < end; place++) {
    const token = tokens[place];
    if (token && (place < from || place >= to) && isAlike(token)) return true;
  }
  return false;
}

/** Whether a word too short for a stem, "led" or "use", would stand in the sentence twice: "led to more and led to less". */
export function repeatsShort(
  { tokens }: Sentence,
  after: string,
  { from, to }: { from: number; to: number },
): boolean {
  return after.split(' ').some((word) => {
    if (word.length >= LEAST_STEM || word.length < 3 || closedClasses.has(word)) return false;
    const stem = word.replace(/e$/, '');
    const again = new Set([word, `${word}s`, `${word}d`, `${stem}ed`, `${stem}ing`, FORM_OF[word]]);
    return tokens.some(({ lower }, at) => (at < from || at >= to) && again.has(lower));
  });
}

/** The other form of a short verb that the wordings bring in. */
const FORM_OF: Readonly<Record<string, string>> = { led: 'lead', met: 'meet', won: 'win' };
