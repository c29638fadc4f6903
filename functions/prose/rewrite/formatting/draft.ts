import { RULES, type RuleId } from '../rules.ts';
import type { Edit, Proposal } from '../proposal.ts';

/** Creates a proposal that belongs to no sentence. */
export function plainly(rule: RuleId, reason: string, edits: readonly Edit[], cost = 0): Proposal {
  const { level, precedence, likeness } = RULES[rule];
  return {
    rule,
    claim: edits,
    level,
    reason,
    precedence,
    likeness,
    sentence: -1,
    line: null,
    wordings: [{ edits, cost, brings: [], place: 0 }],
  };
}
