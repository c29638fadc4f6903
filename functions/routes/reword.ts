import { Hono } from 'hono';
import type { RewordResult } from '#contract/reword.ts';
import { rewordBody } from '#contract/schemas.ts';
import { chargedWords } from '#contract/words.ts';
import { sign } from '#crypto/secrets.ts';
import { configuredEngine } from '#humanizer/engines/configured.ts';
import { rewordSentence, sentenceAt } from '#humanizer/reword.ts';
import { failure } from '#middleware/failure.ts';
import { body } from './body.ts';
import { engineOfDay } from './engine-of-day.ts';
import { callersMeter, charge, type HumanizeEnv, refuseText } from './charging.ts';
import { codeOf } from './humanize.ts';

const noSentence = 'Choose one sentence of running text; headings, tables and code cannot be reworded.';

/** Other wordings of one sentence, at the price of its words, or of none where the text has been paid for. */
export const reword = new Hono<HumanizeEnv>().post('/', body(rewordBody, codeOf), async (c) => {
  const { text, start, end, options } = c.req.valid('json');
  const unfit = refuseText(c, text);
  if (unfit !== null) return unfit;
  const found = sentenceAt(text, { start, end });
  if (found === null) return failure(c, 'invalid_input', noSentence);
  const { sentence } = found;

  const { user, meter, refuse } = await callersMeter(c);
  const unchecked = await refuse();
  if (unchecked !== null) return unchecked;

  const engine = await configuredEngine(c.env, c.get('wait'), c.get('transportPolicy'));
  const asked = [engine.name, options, text, sentence.start];
  const textHash = sign(c.env.SIGNING_KEY, 'reword', JSON.stringify(asked));
  const words = chargedWords(text.slice(sentence.start, sentence.end));
  // Its name is the sentence's, so that asking again within a day costs nothing more.
  const id = `reword-${textHash.slice(0, 40)}`;
  const charged = await charge(c, { user, meter }, { id, words, text, textHash });
  if (charged.refused !== null) return charged.refused;
  try {
    const today = await engineOfDay(c, engine, { words, isGuest: user === null });
    const made = await rewordSentence(today, { ...found, options }, c.req.raw.signal);
    const usage = await charged.settle(made.wordings.length > 0 ? words : 0);
    return c.json<RewordResult>({ ...sentence, ...made, usage });
  } catch (error) {
    await charged.settle(0);
    throw error;
  }
});
