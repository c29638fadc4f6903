import type { Context } from 'hono';
import { type CaptchaEnv, refuseGuestWithoutCaptcha } from '#auth/captcha.ts';
import { type Device, guestDevice } from '#auth/guest-device.ts';
import { networkDay, type NetworkEnv } from '#auth/network-day.ts';
import { readSession } from '#auth/sessions/sessions.ts';
import type { WordUsage } from '#contract/humanize.ts';
import { limits, textTooLarge, wordTooLong } from '#contract/limits.ts';
import { isSample } from '#contract/more-samples.ts';
import { catalogueId, plans } from '#contract/plans.ts';
import { chargedWords, longestWord } from '#contract/words.ts';
import { sign } from '#crypto/secrets.ts';
import { database } from '#db/client.ts';
import type { User } from '#db/users.ts';
import { refusedByMeter } from '#humanizer/refusals.ts';
import { type MailEnv, sendMail } from '#mail/mailer.ts';
import { usageAlertMail } from '#mail/templates/account-and-billing.ts';
import { accountMeter } from '#meter/account.ts';
import { guestMeter } from '#meter/guest.ts';
import { type Meter, usageToResponse } from '#meter/meter.ts';
import { boundedBy, neighbourhoodTally } from '#meter/neighbourhood.ts';
import { sketchOf } from '#meter/sketch.ts';
import { clientAddress } from '#middleware/client.ts';
import { failure } from '#middleware/failure.ts';
import { runInBackground } from '#observability/run-in-background.ts';
import { retry, type Wait } from '#outgoing/retry.ts';

export type HumanizeEnv = MailEnv & NetworkEnv & CaptchaEnv & { Variables: { wait: Wait } };

type Caller = { user: User | null; meter: Meter };

/** Returns the caller and their meter. `refuse` returns the response for a guest who has to pass the captcha first, else null. */
export async function callersMeter<E extends HumanizeEnv>(c: Context<E>) {
  const user = (await readSession(c))?.user ?? null;
  const attempt = crypto.randomUUID().slice(0, 8);
  if (user !== null)
    return { user, who: user.id, meter: meterOfAccount(c, user, attempt), refuse: async () => null };
  const device = guestDevice(c);
  const refuse = () => refuseGuestWithoutCaptcha(c, device.deviceId);
  return { user, who: device.deviceId, meter: meterOfGuest(c, device, attempt), refuse };
}

type Charged = { id: string; words: number; text: string; textHash: string };

/**
 * Charges a run before it begins. `settle` gives back undelivered words; `result` is the rewritten text as a whole. `belongs`:
 * whether the text counts as one that was already paid for.
 */
export async function charge<E extends HumanizeEnv>(
  c: Context<E>,
  { user, meter }: Caller,
  { id, words, text, textHash }: Charged,
) {
  const now = c.get('now');
  const secret = sign(c.env.SIGNING_KEY, 'sketch', '');
  const charged = isSample(text) ? 0 : words;
  const reserving = meter.reserve(
    { id, words: charged, textHash, sketch: () => sketchOf(text, secret) },
    now(),
  );
  runInBackground(c, 'reserving', reserving);
  const reservation = await reserving.catch(() => null);
  if (reservation === null) {
    // The reservation may have been written although its response was lost.
    runInBackground(
      c,
      'giving back',
      retry(() => meter.settle(id, 0, now()), c.get('wait')),
    );
    return { refused: failure(c, 'usage_failed') };
  }
  if (reservation.state === 'refused')
    return { refused: refusedByMeter(c, reservation.limit, words, reservation.usage) };

  return {
    refused: null,
    belongs: reservation.belongs,
    reserved: usageToResponse(reservation.usage),
    async settle(delivered: number, result?: string): Promise<WordUsage> {
      const sketch = result === undefined ? undefined : () => sketchOf(result, secret);
      const settlement = await retry(
        () => meter.settle(id, Math.min(delivered, charged), now(), sketch),
        c.get('wait'),
      );
      if (user !== null && settlement.alert !== null) {
        const account = { ...user, ...settlement.usage };
        sendMail(c, usageAlertMail(account, c.get('mailOrigin'), settlement.alert));
      }
      return usageToResponse(settlement.usage);
    },
  };
}

/** Returns the failure for a text that is empty or too large for any plan, else null. */
export function refuseText(c: Context, text: string) {
  if (chargedWords(text) === 0) return failure(c, 'text_empty');
  if (Buffer.byteLength(text) > limits.textBytes) return failure(c, 'body_too_large', textTooLarge);
  return longestWord(text) > limits.wordChars ? failure(c, 'body_too_large', wordTooLong) : null;
}

const meterOfGuest = <E extends HumanizeEnv>(c: Context<E>, device: Device, attempt: string): Meter =>
  guestMeter(c.env.KV, { ...device, ...c.get('networkLimits'), address: clientAddress(c), attempt });

function meterOfAccount<E extends HumanizeEnv>(c: Context<E>, user: User, attempt: string): Meter {
  // A paid plan counts as confirmed: paying proves more than confirming an address.
  const isBounded = user.emailVerifiedAt === null && catalogueId(user.plan) === 'free';
  if (!isBounded) return accountMeter(database(c.env), user, { attempt, network: null });
  const meter = accountMeter(database(c.env), user, { attempt, network: networkDay(c) });
  const around = neighbourhoodTally(c.env.KV, clientAddress(c));
  return boundedBy(around, c.get('networkLimits').neighbourhood, meter);
}

/** Returns the cap of the stored plan, whose term may just have ended. The meter then still allows no more than the free words. */
export function wordsPerRequest(user: User | null): number {
  return plans[catalogueId(user?.plan ?? 'free')].wordsPerRequest;
}
