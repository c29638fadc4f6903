import type { HumanizeOptions } from '#contract/humanize.ts';
import { countWords } from '#contract/words.ts';
import { readSource } from '#prose/index.ts';
import { kindOf } from '#prose/kind/kind.ts';
import { assistantInstructions, assistantInstructionsAgain } from '#humanizer/model/instructions.ts';
import { type AssistantPassage, passagesOfText } from './passages.ts';

/** Words of passages in one request: more, and an assistant breaks off or leaves passages out. */
const mostWords = 1_500;

const numbered = (number: number, text: string): string => `[${number}] ${text.replaceAll(/\s*\n\s*/g, ' ')}`;

function inParts(passages: readonly AssistantPassage[]): AssistantPassage[][] {
  const parts: AssistantPassage[][] = [];
  let words = mostWords;
  for (const passage of passages) {
    const own = countWords(passage.text);
    if (words + own > mostWords) {
      parts.push([]);
      words = 0;
    }
    parts.at(-1)?.push(passage);
    words += own;
  }
  return parts;
}

/** What to paste into an assistant, in parts where the text is long. `brief`: without examples, to fit into an address. */
export function requestsFor(
  text: string,
  options: HumanizeOptions,
  form: 'full' | 'brief' = 'full',
): string[] {
  const instructions = assistantInstructions(kindOf(readSource(text)), options, form);
  return inParts(passagesOfText(text)).map((part) =>
    [instructions, ...part.map((passage) => numbered(passage.number, passage.text))].join('\n\n'),
  );
}

/** The same in an address, where other marks than those of a keyboard take nine characters each. */
export const inAddress = (request: string): string =>
  encodeURIComponent(
    request
      .toWellFormed()
      .replaceAll(/[\u201c\u201d]/g, '"')
      .replaceAll(/[\u2018\u2019]/g, "'"),
  );

/** Something that an assistant made and the gate did not keep. */
export type Failed = { before: string; after: string; why: string };

/** Asks again about what changed the meaning, each with the reason. */
export function requestAgain(text: string, options: HumanizeOptions, failed: readonly Failed[]): string {
  const asked = failed.map(
    ({ before, after, why }, at) =>
      `${numbered(at + 1, before)}\nYour wording: ${after.replaceAll(/\s*\n\s*/g, ' ')}\nWhat was wrong: ${why}`,
  );
  return [assistantInstructionsAgain(kindOf(readSource(text)), options), ...asked].join('\n\n');
}
