import type { HumanizeOptions } from '#contract/humanize.ts';
import { countWords } from '#contract/words.ts';
import { readSource } from '#prose/index.ts';
import { kindOf } from '#prose/kind/kind.ts';
import { assistantInstructions, assistantInstructionsAgain } from '#humanizer/model/instructions.ts';
import { type AssistantPassage, passagesOfText } from './passages.ts';

/** Maximum words of passages per request; with more, an assistant breaks off or leaves passages out. */
const mostWords = 1_500;

/** Puts a number in brackets before a text, which becomes one line. */
export const numbered = (number: number, text: string): string =>
  `[${number}] ${text.replaceAll(/\s*\n\s*/g, ' ')}`;

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

/** Returns the requests to paste into an assistant, several if the text is long. `brief`: without examples, to fit into a URL. */
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

/** Encodes a request for a URL. Curly quotes become straight, since each would take nine characters. */
export const inAddress = (request: string): string =>
  encodeURIComponent(
    request
      .toWellFormed()
      .replaceAll(/[\u201c\u201d]/g, '"')
      .replaceAll(/[\u2018\u2019]/g, "'"),
  );

/** A wording by an assistant that the gate did not keep. */
export type Failed = { before: string; after: string; why: string };

/** Returns a request about the wordings that changed the meaning, each with the reason. */
export function requestAgain(text: string, options: HumanizeOptions, failed: readonly Failed[]): string {
  const asked = failed.map(
    ({ before, after, why }, at) =>
      `${numbered(at + 1, before)}\nYour wording: ${after.replaceAll(/\s*\n\s*/g, ' ')}\nWhat was wrong: ${why}`,
  );
  return [assistantInstructionsAgain(kindOf(readSource(text)), options), ...asked].join('\n\n');
}
