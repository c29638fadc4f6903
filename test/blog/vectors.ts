// Known attempts to get a script past a sanitiser, by class, each placed between two harmless sentences.
// A script that runs nevertheless calls `ran(…)`, so that a browser test can detect it.
import groups from './vectors.json' with { type: 'json' };

export type Vector = { name: string; html: string; keeps: string[] };

/** `isOpen`: the attack is never closed, so it swallows what follows it, in a browser as well. */
type Group = { kind: string; isOpen?: boolean; attacks: string[] };

const before = 'Harmless before.';
const after = 'Harmless after.';

export const vectors: Vector[] = groups.flatMap(({ kind, isOpen = false, attacks }: Group) =>
  attacks.map((attack, at) => ({
    name: `${kind} ${at + 1}`,
    html: `<p>${before}</p>${attack}<p>${after}</p>`,
    keeps: isOpen ? [before] : [before, after],
  })),
);
