import type { Document } from '../signals/document.ts';
import { isEnglish } from './english.ts';
import { logOddsOf, type Model, probabilityOf } from './model.ts';

export const WORDS_TO_JUDGE = 80;
const WORDS_TO_KNOW_A_LANGUAGE = 20;

export type Unjudged = { verdict: 'too_short'; words: number; needed: number } | { verdict: 'not_english' };
export type Judged = { verdict: 'reads_human' | 'cannot_tell' | 'reads_machine'; probability: number };

/** Returns why a text cannot be judged; null when it can. */
export function refusalOf(document: Document): Unjudged | null {
  const words = document.words.length;
  if (words >= WORDS_TO_KNOW_A_LANGUAGE && !isEnglish(document)) return { verdict: 'not_english' };
  return words < WORDS_TO_JUDGE ? { verdict: 'too_short', words, needed: WORDS_TO_JUDGE } : null;
}

export function judge(model: Model, document: Document): Unjudged | Judged {
  const refusal = refusalOf(document);
  if (refusal) return refusal;
  const probability = probabilityOf(logOddsOf(model, document));
  const { human, machine } = model.band;
  if (probability < human) return { verdict: 'reads_human', probability };
  return { verdict: probability < machine ? 'cannot_tell' : 'reads_machine', probability };
}
