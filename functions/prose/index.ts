/** The door of the prose room: for the Worker and for the browser. The rewriter has a door of its own. */
export { findBlocks, isProse, type Block, type BlockKind } from './blocks.ts';
export { applyChanges, composeChanges, placeInSource, type Change, type FoundChange } from './change.ts';
export { clean } from './clean.ts';
export { findDifference } from './difference.ts';
export { findFrozen } from './frozen.ts';
export { checkFacts, keepFacts, type CheckedFact, type FactCheck } from './fact-check.ts';
export type { Fact, FactKind } from './facts.ts';
export { findSentences, findWords, sentencesOf, type Span } from './sentences.ts';
export { estimate, type Estimate } from './estimate/index.ts';
export {
  sentenceLengths,
  signals,
  type SentenceLength,
  type Signal,
  type SignalName,
  type Signals,
} from './signals/index.ts';
