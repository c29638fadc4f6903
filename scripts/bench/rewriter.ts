import nlp from 'compromise';
import { rewrite } from '#prose/rewrite/index.ts';
import { countWords } from '../eval/measures/measures.ts';

const PARAGRAPHS = [
  'In today’s fast-paced world, technology plays a crucial role in shaping the way people work. Furthermore, numerous companies utilize software to enhance efficiency, leading to substantial savings across the organization. However, the transition is not always seamless, and many employees struggle to adapt.',
  'The town council met on Tuesday 14 March to discuss the bridge. Mrs. Alder, who has lived beside the river for forty years, said the repairs would cost $2.4 million. “We waited long enough,” she told the meeting. Nobody disagreed.',
  'It is important to note that regular exercise offers a wide range of benefits, including better sleep and lower stress. Additionally, it fosters a sense of community, as people often train together. By embracing these habits, individuals can significantly improve their overall well-being.',
];

/** Repeats the same three paragraphs, up to at least this number of words. */
export function textOf(words: number): string {
  const once = PARAGRAPHS.join('\n\n');
  return Array.from({ length: Math.ceil(words / countWords(once)) }, () => once).join('\n\n');
}

/** Returns exactly this number of words of that text. */
export const wordsOf = (count: number): string =>
  textOf(count)
    .split(/(?<=\s)/)
    .slice(0, count)
    .join('');

function seconds(work: () => void): number {
  const started = performance.now();
  work();
  return (performance.now() - started) / 1000;
}

/** Returns the shortest time of all runs within some seconds, so that hot code has been compiled. */
function best(within: number, work: () => void): number {
  let least = Infinity;
  for (let spent = 0; spent < within;) {
    const took = seconds(work);
    least = Math.min(least, took);
    spent += took;
  }
  return least;
}

/** Prints the throughput of the rewriter on one core, and of compromise's part-of-speech tagger on the same text. */
export function printRewriterSpeed({ words: most, within }: { words: number; within: number }): void {
  const sample = textOf(most / 50);
  const words = countWords(sample);
  const ours = words / best(within, () => rewrite(sample, { strength: 'balanced' }));
  const theirs = words / best(within, () => nlp(sample));
  console.log(`rewriter, balanced: ${Math.round(ours).toLocaleString('en')} words/s on one core`);
  console.log(
    `compromise, tagging the same text: ${Math.round(theirs).toLocaleString('en')} words/s; ours is ${(ours / theirs).toFixed(1)} times as fast`,
  );

  const eighth = textOf(most / 8);
  const whole = textOf(most);
  const growth = best(within, () => rewrite(whole)) / best(within, () => rewrite(eighth));
  console.log(
    `${most.toLocaleString('en')} words take ${growth.toFixed(1)} times as long as an eighth of them`,
  );
}
