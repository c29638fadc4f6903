import { Hono } from 'hono';
import { requireUser, type SignedInEnv } from '../../auth/guards.ts';
import { body } from '../body.ts';
import type { NotificationPreferences } from '#contract/account.ts';
import { notificationsBody } from '#contract/schemas.ts';
import { database } from '../../db/client.ts';
import { setNotifications } from '../../db/users.ts';

export const notifications = new Hono<SignedInEnv>()
  .use(requireUser)
  .get('/', (c) => {
    const { usageAlerts, planUpdates, productUpdates, marketing } = c.get('user');
    return c.json<NotificationPreferences>({
      usage_alerts: usageAlerts,
      plan_updates: planUpdates,
      product_updates: productUpdates,
      marketing,
    });
  })
  .put('/', body(notificationsBody), async (c) => {
    const preferences = c.req.valid('json');
    await setNotifications(database(c.env), c.get('user').id, {
      usageAlerts: preferences.usage_alerts,
      planUpdates: preferences.plan_updates,
      productUpdates: preferences.product_updates,
      marketing: preferences.marketing,
    });
    return c.json<NotificationPreferences>(preferences);
  });
