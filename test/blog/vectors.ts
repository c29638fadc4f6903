// What people have tried to get a script past a sanitiser, class by class. Each stands between two harmless sentences.
// A script that runs all the same calls `ran(…)`, so that a browser can tell.
import groups from './vectors.json' with { type: 'json' };

export type Vector = { name: string; html: string; keeps: string[] };

/** `isOpen`: what never ends takes what follows with it, in a browser too. */
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
