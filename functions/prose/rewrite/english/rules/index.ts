import type { Context } from '../context.ts';
import type { Sentence } from '../grammar/tokens.ts';
import { proposeContractions } from './contractions.ts';
import { findContrast } from './contrasts.ts';
import { proposeDashes } from './dashes.ts';
import { proposeExpansions } from './expansions.ts';
import { proposePhrase } from './phrases.ts';
import { proposeForObject } from './verb-objects.ts';
import { proposeVoiceDash } from './voice-dashes.ts';
import { proposeVoiceCut, proposeVoiceJoin } from './voice-lengths.ts';
import { proposeFavourites, proposeSpelling } from './voice.ts';
import { proposeWord } from './words.ts';

type Rule = (context: Context, sentence: Sentence) => void;

/** Proposes what the lists of words and phrases find in a sentence. */
export function proposeListed(context: Context, sentence: Sentence): void {
  for (let at = 0; at < sentence.tokens.length; at++) {
    const { entry, held } = sentence.tokens[at] ?? { entry: null, held: true };
    if (entry?.phrases) proposePhrase(context, sentence, at, entry.phrases);
    if (entry?.swaps && !held) proposeWord(context, sentence, at, entry.swaps);
  }
}

/** The rules that look at a sentence as a whole. */
export const SENTENCE_RULES: readonly Rule[] = [
  findContrast,

  proposeForObject,
  proposeDashes,
  proposeContractions,
  proposeExpansions,
  proposeVoiceJoin,
  proposeVoiceCut,
  proposeVoiceDash,
  proposeFavourites,
  proposeSpelling,
];
