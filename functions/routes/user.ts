import { Hono } from 'hono';
import type { AuthEnv } from '#auth/env.ts';
import { asUser } from '#auth/factors/principal.ts';
import { requireUser } from '#auth/guards.ts';
import { factors } from './factors/factors.ts';
import { usage, activity, billing } from './user/history.ts';
import { addressChange } from './user/address-change.ts';
import { data } from './user/data.ts';
import { notifications, profile } from './user/profile.ts';
import { password } from './user/password.ts';

export const user = new Hono<AuthEnv>()
  .route('/profile', profile)
  .route('/notifications', notifications)
  .route('/billing', billing)
  .use('/factors/*', requireUser, asUser)
  .route('/factors', factors)
  .route('/email-change', addressChange)
  .route('/usage', usage)
  .route('/activity', activity)
  .route('/', password)
  .route('/', data);
