import { Hono } from 'hono';
import type { core } from 'zod';
import { sign } from '#crypto/secrets.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { HumanizeResult } from '#contract/humanize.ts';
import { humanizeBody } from '#contract/schemas.ts';
import { chargedWords } from '#contract/words.ts';
import { engineFor } from '#humanizer/engines/configured.ts';
import { isOverTheCap, overTheCap } from '#humanizer/refusals.ts';
import { humanize } from '#humanizer/run.ts';
import { streamRun } from '#humanizer/stream.ts';
import { failure } from '#middleware/failure.ts';
import { runInBackground } from '#observability/run-in-background.ts';
import { body } from './body.ts';
import { withinAllowance } from './model-allowance.ts';
import { callersMeter, charge, type HumanizeEnv, refuseText, wordsPerRequest } from './charging.ts';

/** Returns the error code for a body that fails schema validation. */
export function codeOf({ path: [field] }: core.$ZodIssue): ErrorCode {
  if (field === 'text') return 'text_missing';
  if (field === 'run_id') return 'invalid_run_id';
  return field === 'options' ? 'unknown_option' : 'invalid_input';
}

export const humanizer = new Hono<HumanizeEnv>().post('/', body(humanizeBody, codeOf), async (c) => {
  const { text, options, run_id: id = crypto.randomUUID() } = c.req.valid('json');
  const unfit = refuseText(c, text);
  if (unfit !== null) return unfit;

  const words = chargedWords(text);
  const now = c.get('now');
  const { user, who, meter, refuse } = await callersMeter(c);
  const cap = wordsPerRequest(user);
  const size = { words, chars: text.length };
  if (isOverTheCap(size, cap)) {
    return overTheCap(c, size, cap, await meter.usage(now()));
  }
  const unchecked = await refuse();
  if (unchecked !== null) return unchecked;

  const engine = await engineFor(options, c.env, c.get('wait'), c.get('transportPolicy'));
  const textHash = sign(c.env.SIGNING_KEY, 'text', JSON.stringify([engine.name, options, text]));
  const charged = await charge(c, { user, meter }, { id, words, text, textHash });
  if (charged.refused !== null) return charged.refused;

  const { reserved, settle } = charged;
  const run = {
    id,
    text,
    words,
    options,
    engine: await withinAllowance(c, engine, { words, who, isGuest: user === null }),
    reserved,
  };
  const dependencies = {
    now,
    settle,
    wait: c.get('wait'),
    caller: c.req.raw.signal,
    runInBackground: (what: string, work: Promise<unknown>) => runInBackground(c, what, work),
  };
  if (c.req.header('Accept')?.includes('application/x-ndjson')) {
    return c.body(streamRun(run, dependencies), 200, { 'Content-Type': 'application/x-ndjson' });
  }
  const asked = humanize(run, dependencies);
  runInBackground(c, 'humanizing', asked);
  const ending = await asked;
  if (ending.state === 'finished') return c.json<HumanizeResult>(ending.result);
  return ending.state === 'failed' ? failure(c, ending.code, ending.sentence) : c.body(null);
});
