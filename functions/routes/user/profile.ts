import { Hono } from 'hono';
import { accountOf } from '#auth/account.ts';
import { requireUser, type SignedInEnv } from '#auth/guards.ts';
import { body } from '../body.ts';
import type { Account, NotificationPreferences } from '#contract/account.ts';
import { profileBody, notificationsBody } from '#contract/schemas.ts';
import { database } from '#db/client.ts';
import { renameUser, setNotifications } from '#db/users.ts';
import { failure } from '#middleware/failure.ts';

export const profile = new Hono<SignedInEnv>()
  .use(requireUser)
  .get('/', (c) => c.json<Account>(accountOf(c.get('user'), c.get('now')())))
  .put('/', body(profileBody), async (c) => {
    const now = c.get('now')();
    const user = await renameUser(database(c.env), c.get('user').id, c.req.valid('json').full_name, now);
    return user ? c.json<Account>(accountOf(user, now)) : failure(c, 'not_signed_in');
  });

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
