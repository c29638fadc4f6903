import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The output of one published tool for one text, and how human five detectors rated it, from 0 to 1. */
export type Answer = {
  tool: string;
  source: string;
  output: string;
  human_scores: Record<string, number | null> | null;
};

/** HumanizerBench, June and July 2026, CC BY 4.0. */
export const readAnswers = (folder: string): Answer[] =>
  readFileSync(join(folder, 'prose/upstream.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line): Answer => JSON.parse(line));

export const percentOf = (share: number): number => Math.round(share * 1000) / 10;
