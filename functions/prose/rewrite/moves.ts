import type { Strength } from './options.ts';
import type { Proposal } from './proposal.ts';

/** Of so many sentences one at most is turned round. */
const ONE_IN: Record<Strength, number> = { light: Infinity, balanced: 4, strong: 3 };

/** The proposals without those that would turn too many sentences round, or two in a row. The longest moves stay. */
export function chooseMoves(
  proposals: readonly Proposal[],
  sentences: number,
  strength: Strength,
): readonly Proposal[] {
  const most = Math.ceil(sentences / ONE_IN[strength]);
  const turned = new Set<number>();
  const kept = new Set<Proposal>();
  const moves = proposals
    .filter(({ move }) => move !== undefined)
    .toSorted((one, other) => other.cost - one.cost);
  for (const proposal of moves) {
    const sentence = proposal.move?.sentence ?? 0;
    if (turned.size >= most || turned.has(sentence - 1) || turned.has(sentence + 1) || turned.has(sentence))
      continue;
    turned.add(sentence);
    kept.add(proposal);
  }
  return proposals.filter((proposal) => proposal.move === undefined || kept.has(proposal));
}
