import { useReview } from '../desk/use-review.ts';
import { paragraphsOf } from '../review/paragraphs.ts';
import type { Finished } from '../workspace/workspace.ts';
import { goToNext, GroupRow } from './group-row.tsx';

/** The paragraphs with changes, each named by its first words. */
export function Paragraphs({ shown }: { shown: Finished }) {
  const { takeParagraphBack, keepParagraph } = useReview();
  return (
    <ul className="kinds paragraphs">
      {paragraphsOf(shown).map((paragraph) => {
        const { start, end, words, total, kept } = paragraph;
        return (
          <GroupRow
            key={start}
            name={words}
            total={total}
            kept={kept}
            onNext={() => goToNext(shown, (change) => change.start >= start && change.start < end)}
            onTakeBack={() => takeParagraphBack(paragraph)}
            onKeep={() => keepParagraph(paragraph)}
          />
        );
      })}
    </ul>
  );
}
