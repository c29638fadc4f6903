import { writeGuestWords } from '#kv/guest-words.ts';
import type { Tally } from './guest-memory.ts';

/** False when KV did not take it, or its answer was lost. */
export async function writeTally(kv: KVNamespace, tally: Tally, now: Date): Promise<boolean> {
  const words = tally.used;
  tally.onTheWay.push(words);
  tally.writtenAt = now.getTime();
  const written = await writeGuestWords(kv, tally.key, { words, resetsAt: tally.resetsAt }, now);
  tally.onTheWay.splice(tally.onTheWay.indexOf(words), 1);
  if (written) tally.inKv = Math.max(tally.inKv, words);
  tally.perhapsInKv = written ? 0 : Math.max(tally.perhapsInKv, words);
  return written;
}
