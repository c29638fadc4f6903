import { Hono } from 'hono';
import { guestDevice } from '../auth/guest-device.ts';
import { callerAddress } from '../caller.ts';
import type { GuestUsage } from '#contract/humanize.ts';
import type { HonoEnv } from '../env.ts';
import { guestMeter } from '../meter/guest.ts';
import { usageOnWire } from '../meter/meter.ts';

export const guest = new Hono<HonoEnv>().get('/usage', async (c) => {
  const device = guestDevice(c);
  const usage = await guestMeter(c.env.KV, { ...device, address: callerAddress(c) }).usage(c.get('now')());
  return c.json<GuestUsage>({ device_id: device.deviceId, ...usageOnWire(usage) });
});
