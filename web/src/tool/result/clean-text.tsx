import { type RefObject, useEffect } from 'react';
import { loadCopying } from '#files/clipboard/copy-text.ts';
import AsItReads from '../reading/as-it-reads.tsx';
import { useDrawnOver } from '../reading/drawn-over.ts';
import { drawnPane, fieldPane } from '../reading/panes.ts';
import { followShare } from '../reading/scrolling.ts';
import { longestFollowed, sourceField, useFollowing } from '../reading/use-following.ts';
import { finishedText } from '../review/finished.ts';
import { placeInResult, placeInSource } from '../review/pieces.ts';
import { useWorkspace } from '../workspace/humanizer.ts';
import type { Finished } from '../workspace/workspace.ts';
import { useResultField } from './use-result-field.ts';

type Props = { finished: Finished; isEarlier: boolean; field: RefObject<HTMLTextAreaElement | null> };

/** Scrolls both texts together: by sentence, or proportionally if the text is too long for that. */
function useScrollingBeside(finished: Finished, field: Props['field']) {
  const { source } = finished.asked;
  const isItsSource = useWorkspace((state) => state.text === source);
  const isShort = source.length <= longestFollowed;
  const drawn = useDrawnOver(() => field.current);
  useFollowing(source, drawn, {
    isOn: isItsSource && isShort,
    beside: (over) =>
      over === null
        ? field.current && fieldPane(field.current)
        : drawnPane(over, () => field.current?.value.length ?? 0),
    between: {
      toOther: (place) => placeInResult(finished, place),
      toOne: (place) => placeInSource(finished, place),
    },
    beginning: 'at the source',
  });
  const drawnSource = useDrawnOver(sourceField);
  useEffect(() => {
    const one = drawnSource ?? sourceField();
    const other = drawn ?? field.current;
    return isItsSource && !isShort && one && other ? followShare(one, other) : undefined;
  }, [isItsSource, isShort, drawnSource, drawn, field]);
}

/** The result as an editable text. */
export function CleanText({ finished, isEarlier, field }: Props) {
  const text = finishedText(finished);
  useResultField(field, text);
  useScrollingBeside(finished, field);
  useEffect(() => void loadCopying().catch(() => undefined), []);

  return (
    <div className="clean-text">
      <textarea
        ref={field}
        className="page-text scroller result-field full"
        dir="auto"
        aria-labelledby="result"
        autoComplete="off"
        data-earlier={isEarlier || undefined}
      />
      <AsItReads field={field} text={text} />
    </div>
  );
}
