import type { Pair } from './pairs.ts';

/** Pairs with known answers, mixed in with the others: a model that gets one wrong is not trusted. */
type KnownPair = Pair & { same: boolean };

const pair =
  (same: boolean) =>
  (before: string, after: string, one: string, other: string): KnownPair => ({
    before,
    after,
    words: [{ before: one, after: other }],
    same,
  });
const other = pair(false);
const alike = pair(true);

const changed: readonly KnownPair[] = [
  other('Most shops open at nine.', 'All shops open at nine.', 'Most', 'All'),
  other('The road may be closed on Friday.', 'The road is closed on Friday.', 'may be', 'is'),
  other('The nurses wrote to the council.', 'The council wrote to the nurses.', 'nurses', 'council'),
  other('Prices fell after the strike.', 'Prices rose after the strike.', 'fell', 'rose'),
  other('She left because it was late.', 'She left although it was late.', 'because', 'although'),
  other('Children under six ride free with a parent.', 'Children under six ride free.', 'with a parent', ''),
];

const unchanged: readonly KnownPair[] = [
  alike('The shop was compelled to close.', 'The shop had to close.', 'was compelled', 'had'),
  alike('They began to build in May.', 'They started building in May.', 'began', 'started'),
  alike('The lake is not deep.', 'The lake is shallow.', 'not deep', 'shallow'),
];

/** Returns three pairs that differ in meaning and one that does not; the choice rotates with the question number. */
export function knownPairs(question: number): KnownPair[] {
  const three = [0, 1, 2].flatMap((at) => changed[(question * 3 + at) % changed.length] ?? []);
  const one = unchanged[question % unchanged.length];
  return one === undefined ? three : [...three, one];
}
