import { z } from 'zod';
import { clean } from '#prose/index.ts';
import { unmasked } from './masks.ts';
import type { Numbered, Stretch } from './passages.ts';

/** A model's wording for some sentences of one paragraph. */
export type Rewording = { from: number[]; text: string };

export const answered = z.strictObject({ from: z.array(z.int()), text: z.string() });

/** Returns the readable rewordings, with no sentence in two of them; null if the answer has another form than requested. */
export function readRewordings(answer: unknown, stretch: Stretch): Rewording[] | null {
  const list = z.object({ units: z.array(z.unknown()) }).safeParse(answer);
  if (!list.success) return null;
  const taken = new Set<number>();
  const read: Rewording[] = [];
  let understood = 0;
  for (const each of list.data.units) {
    const { success, data } = answered.safeParse(each);
    if (!success) continue;
    understood++;
    const from = [...new Set(data.from)].toSorted((one, other) => one - other);
    const sentences = sentencesOf(stretch, from);
    if (sentences === null || from.some((number) => taken.has(number))) continue;
    const text = wordingOf(data.text, sentences, stretch);
    if (text === null) continue;
    for (const number of from) taken.add(number);
    read.push({ from, text });
  }
  return understood === 0 && list.data.units.length > 0 ? null : read;
}

/** Returns the sentences with these numbers, or null unless one paragraph has them all and all may be reworded. */
function sentencesOf({ paragraphs, asked }: Stretch, numbers: readonly number[]): Numbered[] | null {
  if (numbers.length === 0 || (asked !== null && !numbers.every((number) => asked.has(number)))) return null;
  for (const { sentences } of paragraphs) {
    const own = sentences.filter(({ number }) => numbers.includes(number));
    if (own.length === numbers.length) return own;
  }
  return null;
}

/** Characters that would add formatting, links or code to a wording. */
const marks = /[<>[\]{}|\\`*_#~]/g;

const isUpper = (text: string): boolean => /^\p{Lu}\p{Ll}/u.test(text);

/** Cleans a wording: one line, the source's apostrophes and initial capital, nothing invisible. Null if it adds markup or is invalid. */
export function wordingOf(said: string, sentences: readonly Numbered[], { masks }: Stretch): string | null {
  const own = sentences.map(({ text }) => text).join(' ');
  const line = clean(said).text.replaceAll(/\s+/g, ' ').trim();
  const styled = own.includes('\u2019') ? line.replaceAll("'", '\u2019') : line;
  const headed = isUpper(own) ? styled.charAt(0).toUpperCase() + styled.slice(1) : styled;
  const isPlain = (headed.match(marks) ?? []).every((each) => own.includes(each));
  return isPlain && headed !== '' ? unmasked(headed, own, masks) : null;
}
