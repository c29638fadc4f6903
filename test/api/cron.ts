import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { createApp, createWorker } from '#app.ts';
import type { Bindings } from '#env.ts';

/** Runs the nightly cron as if at the given time. */
export const nightly = (
  scheduledTime: Date,
  { bindings = env, mailer }: { bindings?: Bindings; mailer?: Parameters<typeof createWorker>[1] } = {},
) =>
  createWorker(createApp(), mailer).scheduled(
    createScheduledController({ scheduledTime, cron: '17 3 * * *' }),
    bindings,
  );
