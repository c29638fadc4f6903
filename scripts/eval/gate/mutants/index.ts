import { applied, type Edit, type Finder, finished, shuffled } from './edit.ts';
import { findCertainties } from './kinds/certainty.ts';
import { findAddedClauses, findDroppedClauses } from './kinds/clauses.ts';
import { findDenials } from './kinds/denial.ts';
import { findDates, findNumbers } from './kinds/figures.ts';
import { findLinks } from './kinds/links.ts';
import { findNames } from './kinds/names.ts';
import { findQuantities } from './kinds/quantity.ts';
import { findDirections, findExchanged } from './kinds/replaced.ts';
import { findAddedSentences, findDroppedSentences } from './kinds/sentences.ts';
import { findAgents } from './kinds/who.ts';
import { findAdded, findDropped } from './kinds/words.ts';
import { readPassage } from './passage.ts';
import { saysItAnyway, type Source, sourceOf } from './source.ts';

const finders = {
  number: findNumbers,
  date: findDates,
  name: findNames,
  denial: findDenials,
  quantity: findQuantities,
  certainty: findCertainties,
  direction: findDirections,
  who: findAgents,
  exchanged: findExchanged,
  link: findLinks,
  'word added': findAdded,
  'word dropped': findDropped,
  'clause added': findAddedClauses,
  'clause dropped': findDroppedClauses,
  'sentence added': findAddedSentences,
  'sentence dropped': findDroppedSentences,
} satisfies Record<string, Finder>;

export type MutantKind = keyof typeof finders;

export const MUTANT_KINDS = Object.keys(finders).filter((kind): kind is MutantKind => kind in finders);

/** A rewriting with one change of meaning, and where it was changed: `before` is now `after`. */
export type Mutant = {
  kind: MutantKind;
  text: string;
  at: { start: number; end: number; before: string; after: string };
};

/** Returns up to `most` rewritings that no longer say what the source says, taking the kinds in turn. */
export function mutantsOf(source: string, rewriting: string, random: () => number, most: number): Mutant[] {
  const passage = readPassage(rewriting);
  const original = sourceOf(source);
  const queues = shuffled(MUTANT_KINDS, random).map((kind) => ({
    kind,
    edits: shuffled(finders[kind](passage, random), random),
  }));
  const mutants: Mutant[] = [];
  const texts = new Set([rewriting]);
  while (mutants.length < most) {
    const before = mutants.length;
    for (const { kind, edits } of queues) {
      const mutant = mutants.length < most ? nextMutant(kind, edits, rewriting, original) : null;
      if (mutant === null || texts.has(mutant.text)) continue;
      texts.add(mutant.text);
      mutants.push(mutant);
    }
    if (mutants.length === before) break;
  }
  return mutants;
}

/** Returns a mutant by the first edit that changes the meaning of the source; that edit and those before it leave the list. */
function nextMutant(kind: MutantKind, edits: Edit[], rewriting: string, source: Source): Mutant | null {
  for (let edit = edits.shift(); edit; edit = edits.shift()) {
    const { start, end, after } = finished(rewriting, edit);
    const before = rewriting.slice(start, end);
    if (before === after || saysItAnyway(source, rewriting, { start, end, after })) continue;
    return { kind, text: applied(rewriting, { start, end, after }), at: { start, end, before, after } };
  }
  return null;
}
