import type { Change } from '../text/change.ts';
import { STRENGTHS, type Strength } from './options.ts';
import { LEVEL_ORDER, type Move, type Proposal } from './proposal.ts';

/** The proposals to make: the heaviest first, none that would disturb another, no more words than the strength allows. */
export function choose(
  proposals: readonly Proposal[],
  words: number,
  strength: Strength,
  length: number,
): Proposal[] {
  const taken = new Uint8Array(length);
  const budget = Math.floor(words * STRENGTHS[strength]);
  const chosen: Proposal[] = [];
  let spent = 0;
  const ordered = proposals
    .filter((proposal) => LEVEL_ORDER[proposal.level] <= LEVEL_ORDER[strength])
    .toSorted((one, other) => other.weight - one.weight || startOf(one) - startOf(other));
  for (const proposal of ordered) {
    if (spent + proposal.cost > budget || !isOpen(taken, proposal)) continue;
    for (const { start, end } of proposal.claim) taken.fill(1, start, end);
    chosen.push(proposal);
    spent += proposal.cost;
  }
  return chosen;
}

const startOf = (proposal: Proposal): number => proposal.edits[0]?.start ?? 0;

function isOpen(taken: Uint8Array, proposal: Proposal): boolean {
  for (const { start, end } of proposal.claim) {
    for (let at = start; at < end; at++) if (taken[at] === 1) return false;
  }
  return true;
}

type Piece = { start: number; end: number; after: string };
type Group = { start: number; end: number; pieces: Piece[]; moves: Move[]; reasons: string[] };

/** One change for each proposal; proposals that lie inside or across one of several pieces become one with it. */
export function changesOf(source: string, chosen: readonly Proposal[]): Change[] {
  const groups: Group[] = [];
  const ordered = chosen.toSorted((one, other) => startOf(one) - startOf(other));
  for (const { edits, reason, move } of ordered) {
    const start = edits[0]?.start ?? 0;
    const end = Math.max(edits.at(-1)?.end ?? start, move?.to ?? start);
    const moves = move ? [move] : [];
    const last = groups.at(-1);
    if (last && start < last.end) {
      last.end = Math.max(last.end, end);
      last.pieces.push(...edits);
      last.moves.push(...moves);
      if (!last.reasons.includes(reason)) last.reasons.push(reason);
    } else groups.push({ start, end, pieces: [...edits], moves, reasons: [reason] });
  }
  return groups.map((group) => changeOf(source, group));
}

function changeOf(source: string, { start, end, pieces, moves, reasons }: Group): Change {
  const ordered = pieces.toSorted((one, other) => one.start - other.start);
  const render = (from: number, to: number): string => {
    let text = '';
    let at = from;
    for (const piece of ordered) {
      if (piece.start < from || piece.start >= to) continue;
      text += source.slice(at, piece.start) + piece.after;
      at = piece.end;
    }
    return text + source.slice(at, to);
  };
  let after = '';
  let at = start;
  for (const move of moves) {
    after += render(at, move.start) + render(move.end, move.to) + move.link + render(move.start, move.end);
    at = move.to;
  }
  after += render(at, end);
  return { start, end, before: source.slice(start, end), after, reason: reasons.join(' ') };
}
