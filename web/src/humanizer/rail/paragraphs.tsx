import { inFigures } from '../../words/figures.ts';
import { desk } from '../desk/desk.ts';
import { useReview } from '../desk/use-review.ts';
import { drawnOf } from '../result/drawn.ts';
import { type ParagraphCount, paragraphsOf } from '../review/paragraphs.ts';
import type { Finished } from '../workspace/workspace.ts';

/** Shows the next change of a paragraph. */
function goTo(shown: Finished, { start, end }: ParagraphCount) {
  const { open } = desk.current();
  const from = open?.of === 'change' ? open.index + 1 : 0;
  const places = drawnOf(shown).changes.flatMap((change, index) =>
    change.start >= start && change.start < end ? [index] : [],
  );
  const index = places.find((place) => place >= from) ?? places[0];
  if (index !== undefined) desk.open({ of: 'change', index }, 'step');
}

/** The paragraphs with changes, each kept or taken back as a whole; a press on its words leads from one change to the next. */
export function Paragraphs({ shown }: { shown: Finished }) {
  const { takeParagraphBack, keepParagraph } = useReview();
  return (
    <ul className="kinds paragraphs">
      {paragraphsOf(shown).map((paragraph) => {
        const { start, words, total, kept } = paragraph;
        return (
          <li key={start}>
            <button type="button" className="kind-name" onClick={() => goTo(shown, paragraph)}>
              {words}
            </button>
            <span className="kind-count">
              {kept < total ? `${inFigures(kept)} of ${inFigures(total)}` : inFigures(total)}
            </span>
            <button
              type="button"
              role="switch"
              className="kind-switch"
              aria-checked={kept > 0}
              aria-label={`Keep: ${words}`}
              onClick={() => (kept > 0 ? takeParagraphBack(paragraph) : keepParagraph(paragraph))}
            />
          </li>
        );
      })}
    </ul>
  );
}
