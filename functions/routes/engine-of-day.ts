import type { Context } from 'hono';
import { limits } from '#contract/limits.ts';
import { database } from '#db/client.ts';
import { takeModelWords } from '#db/model-days.ts';
import type { Bindings } from '#env.ts';
import type { Engine } from '#humanizer/engine.ts';
import { spentEngine } from '#humanizer/engines/rules.ts';
import { startOfNextDay } from '#contract/time.ts';
import type { HumanizeEnv } from './charging.ts';

type Work = { words: number; isGuest: boolean };

/** How many words a day a model may rewrite; null where nothing bounds it. */
function mostWords(env: Bindings, { name }: Engine): number | null {
  if (name !== 'workers-ai' && name !== 'chat') return null;
  if (env.MODEL_WORDS_A_DAY !== undefined) return Number(env.MODEL_WORDS_A_DAY);
  return name === 'workers-ai' ? limits.modelWordsADay : null;
}

/** The engine, or our rules where its model has had its words of the day. If they cannot be counted, it gets none. */
export async function engineOfDay<E extends HumanizeEnv>(
  c: Context<E>,
  engine: Engine,
  { words, isGuest }: Work,
): Promise<Engine> {
  const most = mostWords(c.env, engine);
  if (most === null) return engine;
  const now = c.get('now')();
  const day = {
    id: now.toISOString().slice(0, 10),
    words: most,
    guestWords: Math.floor(most / 2),
    ends: startOfNextDay(now),
  };
  const may = await takeModelWords(database(c.env), day, words, isGuest).catch(() => false);
  return may ? engine : spentEngine(engine.name);
}
