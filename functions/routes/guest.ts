import { Hono } from 'hono';
import { guestDevice } from '../auth/guest-device.ts';
import { type CheckEnv, keepChecked, refuseUnchecked } from '../auth/human-check/check.ts';
import { mayProve, tooMany } from '../auth/passwords/attempts.ts';
import { body } from './body.ts';
import { callerAddress } from '../caller.ts';
import type { GuestUsage } from '#contract/humanize.ts';
import { humanCheckBody } from '#contract/schemas.ts';
import type { NetworkEnv } from '../auth/network-day.ts';
import { guestMeter } from '../meter/guest.ts';
import { usageOnWire } from '../meter/meter.ts';

export const guest = new Hono<NetworkEnv & CheckEnv>()
  .get('/usage', async (c) => {
    const device = guestDevice(c);
    const { neighbourhood } = c.get('networkLimits');
    const meter = guestMeter(c.env.KV, { ...device, address: callerAddress(c), neighbourhood });
    const usage = await meter.usage(c.get('now')());
    return c.json<GuestUsage>({ device_id: device.deviceId, ...usageOnWire(usage) });
  })
  .post('/human-check', body(humanCheckBody), async (c) => {
    if (!(await mayProve(c))) return tooMany(c);
    const unchecked = await refuseUnchecked(c, c.req.valid('json').human_check);
    if (unchecked !== null) return unchecked;
    await keepChecked(c, guestDevice(c).deviceId);
    return c.body(null, 204);
  });
