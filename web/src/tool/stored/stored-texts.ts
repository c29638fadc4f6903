import { local } from '#browser/storage.ts';
import { isRecord } from '#history/stored-changes.ts';

/** Simulated figures of one humanized text. The moment is in milliseconds since 1970. */
export type StoredScore = { humanScore: number; aiProbability: number; timestamp: number };

const textsKey = 'humanizedTexts';
const scoresKey = 'humanizedScores';
const mostTexts = 50;
/** Each text is kept twice, and a browser gives all keys together about five million characters. */
const mostCharacters = 1_000_000;

const normalized = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

const isScore = (value: unknown): value is StoredScore =>
  isRecord(value) &&
  ['humanScore', 'aiProbability', 'timestamp'].every((figure) => typeof value[figure] === 'number');

function storedTexts(): string[] {
  const known = local.readJson(textsKey);
  return Array.isArray(known) ? known.filter((text) => typeof text === 'string') : [];
}

function storedScores(): Map<string, StoredScore> {
  const known = local.readJson(scoresKey);
  const entries = typeof known === 'object' && known !== null ? Object.entries(known) : [];
  return new Map(entries.filter((entry): entry is [string, StoredScore] => isScore(entry[1])));
}

export const isHumanized = (text: string): boolean => storedTexts().includes(normalized(text));

export const scoreOf = (text: string): StoredScore | undefined => storedScores().get(normalized(text));

/** Remembers an output as humanized here, with the score that was shown for it. */
export function rememberHumanized(output: string, score: number, now: Date): void {
  const text = normalized(output);
  const texts = [text, ...storedTexts().filter((known) => known !== text)].slice(0, mostTexts);
  let characters = 0;
  const kept = texts.filter((known) => (characters += known.length) <= mostCharacters);

  const known = storedScores();
  known.set(text, { humanScore: score, aiProbability: 100 - score, timestamp: now.getTime() });
  write(kept, known);
}

export function forgetHumanized(output: string): void {
  const text = normalized(output);
  write(
    storedTexts().filter((known) => known !== text),
    storedScores(),
  );
}

function write(texts: readonly string[], scores: ReadonlyMap<string, StoredScore>): void {
  const kept = [...scores].filter(([text]) => texts.includes(text));
  local.write(textsKey, JSON.stringify(texts));
  local.write(scoresKey, JSON.stringify(Object.fromEntries(kept)));
}
