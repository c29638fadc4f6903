import type { HumanizeOptions, WordUsage } from './humanize.ts';

/** `start` and `end`: a place inside the sentence to reword. */
export type RewordRequest = { text: string; start: number; end: number; options?: HumanizeOptions };

/** How many wordings of a sentence are offered at most. */
export const mostWordings = 3;

/** Another wording of a whole sentence, and what it is better at. */
export type Wording = { text: string; reason: string };

/** `start` and `end`: the sentence. `notice`: why there is none, or none by a model. */
export type RewordResult = {
  start: number;
  end: number;
  wordings: Wording[];
  notice?: string;
  usage: WordUsage;
};
