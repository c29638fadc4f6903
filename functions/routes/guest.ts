import { Hono } from 'hono';
import { guestDevice } from '#auth/guest-device.ts';
import { type CaptchaEnv, rememberCaptcha, refuseWithoutCaptcha } from '#auth/captcha.ts';
import { mayTryCaptcha, tooMany } from '#auth/passwords/attempts.ts';
import { body } from './body.ts';
import { clientAddress } from '#middleware/client.ts';
import type { GuestUsage } from '#contract/humanize.ts';
import { humanCheckBody } from '#contract/schemas.ts';
import type { NetworkEnv } from '#auth/network-day.ts';
import { guestMeter } from '#meter/guest.ts';
import { usageToResponse } from '#meter/meter.ts';

export const guest = new Hono<NetworkEnv & CaptchaEnv>()
  .get('/usage', async (c) => {
    const device = guestDevice(c);
    const meter = guestMeter(c.env.KV, { ...device, ...c.get('networkLimits'), address: clientAddress(c) });
    const usage = await meter.usage(c.get('now')());
    return c.json<GuestUsage>({ device_id: device.deviceId, ...usageToResponse(usage) });
  })
  .post('/human-check', body(humanCheckBody), async (c) => {
    if (!(await mayTryCaptcha(c))) return tooMany(c);
    const unchecked = await refuseWithoutCaptcha(c, c.req.valid('json').human_check);
    if (unchecked !== null) return unchecked;
    await rememberCaptcha(c, guestDevice(c).deviceId);
    return c.body(null, 204);
  });
