import { verbForms } from '../../lexicon/inflect.ts';
import { plainVerbs } from '../../lexicon/verbs-known.ts';

let known: Map<string, string> | null = null;

/** Verbs in their plain form, with the form that “she” takes. Those that are the same in the past ("cut", "read") are left out. */
function findVerbs(): Map<string, string> {
  const verbs = new Map<string, string>();
  for (const verb of plainVerbs()) {
    const { s, past } = verbForms(verb);
    if (past !== verb) verbs.set(verb, s);
  }
  return verbs;
}

/** "uses" of "use"; undefined where the word is no verb that we know. */
export const withSOf = (verb: string): string | undefined => (known ??= findVerbs()).get(verb);

let ending: Set<string> | null = null;

export const isVerbWithS = (word: string): boolean =>
  (ending ??= new Set((known ??= findVerbs()).values())).has(word);
