import type { Scene } from '../context.ts';
import type { Sentence } from '../tokens.ts';
import {
  proposeExistential,
  proposeNotOnly,
  proposeRelatives,
  proposeThat,
  proposeWhichIs,
} from './clauses.ts';
import { proposeConcessions } from './concessions.ts';
import { proposeBoth, proposeMoved } from './connectives.ts';
import { proposeContractions } from './contractions.ts';
import { proposeDashes } from './dashes.ts';
import { proposeGenitives } from './genitives.ts';
import { proposeJoins } from './joins.ts';
import { proposeMoves } from './moves.ts';
import { proposeNominals } from './nominals.ts';
import { proposeIncludingSplit, proposePredicateSplit, proposeWhichSplit } from './split-predicates.ts';
import { proposeSplits } from './splits.ts';
import { proposeTrailingPhrases } from './trailing-phrases.ts';
import { proposeTrailing } from './trailing.ts';
import { proposeGive, proposeLet } from './verbs.ts';

type Rule = (scene: Scene, sentence: Sentence) => void;

/** The rules that look at a sentence as a whole, beside the lists of words and phrases. */
export const SENTENCE_RULES: readonly Rule[] = [
  proposeNotOnly,
  proposeMoved,
  proposeBoth,
  proposeTrailing,
  proposeTrailingPhrases,
  proposeJoins,
  proposeSplits,
  proposePredicateSplit,
  proposeWhichSplit,
  proposeIncludingSplit,
  proposeConcessions,
  proposeExistential,
  proposeRelatives,
  proposeThat,
  proposeWhichIs,
  proposeLet,
  proposeGive,
  proposeNominals,
  proposeGenitives,
  proposeMoves,
  proposeDashes,
  proposeContractions,
];
