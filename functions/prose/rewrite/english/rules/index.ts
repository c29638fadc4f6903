import type { Context } from '../context.ts';
import type { Sentence } from '../grammar/tokens.ts';
import { proposeRelatives, proposeWhichIs } from './clauses.ts';
import { proposeMoved } from './connectives.ts';
import { proposeContractions } from './contractions.ts';
import { proposeContrasts } from './contrasts.ts';
import { proposeDashes } from './dashes.ts';
import { proposeExpansions } from './expansions.ts';
import { proposeJoins } from './joins.ts';
import { proposeForObject } from './objects.ts';
import { proposePredicateSplit, proposeWhichSplit } from './split-predicates.ts';
import { proposePhrase } from './phrases.ts';
import { proposeSplits } from './splits.ts';
import { proposeSwap } from './swaps.ts';
import { proposeTrailingPhrases } from './trailing-phrases.ts';
import { proposeTrailing } from './trailing.ts';
import { proposeSure } from './sure.ts';
import { proposeGive, proposeLet } from './verbs.ts';
import { proposeVoiceDash } from './voice-dashes.ts';
import { proposeVoiceCut, proposeVoiceJoin } from './voice-lengths.ts';
import { proposeFavourites, proposeSpelling } from './voice.ts';

type Rule = (context: Context, sentence: Sentence) => void;

/** What the lists of words and phrases say of a sentence. */
export function proposeListed(context: Context, sentence: Sentence): void {
  for (let at = 0; at < sentence.tokens.length; at++) {
    const { entry, held } = sentence.tokens[at] ?? { entry: null, held: true };
    if (entry?.phrases) proposePhrase(context, sentence, at, entry.phrases);
    if (entry?.swaps && !held) proposeSwap(context, sentence, at, entry.swaps);
  }
}

/** The rules that look at a sentence as a whole, beside the lists of words and phrases. */
export const SENTENCE_RULES: readonly Rule[] = [
  proposeContrasts,
  proposeMoved,
  proposeTrailing,
  proposeTrailingPhrases,
  proposeJoins,
  proposeSplits,
  proposePredicateSplit,
  proposeWhichSplit,
  proposeRelatives,
  proposeWhichIs,
  proposeLet,
  proposeGive,
  proposeSure,
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
