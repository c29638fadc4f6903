import type { Proposal, Wording } from './proposal.ts';
import type { StyleTargets } from './style-targets.ts';

/** Scores the wordings of a proposal, given what was chosen before it. */
export type Scorer = {
  /** Higher is better; wordings are compared by the sum of all scorers. */
  score(proposal: Proposal, wording: Wording): number | 'veto';
  /** Records a chosen wording. */
  note(proposal: Proposal, wording: Wording): void;
};

/** Uses the wordings of a row in rotation, so that a text does not say "help" ten times. */
export function rotation(): Scorer {
  const used = new Map<string, number[]>();
  return {
    score: ({ line }, { place }) => -(used.get(line ?? '')?.[place] ?? 0),
    note({ line, wordings }, { place }) {
      if (line === null || wordings.length === 1) return;
      const counts = used.get(line) ?? [];
      counts[place] = (counts[place] ?? 0) + 1;
      used.set(line, counts);
    },
  };
}

/** Prevents two rows from bringing the same word into a sentence and its neighbours. */
export function repetition(): Scorer {
  const brought = new Map<number, Map<string, string | null>>();
  return {
    score({ sentence, line }, { brings }) {
      const isTaken = (stem: string) => {
        for (let around = sentence - 1; around <= sentence + 1; around++) {
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

/** Minimum distance in sentences between two new dashes; two side by side read as machine-written. */
const LEAST_APART = 2;

/** Limits new dashes to the number that the author's style needs, spreads them, and allows none in a sentence that is cut or joined. */
export function dashSpacing({ dashes }: StyleTargets, sentences: number): Scorer {
  const apart = Math.max(LEAST_APART, Math.floor(sentences / Math.max(1, dashes) / 2));
  const dashed: number[] = [];
  const reshaped = new Set<number>();
  let left = Math.round(dashes);
  return {
    score({ rule, sentence }, wording) {
      if (rule !== 'voice-dash') return 0;
      const isNear = dashed.some((other) => Math.abs(other - sentence) < apart);
      return isNear || reshaped.has(sentence) || dashesIn(wording) > left ? 'veto' : 0;
    },
    note({ rule, sentence }, wording) {
      if (rule === 'voice-cut' || rule === 'voice-join') reshaped.add(sentence);
      if (rule === 'voice-join') reshaped.add(sentence + 1);
      if (rule !== 'voice-dash') return;
      dashed.push(sentence);
      left -= dashesIn(wording);
    },
  };
}

const dashesIn = ({ edits }: Wording): number =>
  edits.filter(({ after }) => /[\u2013\u2014]/.test(after)).length;
