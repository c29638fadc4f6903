import { useMemo } from 'react';
import { clock } from '#browser/clock.ts';
import { createReview } from '../review/review.ts';
import { useDocument } from './in-view.ts';

/** The review actions for the result on the page. */
export function useReview() {
  const { revise } = useDocument();
  return useMemo(() => createReview({ revise, now: () => clock.now() }), [revise]);
}
