import { nextPart, partAsked } from '../review/parts/progress.ts';
import { idOfSameRun, isPaidFor } from './asked-before.ts';
import { shownBy, textOf } from './shown.ts';
import { step } from './step.ts';

/** What a result needs, and an empty page does not: it comes after the page. */
export const results = { step, shownBy, textOf, nextPart, partAsked, idOfSameRun, isPaidFor };

export type Results = typeof results;
