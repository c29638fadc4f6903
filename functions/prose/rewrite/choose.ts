import type { Judge } from './judges.ts';
import { startOf, type Choice, type Proposal, type Wording } from './proposal.ts';

type Bounds = {
  /** The length of the source. */
  length: number;
  /** The most that the changes may cost together. */
  budget: number;
};

/**
 * The wordings to make, the only place where it is decided: by precedence, nothing whose claim overlaps one that was taken, of each
 * proposal the wording that the judges like best, until the budget is spent.
 */
export function choose(
  proposals: readonly Proposal[],
  judges: readonly Judge[],
  { length, budget }: Bounds,
): Choice[] {
  const taken = new Uint8Array(length);
  const chosen: Choice[] = [];
  let spent = 0;
  for (const proposal of inOrder(proposals, judges)) {
    if (!isOpen(taken, proposal)) continue;
    const wording = bestOf(proposal, judges);
    if (wording === null || spent + wording.cost > budget) continue;
    take(taken, proposal);
    for (const judge of judges) judge.note(proposal, wording);
    chosen.push({ proposal, wording });
    spent += wording.cost;
  }
  return chosen;
}

function inOrder(proposals: readonly Proposal[], judges: readonly Judge[]): Proposal[] {
  const served = proposals.map((proposal) => {
    let { precedence } = proposal;
    for (const judge of judges) precedence = Math.max(precedence, judge.lift?.(proposal) ?? precedence);
    return { proposal, precedence, start: startOf(proposal) };
  });
  served.sort((one, other) => other.precedence - one.precedence || one.start - other.start);
  return served.map(({ proposal }) => proposal);
}

function take(taken: Uint8Array, { claim }: Proposal): void {
  for (const { start, end } of claim) {
    for (let at = start; at < end; at++) taken[at] = 1;
  }
}

function isOpen(taken: Uint8Array, { claim }: Proposal): boolean {
  for (const { start, end } of claim) {
    for (let at = start; at < end; at++) if (taken[at] === 1) return false;
  }
  return true;
}

/** The first of those with the highest sum; null where a veto stands against each. */
function bestOf(proposal: Proposal, judges: readonly Judge[]): Wording | null {
  let best: Wording | null = null;
  let most = -Infinity;
  for (const wording of proposal.wordings) {
    const sum = weigh(proposal, wording, judges);
    if (sum !== 'veto' && sum > most) {
      best = wording;
      most = sum;
    }
  }
  return best;
}

function weigh(proposal: Proposal, wording: Wording, judges: readonly Judge[]): number | 'veto' {
  let sum = 0;
  for (const judge of judges) {
    const said = judge.weigh(proposal, wording);
    if (said === 'veto') return 'veto';
    sum += said;
  }
  return sum;
}
