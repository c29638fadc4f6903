import { z } from 'zod';
import type { HumanizeOptions } from '#contract/humanize.ts';
import type { TextKind } from '#prose/kind/kind.ts';
import { answered } from './answer.ts';
import { rewritingInstructions, wordingInstructions } from './instructions.ts';
import { type Paragraph, sentencesIn, type Stretch } from './passages.ts';
import { type Question, schemaOf } from './transport/transport.ts';

/** A rejected rewording and the reason, in words. */
export type Fault = { from: number[]; text: string; wrong: string };

const schema = schemaOf(z.strictObject({ units: z.array(answered) }));

function paragraphAsked({ heading, sentences }: Paragraph) {
  const asked = sentences.map(({ number, text }) => ({ number, text }));
  return heading === null ? { sentences: asked } : { heading, sentences: asked };
}

function materialOf(
  { before, paragraphs, after, asked }: Stretch,
  { voice }: HumanizeOptions,
  faults: readonly Fault[] = [],
): string {
  return JSON.stringify({
    before,
    paragraphs: paragraphs.map(paragraphAsked),
    after,
    ...(asked !== null && { reword: [...asked] }),
    ...(faults.length > 0 && { faults }),
    ...(voice?.sample !== undefined && { voice: voice.sample }),
  });
}

/** Builds the question for a stretch; with `faults` of an earlier answer, it asks only about their sentences. */
export function rewritingQuestion(
  stretch: Stretch,
  kind: TextKind,
  options: HumanizeOptions,
  faults: readonly Fault[] = [],
): Question {
  const isAgain = faults.length > 0;
  const instructions = rewritingInstructions(kind, options, { isPart: stretch.asked !== null, isAgain });
  const characters = sentencesIn(stretch).reduce((sum, { text }) => sum + text.length, 0);
  return {
    name: 'rewriting',
    instructions,
    material: materialOf(stretch, options, faults),
    schema,
    // About three characters per token, plus the JSON around each sentence.
    mostTokens: Math.ceil((1.5 * characters) / 3) + 25 * sentencesIn(stretch).length + 400,
  };
}

export const gains = ['plainer', 'shorter', 'voice'] as const;

export const offered = z.strictObject({ text: z.string(), gain: z.enum(gains) });
const schemaOfWordings = schemaOf(z.strictObject({ wordings: z.array(offered) }));

/** Asks for other wordings of the one sentence that the stretch asks about. */
export function wordingsQuestion(stretch: Stretch, kind: TextKind, options: HumanizeOptions): Question {
  return {
    name: 'wordings',
    instructions: wordingInstructions(kind, options),
    material: materialOf(stretch, options),
    schema: schemaOfWordings,
    mostTokens: 600,
  };
}
