import { RULES, type RuleId } from '../rules.ts';
import type { Edit, Proposal } from '../proposal.ts';

/** Creates a proposal about formatting, which belongs to no sentence and costs no words. */
export function plainly(rule: RuleId, reason: string, edits: readonly Edit[]): Proposal {
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
    wordings: [{ edits, cost: 0, brings: [], place: 0 }],
  };
}
