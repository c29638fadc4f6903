import { join } from 'node:path';
import { readJsonLines } from '../../shared/json-lines.ts';

/** The output of one published tool for one text, and how human five detectors rated it, from 0 to 1. */
export type Answer = {
  tool: string;
  source: string;
  output: string;
  human_scores: Record<string, number | null> | null;
};

/** HumanizerBench, June and July 2026, CC BY 4.0. */
export const readAnswers = (folder: string): Answer[] => readJsonLines(join(folder, 'prose/upstream.jsonl'));

export const percentOf = (share: number): number => Math.round(share * 1000) / 10;
