import { linesOf, readLine } from '../../lexicon/data-line.ts';
import { ADJECTIVES } from '../../lexicon/adjectives.ts';
import { ADVERBS } from '../../lexicon/adverbs.ts';
import { NOUNS } from '../../lexicon/nouns.ts';
import { SYNONYMS } from '../../lexicon/synonyms.ts';
import { VERBS } from '../../lexicon/verbs.ts';

/** The words that the rules take for each other, both ways. */
export function synonymPairs(): Map<string, string[]> {
  const pairs = new Map<string, string[]>();
  const add = (one: string, other: string): void => {
    const others = pairs.get(one);
    if (others === undefined) pairs.set(one, [other]);
    else others.push(other);
  };
  const lists = [VERBS, NOUNS, ADJECTIVES, ADVERBS, SYNONYMS];
  for (const line of lists.flatMap(linesOf)) {
    const { head, options } = readLine(line);
    const word = head.replace('(s)', '');
    // Of a phrase the word of weight stands first ("work out") or last ("very useful").
    for (const option of options.flatMap((phrase) => phrase.split(/[ ,]+/))) {
      add(word, option);
      add(option, word);
    }
  }
  return pairs;
}
