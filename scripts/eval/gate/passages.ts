import { applyChanges, type FoundChange, type Source, type Span } from '#prose/index.ts';
import { sentencesOf } from '#prose/text/source.ts';

/** What a rewriting makes of sentences that stand together. */
export type Passage = { source: string; proposed: string; start: number; end: number };

/** The sentences that changes touch, joined where one change touches two. */
export function passagesOf(source: Source, changes: readonly FoundChange[]): Passage[] {
  const spans: Span[] = [];
  for (const { start, end } of sentencesOf(source)) {
    const last = spans.at(-1);
    const isJoined = last && changes.some((change) => change.start < last.end && change.end > start);
    if (isJoined) last.end = end;
    else spans.push({ start, end });
  }
  return spans.flatMap(({ start, end }) => {
    const inside = changes.filter((change) => change.start >= start && change.end <= end);
    if (inside.length === 0) return [];
    const sentence = source.text.slice(start, end);
    const moved = inside.map((change) => ({
      start: change.start - start,
      end: change.end - start,
      after: change.after,
    }));
    return [{ source: sentence, proposed: applyChanges(sentence, moved), start, end }];
  });
}
