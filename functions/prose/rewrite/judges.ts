import type { Proposal, Wording } from './proposal.ts';

/** Weighs the wordings of a proposal whose turn it is to be chosen, in the light of what was chosen before it. */
export type Judge = {
  /** The higher the better; wordings are compared by the sum of what all judges say. */
  weigh(proposal: Proposal, wording: Wording): number | 'veto';
  /** From where in the order it wants a proposal served, if it wants one served earlier. */
  lift?(proposal: Proposal): number | null;
  /** Hears what was chosen. */
  note(proposal: Proposal, wording: Wording): void;
};

/** The alternatives of a list's line take turns, so that a text does not say "help" ten times. */
export function turns(): Judge {
  const taken = new Map<string, number[]>();
  return {
    weigh: ({ line }, { place }) => -(taken.get(line ?? '')?.[place] ?? 0),
    note({ line, wordings }, { place }) {
      if (line === null || wordings.length === 1) return;
      const counts = taken.get(line) ?? [];
      counts[place] = (counts[place] ?? 0) + 1;
      taken.set(line, counts);
    },
  };
}

/** No two changes bring the same word into a sentence and those around it (`reach` says how many), unless it stands for one that is said twice there. */
export function repeats(reach: (stem: string) => number): Judge {
  const brought = new Map<number, Map<string, string | null>>();
  return {
    weigh({ sentence, line }, { brings }) {
      const isTaken = (stem: string) => {
        const far = reach(stem);
        for (let around = sentence - far; around <= sentence + far; around++) {
          const before = brought.get(around);
          if (before?.has(stem) === true && before.get(stem) !== line) return true;
        }
        return false;
      };
      return brings.some(isTaken) ? 'veto' : 0;
    },
    note({ sentence, line }, { brings }) {
      if (brings.length === 0) return;
      const words = brought.get(sentence) ?? new Map<string, string | null>();
      for (const stem of brings) words.set(stem, line);
      brought.set(sentence, words);
    },
  };
}

/** No word goes where people would not set it, as far as their texts tell. */
export const neighbours = (): Judge => ({
  weigh: (_, { strange }) => (strange ? 'veto' : 0),
  note: () => {},
});

const opensWithThis = ({ edits }: Wording): boolean => edits.some(({ after }) => /^\. This\b/.test(after));

/** One sentence of a text at most is cut with “This …” for a subject: more of them are a habit of their own. */
export function oneThis(): Judge {
  let made = false;
  return {
    weigh: (_, wording) => (made && opensWithThis(wording) ? 'veto' : 0),
    note(_, wording) {
      made ||= opensWithThis(wording);
    },
  };
}
