import type { Estimate } from '#prose/index.ts';
import type { Reading } from '#detector/measured/use-estimate.ts';

/** Never 0% or 100%. */
const inPercent = (probability: number) => `${Math.min(99, Math.max(1, Math.round(100 * probability)))}%`;

type Judged = Extract<Estimate, { probability: number }>;

export const isJudged = (reading: Reading): reading is Judged =>
  typeof reading === 'object' && 'probability' in reading;

const reads: Record<Judged['verdict'], string> = {
  reads_human: 'human',
  cannot_tell: 'cannot tell',
  reads_machine: 'machine-written',
};

/** How likely it is a machine's: said of what reads human, "human 1%" would be the opposite. */
const likely = ({ verdict, probability }: Judged): string =>
  verdict === 'reads_human' ? `(${inPercent(probability)} machine)` : inPercent(probability);

/** "Reads machine-written 96%", "Reads human (12% machine)", "Cannot tell 41%". */
export const readsInWords = (judged: Judged): string =>
  `${judged.verdict === 'cannot_tell' ? 'Cannot tell' : `Reads ${reads[judged.verdict]}`} ${likely(judged)}`;

/** What follows on it: "cannot tell 41%", "still 71%". */
export function thenInWords(before: Judged, after: Judged): string {
  const isSame = before.verdict === after.verdict && after.verdict === 'reads_machine';
  return `${isSame ? 'still' : reads[after.verdict]} ${likely(after)}`;
}

/** Why there is no figure; each in two lines. */
export function unmeasuredInWords(reading: Exclude<Reading, Judged>): [first: string, second: string] {
  if (reading === 'measuring') return ['Measuring …', ''];
  if (reading === 'failed') return ['Not measured', 'The measuring script did not load.'];
  return reading.verdict === 'too_short'
    ? ['Too short to measure', `${reading.words} of the ${reading.needed} words it takes`]
    : ['Not measured', 'this does not look like English'];
}
