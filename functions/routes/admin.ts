import { Hono } from 'hono';
import type { AuthEnv } from '#auth/env.ts';
import { type AdminEnv, requireAdmin } from '#auth/guards.ts';
import { alarms, mails, messages } from './admin/queues.ts';
import { payments } from './admin/payments.ts';
import { security } from './admin/security.ts';
import { sessions } from './admin/sessions.ts';

export const admin = new Hono<AdminEnv & AuthEnv>()
  .use(requireAdmin)
  .route('/alarms', alarms)
  .route('/mails', mails)
  .route('/messages', messages)
  .route('/payments', payments)
  .route('/security', security)
  .route('/sessions', sessions);
