import type { Held } from '#contract/humanize.ts';
import { assistantComparison } from '#humanizer/model/instructions.ts';
import {
  amongKnown,
  type Answer,
  answers,
  losesName,
  mostPairs,
  type Pair,
  pairOf,
} from '#humanizer/model/pairs.ts';
import { cleaned, withoutRequests } from './answer.ts';
import { numbered } from './request.ts';

/** Maximum number of groups per request: more would repeat known pairs. */
const mostGroups = 2;

/** Whether an assistant may compare a wording: it tends to miss a lost name. */
export const isComparable = (held: Held): boolean => !losesName(held);

/**
 * Asks an assistant whether held wordings say the same as the source. `asked`: those in the request; `known`: how many pairs with
 * known answers are among them.
 */
export function comparisonOf<Of extends Held>(source: string, held: readonly Of[]) {
  const asked = held.filter(isComparable).slice(0, mostGroups * mostPairs);
  const groups = Array.from({ length: Math.ceil(asked.length / mostPairs) }, (_, group) => {
    const own = asked.slice(group * mostPairs, (group + 1) * mostPairs);
    return {
      own,
      ...amongKnown(
        own.map((each) => pairOf(each, source)),
        group,
      ),
    };
  });
  const pairs = groups.flatMap(({ mixed }) => mixed);
  const request = [assistantComparison, ...pairs.map((pair, at) => inLines(at + 1, pair))].join('\n\n');

  return {
    asked,
    known: pairs.length - asked.length,
    request,
    /** Returns the wordings that the assistant calls the same; null if it is wrong about known pairs, 'nothing' without any answer. */
    read(pasted: string): Of[] | null | 'nothing' {
      const said = saidIn(cleaned(withoutRequests(pasted, [request])));
      if (said.length === 0) return 'nothing';
      let before = 0;
      const read = groups.map((group) => {
        const own = said.map(({ number, same }) => ({ number: number - before, same }));
        before += group.mixed.length;
        const answered = group.read(own);
        return answered && group.own.filter((_, at) => answered[at] === 'yes');
      });
      return read.every((each) => each === null) ? null : read.flatMap((each) => each ?? []);
    },
  };
}

const shown = (words: string): string => words || '(nothing)';

const inLines = (number: number, { before, after, words }: Pair): string =>
  [
    numbered(number, `A: ${shown(before)}`),
    `B: ${shown(after).replaceAll(/\s*\n\s*/g, ' ')}`,
    `words: ${words.map((each) => `“${each.before}” / “${each.after}”`).join('; ')}`,
  ].join('\n');

/** A number and its answer, with anything but letters and digits in between: "[1] yes", "**1.** No", "| 1 | unclear |". */
const line = /(?<![\p{L}\d])(\d{1,2})(?:[^\p{L}\d]|same)+(yes|no|unclear)(?![\p{L}\d])/giu;

const saidIn = (text: string): { number: number; same: Answer }[] =>
  [...text.matchAll(line)].flatMap(([, number, word]) => {
    const same = answers.find((each) => each === word?.toLowerCase());
    return same === undefined ? [] : [{ number: Number(number), same }];
  });
