import { basesOf } from './bases.ts';
import PHRASES from './phrases.json' with { type: 'json' };

type Node = { next: Map<string, Node>; gap: Node | null; says: readonly string[] | null };

const newNode = (): Node => ({ next: new Map(), gap: null, says: null });

let trie: Node | null = null;

/** Builds a trie from rows that contain a meaning and its phrases; "…" matches up to four words. */
function readPhrases(): Node {
  const root = newNode();
  for (const [says = '', ...phrases] of PHRASES)
    for (const phrase of phrases) {
      let here = root;
      for (const word of phrase.split(' ')) {
        if (word === '…') here = here.gap ??= newNode();
        else {
          const next = here.next.get(word) ?? newNode();
          here.next.set(word, next);
          here = next;
        }
      }
      here.says = says === '' ? [] : says.split(' ');
    }
  return root;
}

/** A phrase in a list of words: its end, words inside it that are not part of it, and words with the same meaning. */
export type Phrase = { end: number; gap: { from: number; to: number } | null; says: readonly string[] };

const MOST_IN_GAP = 4;

/** Returns the longest known phrase that begins at an index; a null in `words` ends a phrase. */
export function phraseAt(words: readonly (string | null)[], from: number): Phrase | null {
  trie ??= readPhrases();
  let best: Phrase | null = null;
  const walk = (here: Node, at: number, gap: Phrase['gap']): void => {
    if (here.says !== null && (best === null || at > best.end)) best = { end: at, gap, says: here.says };
    const word = words[at];
    if (word === undefined || word === null) return;
    for (const form of basesOf(word)) {
      const next = here.next.get(form);
      if (next !== undefined) walk(next, at + 1, gap);
    }
    if (here.gap === null || gap !== null) return;
    for (let to = at + 1; to <= at + MOST_IN_GAP && typeof words[to - 1] === 'string'; to++)
      walk(here.gap, to, { from: at, to });
  };
  walk(trie, from, null);
  return best;
}
