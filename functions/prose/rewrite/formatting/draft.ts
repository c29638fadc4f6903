import { RULES, type RuleId } from '../precedence.ts';
import type { Edit, Proposal } from '../proposal.ts';

/** Formatting belongs to no sentence, and costs no words. */
export function plainly(rule: RuleId, reason: string, edits: readonly Edit[]): Proposal {
  const { level, precedence, tell } = RULES[rule];
  return {
    rule,
    claim: edits,
    level,
    reason,
    precedence,
    tell,
    sentence: -1,
    line: null,
    wordings: [{ edits, cost: 0, brings: [], place: 0, strange: false, shape: null }],
  };
}
