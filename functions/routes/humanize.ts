import { type Context, Hono } from 'hono';
import type { core } from 'zod';
import { type Device, guestDevice } from '#auth/guest-device.ts';
import { type CaptchaEnv, refuseGuestWithoutCaptcha } from '#auth/captcha.ts';
import { networkDay, type NetworkEnv } from '#auth/network-day.ts';
import { sign } from '#crypto/secrets.ts';
import { readSession } from '#auth/sessions/sessions.ts';
import { body } from './body.ts';
import { clientAddress } from '#middleware/client.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { HumanizeResult } from '#contract/humanize.ts';
import { limits, textTooLarge, wordTooLong } from '#contract/limits.ts';
import { catalogueId, plans } from '#contract/plans.ts';
import { humanizeBody } from '#contract/schemas.ts';
import { chargedWords, longestWord } from '#contract/words.ts';
import { database } from '#db/client.ts';
import type { User } from '#db/users.ts';
import { failure } from '#middleware/failure.ts';
import { configuredEngine } from '#humanizer/engines/configured.ts';
import { retry } from '#outgoing/retry.ts';
import { isOverTheCap, overTheCap, refusedByMeter } from '#humanizer/refusals.ts';
import { humanize } from '#humanizer/run.ts';
import { streamRun } from '#humanizer/stream.ts';
import type { Wait } from '#outgoing/retry.ts';
import { runInBackground } from '#observability/run-in-background.ts';
import { usageAlertMail } from '#mail/templates/account-and-billing.ts';
import { type MailEnv, sendMail } from '#mail/mailer.ts';
import { accountMeter } from '#meter/account.ts';
import { guestMeter } from '#meter/guest.ts';
import { type Meter, usageToResponse } from '#meter/meter.ts';
import { boundedBy, neighbourhoodTally } from '#meter/neighbourhood.ts';
import { sketchOf } from '#meter/sketch.ts';

export type HumanizeEnv = MailEnv & NetworkEnv & CaptchaEnv & { Variables: { wait: Wait } };

/** Which failure a body answers with that breaks a rule of the schema. */
function codeOf({ path: [field] }: core.$ZodIssue): ErrorCode {
  if (field === 'text') return 'text_missing';
  if (field === 'run_id') return 'invalid_run_id';
  return field === 'options' ? 'unknown_option' : 'invalid_input';
}

export const humanizer = new Hono<HumanizeEnv>().post('/', body(humanizeBody, codeOf), async (c) => {
  const { text, options, run_id: id = crypto.randomUUID() } = c.req.valid('json');
  const words = chargedWords(text);
  if (words === 0) return failure(c, 'text_empty');
  if (Buffer.byteLength(text) > limits.textBytes) return failure(c, 'body_too_large', textTooLarge);
  if (longestWord(text) > limits.wordChars) return failure(c, 'body_too_large', wordTooLong);

  const now = c.get('now');
  const user = (await readSession(c))?.user ?? null;
  const attempt = crypto.randomUUID().slice(0, 8);
  const who = user ?? guestDevice(c);
  const meter = 'deviceId' in who ? meterOfGuest(c, who, attempt) : meterOfAccount(c, who, attempt);
  const cap = wordsPerRequest(user);
  const size = { words, chars: text.length };
  if (isOverTheCap(size, cap)) {
    return overTheCap(c, size, cap, await meter.usage(now()));
  }
  const unchecked = 'deviceId' in who ? await refuseGuestWithoutCaptcha(c, who.deviceId) : null;
  if (unchecked !== null) return unchecked;

  const engine = await configuredEngine(c.env, c.get('wait'), c.get('transportPolicy'));
  const textHash = sign(c.env.SIGNING_KEY, 'text', JSON.stringify([engine.name, options, text]));
  const secret = sign(c.env.SIGNING_KEY, 'sketch', '');
  const reserving = meter.reserve({ id, words, textHash, sketch: () => sketchOf(text, secret) }, now());
  runInBackground(c, 'reserving', reserving);
  const reservation = await reserving.catch(() => null);
  if (reservation === null) {
    // It may have been written all the same, and only the answer be lost.
    runInBackground(
      c,
      'giving back',
      retry(() => meter.settle(id, 0, now()), c.get('wait')),
    );
    return failure(c, 'usage_failed');
  }
  if (reservation.state === 'refused') return refusedByMeter(c, reservation.limit, words, reservation.usage);

  const settle = async (delivered: number, result?: string) => {
    const sketch = result === undefined ? undefined : () => sketchOf(result, secret);
    const settlement = await retry(() => meter.settle(id, delivered, now(), sketch), c.get('wait'));
    if (user !== null && settlement.alert !== null) {
      const account = { ...user, ...settlement.usage };
      sendMail(c, usageAlertMail(account, c.get('mailOrigin'), settlement.alert));
    }
    return usageToResponse(settlement.usage);
  };
  const reserved = usageToResponse(reservation.usage);
  const run = { id, text, words, options, engine, reserved };
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

const meterOfGuest = <E extends HumanizeEnv>(c: Context<E>, device: Device, attempt: string): Meter =>
  guestMeter(c.env.KV, {
    ...device,
    address: clientAddress(c),
    attempt,
    neighbourhood: c.get('networkLimits').neighbourhood,
  });

function meterOfAccount<E extends HumanizeEnv>(c: Context<E>, user: User, attempt: string): Meter {
  // A paying account has proved more than an address.
  const isBounded = user.emailVerifiedAt === null && catalogueId(user.plan) === 'free';
  if (!isBounded) return accountMeter(database(c.env), user, { attempt, network: null });
  const meter = accountMeter(database(c.env), user, { attempt, network: networkDay(c) });
  const around = neighbourhoodTally(c.env.KV, clientAddress(c));
  return boundedBy(around, c.get('networkLimits').neighbourhood, meter);
}

/** The cap of a term that has just ended may still be in the account. The meter then allows no more than the free words. */
function wordsPerRequest(user: User | null): number {
  return plans[catalogueId(user?.plan ?? 'free')].wordsPerRequest;
}
