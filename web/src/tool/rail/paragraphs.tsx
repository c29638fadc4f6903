import { offeredWords } from '#content/desk/offered.ts';
import { inOrder } from '#history/reading.ts';
import { useReview } from '../desk/use-review.ts';
import { offeredIn } from '../review/offered.ts';
import { firstWords, paragraphsOf } from '../review/paragraphs.ts';
import type { Finished } from '../workspace/workspace.ts';
import { goToNext, GroupRow } from './group-row.tsx';
import { OfferedRow } from './offered-row.tsx';

/** The paragraphs with changes, each named by its first words, and what may be left out where it stands. */
export function Paragraphs({ shown }: { shown: Finished }) {
  const { takeParagraphBack, keepParagraph } = useReview();
  const paragraphs = paragraphsOf(shown).map((paragraph) => {
    const { start, end, words, total, kept } = paragraph;
    const row = (
      <GroupRow
        key={start}
        name={words}
        total={total}
        kept={kept}
        onNext={() =>
          goToNext(
            shown,
            (change) => change.offered === undefined && change.start >= start && change.start < end,
          )
        }
        onTakeBack={() => takeParagraphBack(paragraph)}
        onKeep={() => keepParagraph(paragraph)}
      />
    );
    return { start, end, row };
  });
  const offered = offeredIn(shown).map((offer) => {
    const { start, end, before } = offer.change;
    const name = `${offeredWords.kind}: ${firstWords(before)}`;
    return {
      start,
      end,
      row: <OfferedRow key={`offered ${start}`} {...{ shown, name, offered: [offer] }} />,
    };
  });
  return (
    <ul className="kinds paragraphs">
      {[...paragraphs, ...offered].toSorted(inOrder).map(({ row }) => row)}
    </ul>
  );
}
