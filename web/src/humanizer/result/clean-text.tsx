import type { RefObject } from 'react';
import { finishedText } from '../review/finished.ts';
import type { Finished } from '../workspace/workspace.ts';
import { useResultField } from './use-result-field.ts';

type Props = { finished: Finished; isEarlier: boolean; field: RefObject<HTMLTextAreaElement | null> };

/** The result as it reads, to be written in like any text. */
export function CleanText({ finished, isEarlier, field }: Props) {
  useResultField(field, finishedText(finished));
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
