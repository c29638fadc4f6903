import { LISTED_VERBS } from './inflect.ts';
import { KNOWN_VERBS } from './verbs-known.ts';

/** Common verbs, in their plain form. */
export const plainVerbs = (): Set<string> => new Set([...LISTED_VERBS, ...KNOWN_VERBS.trim().split(/\s+/)]);
