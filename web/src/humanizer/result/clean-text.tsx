import { type RefObject, useEffect } from 'react';
import { followShare } from '../desk/follow-share.ts';
import { finishedText } from '../review/finished.ts';
import { useWorkspace } from '../workspace/humanizer.ts';
import type { Finished } from '../workspace/workspace.ts';
import { useResultField } from './use-result-field.ts';

type Props = { finished: Finished; isEarlier: boolean; field: RefObject<HTMLTextAreaElement | null> };

/** The result as it reads, to be written in like any text. */
export function CleanText({ finished, isEarlier, field }: Props) {
  const isItsSource = useWorkspace((state) => state.text === finished.asked.source);
  useResultField(field, finishedText(finished));

  useEffect(() => {
    const source = document.getElementById('your-text');
    if (!isItsSource || !source || !field.current) return;
    return followShare(source, field.current);
  }, [isItsSource, field]);

  return (
    <textarea
      ref={field}
      className="page-text scroller result-field"
      aria-labelledby="result"
      autoComplete="off"
      data-earlier={isEarlier || undefined}
    />
  );
}
