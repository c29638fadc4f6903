import type { Scene } from './context.ts';
import type { Sentence } from './tokens.ts';

const LEAST_STEM = 4;

/** So many words on either side are looked at. */
const REACH = 40;

/** "improving" → "improv", so that the forms of one word are seen as one; short words stand for themselves. */
function stemOf(option: string): string {
  const [word = ''] = option.split(' ');
  const stem = word.replace(/(?:ing|ed|es|s|e|ly)$/, '');
  return stem.length < LEAST_STEM ? word : stem;
}

const keyOf = (sentence: Sentence, stem: string): string => `used ${sentence.start} ${stem}`;

/** Whether the sentence, what stands between `at` and `to` aside, would say a word twice, because it stands there already or another change brings it. */
export function isRepeated(
  scene: Scene,
  sentence: Sentence,
  at: number,
  option: string,
  to = at + 1,
): boolean {
  const stem = stemOf(option);
  if (stem.length < LEAST_STEM) return false;
  if (scene.turns.has(keyOf(sentence, stem))) return true;
  const end = Math.min(sentence.tokens.length, at + REACH);
  for (let place = Math.max(0, at - REACH); place < end; place++) {
    if ((place < at || place >= to) && sentence.tokens[place]?.lower.startsWith(stem) === true) return true;
  }
  return false;
}

export function noteUse(scene: Scene, sentence: Sentence, option: string): void {
  const stem = stemOf(option);
  if (stem.length >= LEAST_STEM) scene.turns.set(keyOf(sentence, stem), 1);
}
