import { z } from 'zod';
import { clean } from '#prose/index.ts';
import { unmasked } from './masks.ts';
import type { Numbered, Stretch } from './passages.ts';

/** What a model makes of some sentences of one paragraph. */
export type Rewording = { from: number[]; text: string };

export const answered = z.strictObject({ from: z.array(z.int()), text: z.string() });

/** The rewordings that can be read, no sentence in two of them; null where the whole is in another form than was asked for. */
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

/** Those with these numbers, if one paragraph has them all and all may be reworded. */
function sentencesOf({ paragraphs, asked }: Stretch, numbers: readonly number[]): Numbered[] | null {
  if (numbers.length === 0 || (asked !== null && !numbers.every((number) => asked.has(number)))) return null;
  for (const { sentences } of paragraphs) {
    const own = sentences.filter(({ number }) => numbers.includes(number));
    if (own.length === numbers.length) return own;
  }
  return null;
}

/** What would make a wording more than sentences: formatting, links, code. */
const marks = /[<>[\]{}|\\`*_#~]/g;

const isUpper = (text: string): boolean => /^\p{Lu}\p{Ll}/u.test(text);

/** In one line, with the text's own apostrophes and the capital at its head, and without what a person cannot see. */
export function wordingOf(said: string, sentences: readonly Numbered[], { masks }: Stretch): string | null {
  const own = sentences.map(({ text }) => text).join(' ');
  const line = clean(said).text.replaceAll(/\s+/g, ' ').trim();
  const styled = own.includes('\u2019') ? line.replaceAll("'", '\u2019') : line;
  const headed = isUpper(own) ? styled.charAt(0).toUpperCase() + styled.slice(1) : styled;
  const isPlain = (headed.match(marks) ?? []).every((each) => own.includes(each));
  return isPlain && headed !== '' ? unmasked(headed, own, masks) : null;
}
