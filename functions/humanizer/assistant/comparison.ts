import { losesName } from '#contract/held.ts';
import type { Held } from '#contract/humanize.ts';
import { assistantComparison } from '#humanizer/model/instructions.ts';
import { amongKnown, type Answer, answers, type Pair, pairOf } from '#humanizer/model/pairs.ts';
import { cleaned, withoutRequests } from './answer.ts';
import { numbered } from './request.ts';

/** Maximum number of pairs with the same known pairs among them. */
const mostPairs = 12;
/** Maximum number of groups per request: more would repeat known pairs. */
const mostGroups = 2;

/**
 * Asks an assistant whether held wordings say the same as the source. `asked`: those in the request; `known`: how many pairs with
 * known answers are among them.
 */
export function comparisonOf<Of extends Held>(source: string, held: readonly Of[]) {
  // Judges tend to miss a lost name.
  const asked = held.filter((each) => !losesName(each)).slice(0, mostGroups * mostPairs);
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
    /** Returns the wordings that the assistant calls the same; null if it is wrong about a known pair, 'nothing' without any answer. */
    read(pasted: string): Of[] | null | 'nothing' {
      const said = saidIn(cleaned(withoutRequests(pasted, [request])), pairs.length);
      if (said.length === 0) return 'nothing';
      let before = 0;
      const read = groups.map((group) => {
        const own = said.map(({ number, same }) => ({ number: number - before, same }));
        before += group.mixed.length;
        const answered = group.read(own);
        return answered && group.own.filter((_, at) => answered[at]?.same === 'yes');
      });
      return read.includes(null) ? null : read.flatMap((each) => each ?? []);
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

/** A number and what follows it: "[1] yes", "**1.** No", "| 1 | unclear |", `"number":1,"same":"yes"`. */
const numberedAnswer =
  /(?:^[^\p{L}\d\n]*(?:pair )?|[[(]|"number": ?)(\d{1,2})(?:[^\p{L}\d]|same)+(yes|no|unclear)(?!\p{L})([^\n[{|]*)/gimu;
const anotherAnswer = /(?<!\p{L})(?:yes|no|unclear)(?!\p{L})/iu;
const bareAnswer = /^[^\p{L}\d]*(yes|no|unclear)[^\p{L}\d]*$/iu;

const answerIn = (word = ''): Answer => answers.find((each) => each === word.toLowerCase()) ?? 'unclear';

/** Reads answers by number, or in order where there is one for each pair. A line with two answers is unclear. */
function saidIn(text: string, pairs: number): { number: number; same: Answer }[] {
  const said = [...text.matchAll(numberedAnswer)].map(([, number, word, rest = '']) => ({
    number: Number(number),
    same: anotherAnswer.test(rest) ? 'unclear' : answerIn(word),
  }));
  if (said.length > 0) return said;
  const bare = text.split('\n').flatMap((each) => bareAnswer.exec(each)?.[1] ?? []);
  return bare.length === pairs ? bare.map((word, at) => ({ number: at + 1, same: answerIn(word) })) : [];
}
