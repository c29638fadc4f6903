import type { Context } from 'hono';
import { inFigures } from '#contract/figures.ts';
import { charsPerRequest } from '#contract/limits.ts';
import { unlimited } from '#contract/plans.ts';
import { failure } from '#middleware/failure.ts';
import { type Refusal, type Usage, usageToResponse } from '#meter/meter.ts';

const inWords = (count: number) => `${inFigures(count)} word${count === 1 ? '' : 's'}`;

const inCharacters = (count: number) => `${inFigures(count)} characters`;

const dayInWords = (day: Date) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(day);

/** Seconds to wait before another try. */
const pauses = { run_in_progress: 1, too_many_runs: 5, busy: 1 } as const;

/** Includes the time, since a network's words come back within a day. */
const momentInWords = (moment: Date) =>
  `${new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(moment)} UTC`;

function wordsExceeded(c: Context, words: number, usage: Usage) {
  const { remaining, resetsAt, ofNetwork } = usage;
  const left = ofNetwork
    ? `your network, which shares its free words, has ${inWords(remaining)} left until ${momentInWords(resetsAt)}`
    : `you have ${inWords(remaining)} left until ${dayInWords(resetsAt)}`;
  const sentence = `This text has ${inWords(words)} and ${left}. Nothing was charged.`;
  return failure(c, 'words_exceeded', sentence, usageToResponse(usage));
}

type Size = { words: number; chars: number };

export const isOverTheCap = ({ words, chars }: Size, cap: number) =>
  cap !== unlimited && (words > cap || chars > charsPerRequest(cap));

/** Refuses a text over the request limit; if it also exceeds the words left, that is reported instead. */
export function overTheCap(c: Context, { words, chars }: Size, cap: number, usage: Usage) {
  if (usage.remaining !== unlimited && words > usage.remaining) return wordsExceeded(c, words, usage);
  const [has, may] =
    words > cap ? [inWords(words), inWords(cap)] : [inCharacters(chars), inCharacters(charsPerRequest(cap))];
  const sentence = `This text has ${has}; your plan allows ${may} per request. Nothing was charged.`;
  return failure(c, 'request_too_long', sentence, { words_per_request: cap });
}

export function refusedByMeter(c: Context, refusal: Refusal, words: number, usage: Usage) {
  if (refusal === 'words') return wordsExceeded(c, words, usage);
  if (refusal === 'unconfirmed') return failure(c, 'confirm_address', undefined, usageToResponse(usage));
  if (refusal !== 'run_id_taken') c.header('Retry-After', String(pauses[refusal]));
  return failure(c, refusal);
}
