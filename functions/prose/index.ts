/** The door of the prose room: for the Worker and for the browser. The rewriter has a door of its own. */
export { findBlocks, isProse, type Block, type BlockKind } from './text/blocks.ts';
export { applyChanges, composeChanges, placeInSource, type Change, type FoundChange } from './text/change.ts';
export { clean } from './text/clean.ts';
export { findDifference } from './text/difference.ts';
export { findFrozen } from './text/frozen.ts';
export { checkFacts, keepFacts, type CheckedFact, type FactCheck } from './gate/fact-check.ts';
export type { Fact, FactKind } from './gate/facts.ts';
export { findSentences, findWords, sentencesOf, type Span } from './text/sentences.ts';
export { estimate, type Estimate } from './estimate/index.ts';
export {
  sentenceLengths,
  signals,
  type SentenceLength,
  type Signal,
  type SignalName,
  type Signals,
} from './signals/index.ts';
