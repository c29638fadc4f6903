import type { ContentKind } from '#contract/humanize.ts';
import { inFigures } from '#words/figures.ts';

/** "6 for you to decide" */
export const forYou = (count: number): string => `${inFigures(count)} for you to decide`;

/** “2 refused” */
export const refusedInWords = (count: number): string => `${inFigures(count)} refused`;

/** Said when a text is copied before all doubts are decided. */
export const copiedUndecided = (open: number): string =>
  open === 1
    ? 'The wording that you haven’t decided about is not in it.'
    : `The ${inFigures(open)} wordings that you haven’t decided about are not in it.`;

export const leftInWords = (left: number): string =>
  left === 0 ? 'Nothing left to decide' : `${inFigures(left)} left to decide`;

/** Names of the kinds of content that the gate compares, for sentences such as “A number is lost”. */
export const contentNames: Record<ContentKind, string> = {
  number: 'number',
  date: 'date',
  name: 'name',
  quotation: 'quotation',
  address: 'link or address',
  code: 'piece of code',
  citation: 'citation',
  frozen: 'word you wanted kept',
  denial: 'negative word',
  quantity: 'quantity',
  certainty: 'level of certainty',
  direction: 'direction',
  sentence: 'sentence',
  clause: 'part of a sentence',
  paragraph: 'place in another paragraph',
  who: 'person or group',
  word: 'word',
  link: 'linking word',
  wording: 'wording',
};

/** Said above doubts that cannot be used all at once. */
export const oneByOne = (grave: number): string =>
  grave === 1
    ? 'The first touches a fact, an amount, a “may”, a “not” or who is meant: decide it by itself. Read the others too.'
    : `The first ${inFigures(grave)} touch a fact, an amount, a “may”, a “not” or who is meant: decide them one by one. Read the others too.`;

/** The keys of the list, as they are shown over it. */
export const heldKeys = '↑ ↓ to move, U to use it, M to keep mine, Backspace to undo';
