import type { HumanizeOptions, WordUsage } from './humanize.ts';

/** `start` and `end`: a span inside the sentence to reword. */
export type RewordRequest = { text: string; start: number; end: number; options?: HumanizeOptions };

/** Maximum number of wordings offered for a sentence. */
export const mostWordings = 3;

/** Another wording of a whole sentence. `reason`: what it improves. */
export type Wording = { text: string; reason: string };

/** `start` and `end`: the span of the sentence. `notice`: why there are no wordings, or none by a model. */
export type RewordResult = {
  start: number;
  end: number;
  wordings: Wording[];
  notice?: string;
  usage: WordUsage;
};
