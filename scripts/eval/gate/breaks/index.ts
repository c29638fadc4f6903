import { breakComparison, breakHedge, breakNegation, breakQuantifier } from './claims.ts';
import { breakCitation, breakDate, breakNumber, breakUnit } from './figures.ts';
import type { Random } from './replacing.ts';
import { breakList, breakName, breakRoles, breakTerm, type Term } from './things.ts';

/** What stands in the text and in others that may come in another's place. */
type Others = { names: readonly string[]; terms: readonly Term[] };

type Break = (sentence: string, next: Random, others: Others) => string | null;

/** Each breaks one thing that a sentence says, so that a reader would call it another statement. The rarest come first. */
export const breaks: Readonly<Record<string, Break>> = {
  unit: breakUnit,
  'agent and object': breakRoles,
  list: breakList,
  comparison: breakComparison,
  date: breakDate,
  quantifier: breakQuantifier,
  hedge: breakHedge,
  number: breakNumber,
  name: (sentence, next, { names }) => breakName(sentence, next, names),
  term: (sentence, next, { terms }) => breakTerm(sentence, next, terms),
  negation: breakNegation,
  citation: breakCitation,
};

/** A list of words cannot know who does what, nor which thing is another. */
export const isKnownByWords = (kind: string): boolean => kind !== 'agent and object' && kind !== 'term';
