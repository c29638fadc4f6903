import type { Context } from 'hono';
import { limits } from '#contract/limits.ts';
import { startOfNextDay } from '#contract/time.ts';
import { sign } from '#crypto/secrets.ts';
import { database } from '#db/client.ts';
import { takeModelWords } from '#db/model-days.ts';
import type { Bindings } from '#env.ts';
import type { Engine } from '#humanizer/engine.ts';
import { spentEngine } from '#humanizer/engines/rules.ts';
import type { HumanizeEnv } from './charging.ts';

/** `who`: id of the account or of the guest's device. */
type Work = { words: number; who: string; isGuest: boolean };

/** Returns how many words a model may rewrite per day; null when unlimited. */
function mostWords(env: Bindings, { name }: Engine): number | null {
  if (name !== 'workers-ai' && name !== 'chat') return null;
  if (env.MODEL_WORDS_A_DAY !== undefined) return Number(env.MODEL_WORDS_A_DAY);
  return name === 'workers-ai' ? limits.modelWordsADay : null;
}

/**
 * Returns the engine, or our rules once a daily limit of its model is reached: the total, the guests' half, or one person's share.
 * Runs that are free for the person count too, since they cost us. If the words cannot be counted, our rules are used.
 */
export async function withinAllowance<E extends HumanizeEnv>(
  c: Context<E>,
  engine: Engine,
  { words, who, isGuest }: Work,
): Promise<Engine> {
  const most = mostWords(c.env, engine);
  if (most === null) return engine;
  const now = c.get('now')();
  const ends = startOfNextDay(now);
  const today = now.toISOString().slice(0, 10);
  const half = Math.floor(most / 2);
  const own = isGuest ? Math.min(limits.modelWordsOfGuest, half) : half;
  const db = database(c.env);
  const take = (id: string, all: number, ofGuests: number) =>
    takeModelWords(db, { id, words: all, guestWords: ofGuests, ends }, words, isGuest);
  const person = sign(c.env.SIGNING_KEY, 'model day', `${today} ${who}`);
  const may = await take(person, own, own)
    .then((isOwn) => isOwn && take(today, most, half))
    .catch(() => false);
  return may ? engine : spentEngine(engine.name);
}
