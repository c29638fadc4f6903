import { useMemo } from 'react';
import { clock } from '#browser/clock.ts';
import { createReview } from '../review/review.ts';
import { useDocument } from './in-view.ts';

/** What can be done to the changes of the result on the page. */
export function useReview() {
  const { revise } = useDocument();
  return useMemo(() => createReview({ revise, now: () => clock.now() }), [revise]);
}
