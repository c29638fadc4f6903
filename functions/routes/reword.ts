import { Hono } from 'hono';
import type { RewordResult } from '#contract/reword.ts';
import { limits } from '#contract/limits.ts';
import { isOfSample } from '#contract/more-samples.ts';
import { unlimited } from '#contract/plans.ts';
import { rewordBody } from '#contract/schemas.ts';
import { chargedWords } from '#contract/words.ts';
import { sign } from '#crypto/secrets.ts';
import { engineFor } from '#humanizer/engines/configured.ts';
import { rewordSentence, sentenceAsked } from '#humanizer/reword.ts';
import { isOverTheCap, overTheCap } from '#humanizer/refusals.ts';
import { runInBackground } from '#observability/run-in-background.ts';
import { failure } from '#middleware/failure.ts';
import { body } from './body.ts';
import { callersMeter, charge, type HumanizeEnv, refuseText, wordsPerRequest } from './charging.ts';
import { codeOf } from './humanize.ts';
import { withinAllowance } from './model-allowance.ts';

/** Factor by which a text may exceed the request cap when one of its sentences is reworded. */
const mostLonger = 1.5;

const noSentence = 'Choose one sentence of running text; headings, tables and code cannot be reworded.';

/** Returns other wordings of one sentence. A model's cost the sentence's words, but nothing in a sample or a text that was paid for. */
export const reword = new Hono<HumanizeEnv>().post('/', body(rewordBody, codeOf), async (c) => {
  const { text, start, end, options } = c.req.valid('json');
  const unfit = refuseText(c, text);
  if (unfit !== null) return unfit;
  const { user, who, meter, refuse } = await callersMeter(c);
  const cap = wordsPerRequest(user);
  const size = { words: chargedWords(text), chars: text.length };
  // A rewritten text may be longer than its source, and its sentences can still be reworded.
  if (isOverTheCap(size, cap === unlimited ? cap : mostLonger * cap))
    return overTheCap(c, size, cap, await meter.usage(c.get('now')()));
  const unchecked = await refuse();
  if (unchecked !== null) return unchecked;
  const found = sentenceAsked(text, { start, end });
  if (found === null) return failure(c, 'invalid_input', noSentence);

  const { sentence } = found;
  const engine = await engineFor(options, c.env, c.get('wait'), c.get('transportPolicy'));
  const asked = [engine.name, options, text, sentence.start];
  const textHash = sign(c.env.SIGNING_KEY, 'reword', JSON.stringify(asked));
  const said = text.slice(sentence.start, sentence.end);
  const all = chargedWords(said);
  const words = engine.reword === undefined || isOfSample(said) ? 0 : all;
  // The run id is derived from the sentence, so that repeating the request within a day is free.
  const id = `reword-${textHash.slice(0, 40)}`;
  const charged = await charge(c, { user, meter }, { id, words, text, textHash });
  if (charged.refused !== null) return charged.refused;

  const work = { words: Math.max(all, limits.modelWordsOfSentence), who, isGuest: user === null };
  const today = await withinAllowance(c, engine, work);
  const { signal } = c.req.raw;
  const reworded = await rewordSentence(today, { ...found, options }, signal).catch((error: unknown) => {
    runInBackground(c, 'giving back', charged.settle(0));
    if (!signal.aborted) throw error;
    return null;
  });
  if (reworded === null) return c.body(null);
  const { made, isCharged } = reworded;
  // A text that was paid for stays paid for with any of these wordings in it.
  const known = charged.belongs ? [text, ...made.wordings.map((each) => each.text)].join(' ') : undefined;
  const settling = charged.settle(isCharged ? words : 0, known);
  runInBackground(c, 'settling', settling);
  const usage = await settling;
  return c.json<RewordResult>({ ...sentence, ...made, usage });
});
