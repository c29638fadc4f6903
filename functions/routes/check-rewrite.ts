import { Hono } from 'hono';
import type { HumanizeResult } from '#contract/humanize.ts';
import { checkRewriteBody } from '#contract/schemas.ts';
import { chargedWords } from '#contract/words.ts';
import { ownEngine } from '#humanizer/engines/own.ts';
import { isOverTheCap, overTheCap } from '#humanizer/refusals.ts';
import { humanize } from '#humanizer/run.ts';
import { usageToResponse } from '#meter/meter.ts';
import { failure } from '#middleware/failure.ts';
import { runInBackground } from '#observability/run-in-background.ts';
import { body } from './body.ts';
import { callersMeter, type HumanizeEnv, refuseText, wordsPerRequest } from './charging.ts';
import { codeOf } from './humanize.ts';

/** Compares a rewrite made elsewhere with its source. It costs no words, since none of our engines rewrites. */
export const checkRewrite = new Hono<HumanizeEnv>().post('/', body(checkRewriteBody, codeOf), async (c) => {
  const { text, rewrite, options } = c.req.valid('json');
  const unfit = refuseText(c, text) ?? refuseText(c, rewrite);
  if (unfit !== null) return unfit;

  const now = c.get('now');
  const { user, meter, refuse } = await callersMeter(c);
  const unchecked = await refuse();
  if (unchecked !== null) return unchecked;
  const usage = await meter.usage(now());
  const cap = wordsPerRequest(user);
  const words = chargedWords(text);
  for (const each of [text, rewrite]) {
    const size = { words: chargedWords(each), chars: each.length };
    if (isOverTheCap(size, cap)) return overTheCap(c, size, cap, { ...usage, remaining: -1 });
  }

  const reserved = usageToResponse(usage);
  const ending = await humanize(
    { id: crypto.randomUUID(), text, words, options, engine: ownEngine(rewrite), reserved },
    {
      now,
      wait: c.get('wait'),
      caller: c.req.raw.signal,
      settle: async () => reserved,
      runInBackground: (what, work) => runInBackground(c, what, work),
    },
  );
  if (ending.state === 'finished') return c.json<HumanizeResult>(ending.result);
  return ending.state === 'failed' ? failure(c, ending.code, ending.sentence) : c.body(null);
});
