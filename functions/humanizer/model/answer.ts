import { z } from 'zod';
import type { HumanizeOptions } from '#contract/humanize.ts';
import { countWords } from '#contract/words.ts';
import { capitalise, clean, type Span } from '#prose/index.ts';
import { unmasked } from './masks.ts';
import type { Numbered, Stretch } from './passages.ts';

const gain = z.literal(['shorter', 'plainer', 'clearer', 'natural', 'tone', 'voice', 'none']);

/** What the user reads for each gain that a model names. */
const reasons: Record<z.infer<typeof gain>, string | null> = {
  shorter: 'The sentence says the same in fewer words.',
  plainer: 'The sentence uses plainer words.',
  clearer: 'The sentence is easier to follow.',
  natural: 'The sentence sounds more like a person.',
  tone: 'The sentence fits the tone you chose.',
  voice: 'The sentence is closer to how you write.',
  none: null,
};

const longestReason = 100;

/** Makes a sentence for the user of why a judge likes a change; null if there is none, or none that they could read. */
export function reasonInWords(said: string): string | null {
  const line = lineOf(said).replace(/[\s.,;:!?–—-]+$/, '');
  // The user does not know which wording was A and which B.
  const isForUs = line.search(marks) >= 0 || /\bB\b|\b(?:than|of|in) A\b/.test(line);
  if (!/\p{L}/u.test(line) || line.length > longestReason || isForUs) return null;
  return `${capitalise(line)}.`;
}

/** A model's wording for some sentences of one paragraph. `reason`: null if the model names no gain, or falsely “shorter”. */
export type Rewording = Span & { from: number[]; text: string; reason: string | null };

export const answered = z.strictObject({ from: z.array(z.int()), text: z.string(), gain });
/** Accepts an answer without a gain: not every model follows the schema. */
const readable = z.object({ ...answered.shape, gain: gain.optional().catch(undefined) });

/** Returns the readable rewordings, with no sentence in two of them; null if the answer has another form than requested. */
export function readRewordings(
  answer: unknown,
  stretch: Stretch,
  { tone = 'neutral', voice }: Pick<HumanizeOptions, 'tone' | 'voice'>,
): Rewording[] | null {
  const list = z.object({ units: z.array(z.unknown()) }).safeParse(answer);
  if (!list.success) return null;
  const isAsked = (named?: string): boolean =>
    !(named === 'tone' && tone === 'neutral') && !(named === 'voice' && voice === undefined);
  const taken = new Set<number>();
  const read: Rewording[] = [];
  let understood = 0;
  for (const each of list.data.units) {
    const { success, data } = readable.safeParse(each);
    if (!success) continue;
    understood++;
    const from = [...new Set(data.from)].toSorted((one, other) => one - other);
    const sentences = sentencesOf(stretch, from);
    if (sentences === null || from.some((number) => taken.has(number))) continue;
    const rewordings =
      data.gain === 'none'
        ? sentences.map((sentence) => asItWas(sentence, stretch))
        : rewordingOf(data.text, sentences, stretch, isAsked(data.gain) ? data.gain : undefined);
    for (const number of rewordings.flatMap((rewording) => rewording.from)) taken.add(number);
    read.push(...rewordings);
  }
  return understood === 0 && list.data.units.length > 0 ? null : read;
}

export const asItWas = ({ number, start, end }: Numbered, { source }: Stretch): Rewording => ({
  from: [number],
  start,
  end,
  text: source.text.slice(start, end),
  reason: null,
});

function rewordingOf(
  said: string,
  sentences: readonly Numbered[],
  stretch: Stretch,
  named: z.infer<typeof gain> | undefined,
): Rewording[] {
  const text = wordingOf(said, sentences, stretch);
  const [first] = sentences;
  const last = sentences.at(-1);
  if (text === null || first === undefined || last === undefined) return [];
  const before = sentences.reduce((sum, each) => sum + countWords(asItWas(each, stretch).text), 0);
  const isTrue = named !== undefined && (named !== 'shorter' || countWords(text) < before);
  return [
    {
      from: sentences.map(({ number }) => number),
      start: first.start,
      end: last.end,
      text,
      reason: isTrue ? reasons[named] : null,
    },
  ];
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
const marks = /[<>[\]{}|\\`*_#~\u27e6\u27e7]/g;

const lineOf = (said: string): string => clean(said).text.replaceAll(/\s+/g, ' ').trim();

const isUpper = (text: string): boolean => /^\p{Lu}\p{Ll}/u.test(text);

/** Cleans a wording: one line, the source's apostrophes and initial capital, nothing invisible. Null if it adds markup or is invalid. */
export function wordingOf(said: string, sentences: readonly Numbered[], { masks }: Stretch): string | null {
  const own = sentences.map(({ text }) => text).join(' ');
  const line = lineOf(said);
  const styled = own.includes('\u2019') ? line.replaceAll("'", '\u2019') : line;
  const headed = isUpper(own) ? capitalise(styled) : styled;
  const isPlain = (headed.match(marks) ?? []).every((each) => own.includes(each));
  return isPlain && headed !== '' ? unmasked(headed, own, masks) : null;
}
