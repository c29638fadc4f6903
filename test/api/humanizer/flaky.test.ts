import { expect, inject, test } from 'vitest';
import { failures } from '#contract/errors.ts';
import type { HumanizeEvent, HumanizeResult } from '#contract/humanize.ts';
import { countWords } from '#contract/words.ts';
import { type Chunk, chunksOf } from '#humanizer/chunks.ts';
import { applyChanges } from '#prose/index.ts';
import { random } from '../../../scripts/shared/random.ts';
import { same, wordsUsed } from '../meter/account.ts';
import { openHumanizer } from './humanizer-api.ts';

const runs = 64;
const atATime = 8;
const inWords =
  /^(Error: (API request failed: (?:302|50[03]) .+|Invalid response( format)? from humanization service|Humanization failed: The model is tired|Humanization service temporarily unavailable)\. Please try again\.)$/;

test('whatever the service and the caller do, the response is correct or a clear error, and the ledger holds the delivered words', async () => {
  const seen: Seen = { whole: 0, partly: 0, failed: 0, left: 0, refused: 0 };
  for (let seed = 0; seed < runs; seed += atATime) {
    await Promise.all(
      Array.from({ length: atATime }, (_, at) =>
        oneRun(seed + at, seen).catch((error: unknown) => {
          throw new Error(`With the seed ${seed + at}`, { cause: error });
        }),
      ),
    );
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(3);
}, 60_000);

type Seen = { whole: number; partly: number; failed: number; left: number; refused: number };

async function oneRun(seed: number, seen: Seen): Promise<void> {
  const next = random(seed);
  const api = openHumanizer({
    env: {
      HUMANIZER_ENGINE: 'http',
      HUMANIZER_URL: `${inject('upstream')}/seeded/${seed}`,
      HUMANIZER_SECONDS: '0.15',
    },
  });
  const ada = await api.member('ultra');
  const text = textOf(40 + Math.floor(next() * 160), next);
  const chunks = chunksOf(text, { limits: { maxChars: 5_000, maxEncoded: 14 * 1024 } });
  const wordsIn = (index: number) => chunks[index]!.words;
  const all = countWords(text);
  const leaving = new AbortController();
  const whim = next();
  const streams = next() < 0.7;
  if (whim < 0.2) setTimeout(() => leaving.abort(), next() * 40);
  const lastLine = whim < 0.35 ? Math.floor(next() * (chunks.length + 1)) : Infinity;

  let delivered = 0;
  let lastWords = 0;
  if (streams) {
    let lines = 0;
    const isEnough = () => lines++ >= lastLine;
    const events = await ada.stream({ text }, { isEnough, signal: leaving.signal });
    const progress = events.filter((event) => event.event === 'progress');
    for (const { done, failed } of progress) {
      lastWords = failed ? 0 : wordsIn(done - 1);
      delivered += lastWords;
    }
    const last = events.findLast(({ event }) => event !== 'others');
    if (last?.event === 'result') judge(text, last.result, all, seen, progress);
    else if (last?.event === 'error') {
      expect(last).toMatchObject({ code: 'humanize_failed', given_back: all });
      expect(last.error).toMatch(inWords);
      expect(delivered).toBe(0);
      seen.failed++;
    } else seen.left++;
  } else {
    const answer = await ada.send({ text }, { signal: leaving.signal });
    const said = await answer.text();
    if (said === '') {
      expect(leaving.signal.aborted).toBe(true);
      seen.left++;
    } else if (answer.status === 200) {
      const result: HumanizeResult = JSON.parse(said);
      delivered = all - failedWords(result, chunks);
      judge(text, result, all, seen);
    } else {
      expect(answer.status).toBe(failures.humanize_failed.status);
      const { error, code } = JSON.parse(said);
      expect(code).toBe('humanize_failed');
      expect(error).toMatch(inWords);
      seen.failed++;
    }
  }
  await api.settled();
  // A caller who disconnects may have read the last line before its delivery was known; that line is then free.
  const costs = leaving.signal.aborted ? [delivered, delivered - lastWords] : [delivered];
  expect(costs.map(same)).toContainEqual(await wordsUsed(ada.id));
}

/** Numbered sentences in paragraphs, each with something for the service to change. */
const textOf = (sentences: number, next: () => number): string =>
  Array.from({ length: sentences }, (_, at) => {
    const words = `Furthermore, numerous companies utilize tool ${at} & save ${Math.floor(next() * 1000)} hours.`;
    return words + (next() < 0.2 ? '\n\n' : ' ');
  }).join('');

/** Returns the words of the failed chunks: those without any change or refusal. */
function failedWords(
  { changes, refused, chunks: { failed } }: HumanizeResult,
  chunks: readonly Chunk[],
): number {
  const touched = [...changes, ...refused];
  const kept = chunks.filter(({ from, to }) => !touched.some(({ start }) => start >= from && start < to));
  expect(kept.length).toBe(failed);
  return kept.reduce((sum, { words }) => sum + words, 0);
}

function judge(text: string, result: HumanizeResult, all: number, seen: Seen, progress?: Progress[]): void {
  const { finalContent, changes, refused, facts, words, chunks, usage, outcome } = result;
  expect(applyChanges(text, changes)).toBe(finalContent);
  expect(finalContent.match(/\d+/g)).toEqual(text.match(/\d+/g));
  expect(finalContent.match(/\n+/g)).toEqual(text.match(/\n+/g));
  expect(finalContent).not.toMatch(/<|&amp/);
  expect({ words, outcome }).toEqual({ words: all, outcome: 'rewritten' });
  expect(usage.words_limit).toBe(-1);
  for (const fact of facts.facts) {
    expect(fact.survives).toBe(true);
    expect(text.slice(fact.start, fact.end)).toBe(fact.text);
  }
  if (progress !== undefined) {
    expect(progress.map((event) => event.text).join('')).toBe(finalContent);
    expect(progress.filter(({ failed }) => failed).length).toBe(chunks.failed);
  }
  if (refused.length > 0) seen.refused++;
  if (chunks.failed > 0) seen.partly++;
  else seen.whole++;
}

type Progress = Extract<HumanizeEvent, { event: 'progress' }>;
