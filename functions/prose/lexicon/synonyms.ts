import GROUPS from './same-words.json' with { type: 'json' };
import RULES from './synonyms.json' with { type: 'json' };

let listed: Map<string, Set<string>> | null = null;

/** Returns the synonyms of a word in our own lists: words that the rules exchange, and groups of everyday synonyms. */
export function synonymsOf(word: string): ReadonlySet<string> {
  listed ??= readLists();
  return listed.get(word) ?? NONE;
}

const NONE: ReadonlySet<string> = new Set();

function readLists(): Map<string, Set<string>> {
  const pairs = new Map<string, Set<string>>();
  const add = (one: string, other: string): void => {
    if (one === other) return;
    const others = pairs.get(one);
    if (others === undefined) pairs.set(one, new Set([other]));
    else others.add(other);
  };
  const join = (one: string, other: string): void => {
    add(one, other);
    add(other, one);
  };
  for (const line of RULES) {
    const [head = '', options = ''] = line.split(' > ');
    for (const option of options.split(' / '))
      if (!option.includes(' ')) join(head.replace('(s)', ''), option);
  }
  for (const group of GROUPS) {
    const words = group.split(' ');
    for (const [at, word] of words.entries()) for (const other of words.slice(at + 1)) join(word, other);
  }
  return pairs;
}
