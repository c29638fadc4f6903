import { Hono } from 'hono';
import { guestDevice } from '../auth/guest-device.ts';
import { callerAddress } from '../caller.ts';
import type { GuestUsage } from '#contract/humanize.ts';
import type { NetworkEnv } from '../auth/network-day.ts';
import { guestMeter } from '../meter/guest.ts';
import { usageOnWire } from '../meter/meter.ts';

export const guest = new Hono<NetworkEnv>().get('/usage', async (c) => {
  const device = guestDevice(c);
  const { neighbourhood } = c.get('networkLimits');
  const meter = guestMeter(c.env.KV, { ...device, address: callerAddress(c), neighbourhood });
  const usage = await meter.usage(c.get('now')());
  return c.json<GuestUsage>({ device_id: device.deviceId, ...usageOnWire(usage) });
});
