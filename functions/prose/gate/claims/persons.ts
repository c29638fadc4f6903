/** Each person as the one who acts and the one whom it is done to. */
const PERSONS: readonly (readonly [acts: string, suffers: string])[] = [
  ['i', 'me'],
  ['we', 'us'],
  ['he', 'him'],
  ['she', 'her'],
  ['they', 'them'],
];

/** "She told him" → "he told her", "we ask you" → "you ask us": who acts is now the one whom it is done to. */
export function exchangesPersons(had: readonly string[], has: readonly string[]): boolean {
  if (had.includes('by') !== has.includes('by')) return false;
  const turned = PERSONS.some(([acts, suffers]) => isTurned(had, has, acts, suffers));
  return turned && PERSONS.some(([acts, suffers]) => isRaised(had, has, acts, suffers));
}

const isTurned = (had: readonly string[], has: readonly string[], acts: string, suffers: string): boolean =>
  had.includes(acts) && !had.includes(suffers) && has.includes(suffers) && !has.includes(acts);

/** Whether one acts who did not. */
const isRaised = (had: readonly string[], has: readonly string[], acts: string, suffers: string): boolean =>
  has.includes(acts) && !had.includes(acts) && !has.includes(suffers);

const HE = ['he', 'him', 'his', 'himself'];
const SHE = ['she', 'her', 'hers', 'herself'];

/** "He left his keys" → "she left her keys". */
export const changesGender = (had: readonly string[], has: readonly string[]): boolean =>
  isChanged(had, has, HE, SHE) || isChanged(had, has, SHE, HE);

const isChanged = (
  had: readonly string[],
  has: readonly string[],
  from: readonly string[],
  to: readonly string[],
): boolean =>
  from.some((word) => had.includes(word)) &&
  !to.some((word) => had.includes(word)) &&
  to.some((word) => has.includes(word)) &&
  !from.some((word) => has.includes(word));

const ALL = new Set([...PERSONS.flat(), ...HE, ...SHE]);

export const isPerson = (token: string): boolean => ALL.has(token);
