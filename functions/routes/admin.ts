import { Hono } from 'hono';
import { type AdminEnv, requireAdmin } from '../auth/guards.ts';
import { messages } from './admin/messages.ts';
import { payments } from './admin/payments.ts';
import { security } from './admin/security.ts';

export const admin = new Hono<AdminEnv>()
  .use(requireAdmin)
  .route('/messages', messages)
  .route('/payments', payments)
  .route('/security', security);
