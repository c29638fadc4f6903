import type { ContentKind, Held, Place, Seen } from './humanize.ts';

type Weights = { lost: number; gained: number; exchanged: number };
const weights = (lost: number, gained: number, exchanged: number): Weights => ({ lost, gained, exchanged });

/**
 * How strongly a difference indicates a change of meaning, given that careful rewrites have such differences too. Fitted to the
 * slips in test/gate/working.jsonl; `npm run eval -- --gate` prints how good the resulting order is.
 */
const WEIGHTS: Partial<Record<ContentKind, Weights>> = {
  number: weights(0.15, 0.05, 0),
  sentence: weights(0.15, 0.35, 0.35),
  clause: weights(0.25, 0.25, 0.25),
  denial: weights(0.2, 0.1, 0.2),
  quantity: weights(0.2, 0, 0.2),
  certainty: weights(0.15, -0.2, 0.15),
  direction: weights(-0.1, 0, 0),
  who: weights(0.1, 0.1, 0.1),
  word: weights(0, 0.35, 0.15),
  link: weights(-0.2, -0.35, 0.3),
  wording: weights(-0.1, -0.1, -0.1),
};
const OTHERS = weights(0.5, 0.5, 0.5);
/** Maximum number of differences of one kind that add weight; more of them only show that the rewrite is free. */
const MOST_OF_A_KIND = 2;
const OF_EACH = 0.2;

const howOf = ({ before, after }: Seen): keyof Weights =>
  before.end === before.start ? 'gained' : after.end === after.start ? 'lost' : 'exchanged';

function weightOf({ seen, after }: Held): number {
  const counts = new Map<string, number>();
  let weight = Math.log(after.length + 20) / 4 + OF_EACH * seen.length;
  for (const each of seen) {
    const how = howOf(each);
    const name = `${each.kind} ${how}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (count <= MOST_OF_A_KIND) weight += (WEIGHTS[each.kind] ?? OTHERS)[how];
  }
  return weight;
}

/** Kinds that never make a wording grave, and kinds that do only when one thing has replaced another (a lost “may” does too). */
const WORDS: ReadonlySet<ContentKind> = new Set(['word', 'link', 'wording', 'paragraph']);
const LOOSE: ReadonlySet<ContentKind> = new Set(['quantity', 'certainty', 'direction', 'who']);

/** Whether a wording touches what the text states, so that it has to be decided by itself: six in ten slips do, and a third of careful rewrites in doubt. */
export const isGrave = ({ seen }: Pick<Held, 'seen'>): boolean =>
  seen.some((each) => {
    const how = howOf(each);
    if (each.kind === 'certainty' && how === 'lost') return true;
    return !WORDS.has(each.kind) && (!LOOSE.has(each.kind) || how === 'exchanged');
  });

/** Whether a name is gone: a pronoun in its place may mean somebody else. */
export const losesName = ({ seen }: Pick<Held, 'seen'>): boolean =>
  seen.some(
    ({ kind, before, after }) => kind === 'name' && after.start === after.end && before.start < before.end,
  );

/** Sorts grave wordings first, then by descending weight, then by position in the text. */
export const byWeight = (one: Held, other: Held): number =>
  Number(isGrave(other)) - Number(isGrave(one)) || weightOf(other) - weightOf(one) || one.start - other.start;

/** Returns a copy whose spans in the source are mapped by `move`. */
export function heldMoved<Of extends Held>(held: Of, move: (place: Place) => Place): Of {
  const { start, end } = held;
  const seen = held.seen.map(({ kind, before, after }) => ({ kind, before: move(before), after }));
  return { ...held, ...move({ start, end }), seen };
}
