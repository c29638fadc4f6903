import SYNONYMS from '../../lexicon/synonyms.json' with { type: 'json' };

/**
 * Words that say the same, both ways. A line of the list is "word > another / a third", where "word(s)" stands for its plural too.
 */
export function synonymPairs(): Map<string, string[]> {
  const pairs = new Map<string, string[]>();
  const add = (one: string, other: string): void => {
    const others = pairs.get(one);
    if (others === undefined) pairs.set(one, [other]);
    else others.push(other);
  };
  for (const line of SYNONYMS) {
    const [head = '', options = ''] = line.split(' > ');
    const word = head.replace('(s)', '');
    // Of a phrase the word of weight stands first ("work out") or last ("very useful").
    for (const option of options.split('/').flatMap((phrase) => phrase.trim().split(/[ ,]+/))) {
      add(word, option);
      add(option, word);
    }
  }
  return pairs;
}
