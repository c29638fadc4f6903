/** Exports of the prose modules for the Worker and the browser. The rewriter has its own index, `rewrite/index.ts`. */
export type { Block, BlockKind } from './text/blocks/block.ts';
export { findBlocks, isProse } from './text/blocks/blocks.ts';
export { applyChanges, composeChanges, placesInSource, type FoundChange } from './text/changes/change.ts';
export { clean } from './text/clean.ts';
export { cleaningOf } from './text/cleaning.ts';
export { findFrozen } from './text/frozen.ts';
export { findProtected } from './text/protected.ts';
export type { Fact } from './text/facts.ts';
export { factsOf, type Judged, judgeChanges, judgeRewriting, type Verdict } from './gate/index.ts';
export { findSentences } from './text/sentences.ts';
export { type Passage, passagesOf } from './text/passages.ts';
export { readSource, sentenceAt, type Source } from './text/source.ts';
export { asPattern, capitalise, countWhile, movedBy, overlaps, type Span } from './text/words.ts';
export {
  estimate,
  estimateForReader,
  type Estimate,
  type Read,
  type UntestedKind,
} from './estimate/index.ts';
export { sentenceLengths, signals, type Signal, type SignalName } from './signals/index.ts';
