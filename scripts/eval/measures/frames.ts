import { applyChanges, type FoundChange } from '#prose/text/changes/change.ts';

/** Matches a chat's sentences around a text that do not belong to it. The expression shares no code with the rewriter. */
const FRAME =
  /^(?:certainly|sure|of course|absolutely|great question|I hope (?:this|that) helps|(?:please )?(?:let me know if|feel free to ask)|(?:if you (?:have|need|would like|want)|should you have)\b.*(?:ask|know)|(?:would you like|do you want) me to|(?:(?:certainly|sure|of course|absolutely)[!,.] )?(?:here(?:['’]s| is| are)|below (?:is|are)|I(?:['’]d be| would be|['’]m) happy to)|in this (?:essay|article|post|guide),? (?:we|I) will|this (?:essay|article|post|guide) (?:will )?(?:explore|examine|discuss|cover)|(?:without further ado, )?let['’]s (?:dive|take a|get started|break|work))\b[^.!?]*[.!?:,]?$/i;

/** Matches a note below a rule at the end, to the person who asked for the text. */
const NOTE =
  /^\s*(?:\*\*\*|---)\s+[*_]*(?:a few (?:quick )?tips|feel free|(?:please )?note|would you like)\b/i;

const isFrame = ({ before, after }: Pick<FoundChange, 'before' | 'after'>): boolean =>
  after === '' && (NOTE.test(before) || isOfFrames(before));

const isOfFrames = (before: string): boolean =>
  before
    .replace(/^\s*(?:\*\*\*|---)\s*$/gm, '')
    .trim()
    .split(/(?<=[.!?])\s+/)
    .every((sentence) => FRAME.test(sentence));

/** Removes the frames that a rewriting removed, since it has to keep only the rest. */
export const withoutFrames = (text: string, changes: readonly Omit<FoundChange, 'reason'>[]): string =>
  applyChanges(text, changes.filter(isFrame));
