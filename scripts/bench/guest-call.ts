import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { limits } from '#contract/limits.ts';
import { median } from '../eval/measures/measures.ts';
import { wordsOf } from './rewriter.ts';

/** Pause in ms before the next measurement, for what a call writes after its response. */
const pause = 25;

/** Compares a guest's call with the maximum of words to a bare handler. The first half of the calls is warm-up. */
export async function printGuestCall(port: number, calls: number): Promise<void> {
  const text = wordsOf(limits.guestDevice.words);
  const times = { '/bare': [] as number[], '/api/humanize': [] as number[] };
  // Each call is from a new guest in a new /48, because a /48 has trial words for a limited number of guests.
  const half = randomBytes(2).toString('hex');
  let guests = 0;

  async function call(path: keyof typeof times): Promise<void> {
    const begun = performance.now();
    const answer = await fetch(`http://localhost:${port}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Address': `2001:${half}:${(++guests).toString(16)}::1`,
      },
      body: JSON.stringify({ text }),
    });
    await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    times[path].push(performance.now() - begun);
    await setTimeout(pause);
  }

  for (let at = 0; at < 2 * calls; at++) {
    await call('/bare');
    await call('/api/humanize');
  }
  const bare = median(times['/bare'].slice(calls));
  const guest = median(times['/api/humanize'].slice(calls));
  console.log(
    `a guest's call of ${limits.guestDevice.words} words: ${guest.toFixed(2)} ms at the median, a bare handler ${bare.toFixed(2)} ms, ratio ${(guest / bare).toFixed(2)} (at most 1.8)`,
  );
}
