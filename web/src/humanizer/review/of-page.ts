import { clock } from '../../browser/clock.ts';
import { humanizer } from '../workspace/humanizer.ts';
import { createReview } from './review.ts';

/** The review of the result on this page. */
export const review = createReview({ revise: humanizer.revise, now: () => clock.now() });
