import type { Judge } from './judges.ts';
import type { Leaning } from './leaning.ts';
import type { Wording } from './proposal.ts';
import { sentencesOf } from './rhythm.ts';

/** Sentences between two that have a dash of ours, at least: two of them side by side are a habit of machines. */
const LEAST_APART = 2;

/** So many dashes come, spread over the text, and none into a sentence that is cut or joined. */
export function dashing({ dashes }: Leaning, sentences: number): Judge {
  const apart = Math.max(LEAST_APART, Math.floor(sentences / Math.max(1, dashes) / 2));
  const dashed: number[] = [];
  const reshaped = new Set<number>();
  let left = Math.round(dashes);
  return {
    weigh({ rule, sentence }, wording) {
      if (rule !== 'voice-dash') return 0;
      const isNear = dashed.some((other) => Math.abs(other - sentence) < apart);
      return isNear || reshaped.has(sentence) || dashesIn(wording) > left ? 'veto' : 0;
    },
    note({ rule, sentence }, wording) {
      if (wording.shape !== null) {
        for (const touched of sentencesOf(wording.shape)) reshaped.add(touched);
      }
      if (rule !== 'voice-dash') return;
      dashed.push(sentence);
      left -= dashesIn(wording);
    },
  };
}

const dashesIn = ({ edits }: Wording): number =>
  edits.filter(({ after }) => /[\u2013\u2014]/.test(after)).length;
